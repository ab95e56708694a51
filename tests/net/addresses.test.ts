import { describe, expect, it } from 'vitest'
import { isLoopback, ownAddresses, reachableAt } from '../../src-main/net/addresses'

describe('the addresses at which guests reach this machine', () => {
  it('are the one it is bound to', () => {
    expect(reachableAt('127.0.0.1')).toEqual(['127.0.0.1'])
    expect(reachableAt('192.0.2.7')).toEqual(['192.0.2.7'])
  })

  it('include no loopback address when it is bound to all', () => {
    expect(reachableAt('0.0.0.0').filter(isLoopback)).toEqual([])
  })

  it.each([
    ['127.0.0.1', true],
    ['127.8.8.8', true],
    ['::1', true],
    ['localhost', true],
    ['192.168.1.27', false],
    ['10.127.0.1', false],
  ])('%s reaches its own machine only: %s', (address, own) => {
    expect(isLoopback(address)).toBe(own)
  })

  it.each([
    ['192.168.1.5', '192.168.1.5', true],
    ['192.168.1.5', '127.0.0.1', true],
    ['192.168.1.5', '192.168.1.6', false],
    ['0.0.0.0', '192.168.1.5', false],
  ])('bound to %s, %s is its own machine: %s', (bind, address, own) => {
    expect(ownAddresses(bind)(address)).toBe(own)
  })
})
