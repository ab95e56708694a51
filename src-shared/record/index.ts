export * from './fair'
export * from './matchHistory'
export * from './readRecord'
export * from './record'
