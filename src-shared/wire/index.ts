export * from './messages'
export * from './codec'
