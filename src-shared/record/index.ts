export * from './fair'
export * from './record'
