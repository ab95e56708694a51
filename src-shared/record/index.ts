export * from './fair'
export * from './past'
export * from './read'
export * from './record'
