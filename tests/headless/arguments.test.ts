import { describe, expect, it } from 'vitest'
import { readArguments } from '../../src-main/arguments'

describe('the arguments of `undertable host`', () => {
  it('have defaults: all addresses, the first free port, one table', () => {
    expect(readArguments([])).toMatchObject({
      port: null,
      bind: '0.0.0.0',
      tables: 1,
      open: true,
      advertise: true,
      json: false,
      pace: 1,
      seed: null,
    })
  })

  it('are read', () => {
    expect(
      readArguments([
        '--port',
        '0',
        '--bind',
        '127.0.0.1',
        '--no-open',
        '--no-advertise',
        '--tables',
        '3',
        '--accept',
        'table.test',
        '--seed',
        'x',
        '--pace',
        '0',
      ]),
    ).toMatchObject({
      port: 0,
      bind: '127.0.0.1',
      open: false,
      advertise: false,
      tables: 3,
      accept: ['table.test'],
      seed: 'x',
      pace: 0,
    })
  })

  it("say where data is stored: in the user's own folder, in another, or nowhere", () => {
    expect(readArguments([])).toMatchObject({ data: { folder: null } })
    expect(readArguments(['--data', 'here'])).toMatchObject({ data: { folder: 'here' } })
    expect(readArguments(['--no-data'])).toMatchObject({ data: 'none' })
  })

  it('open a hall, or none', () => {
    expect(readArguments([])).toMatchObject({ hall: false })
    expect(readArguments(['--hall'])).toMatchObject({ hall: true, tables: 1 })
    expect(readArguments(['--hall=yes'])).toHaveProperty('bad')
  })

  it('name a folder of installers for guests, or none', () => {
    expect(readArguments([])).toMatchObject({ offer: null })
    expect(readArguments(['--offer', 'dist'])).toMatchObject({ offer: 'dist' })
  })

  it.each([
    ['--offer'],
    ['--data', 'here', '--no-data'],
    ['--data'],
    ['--port', '65536'],
    ['--port', '-1'],
    ['--port', '4e3'],
    ['--port', ''],
    ['--tables', '2.5'],
    ['--tables', '3 tables'],
    ['--tables', '0'],
    ['--tables', '301'],
    ['--pace', 'slow'],
    ['--pace', '11'],
    ['--what'],
  ])('%s %s %s is rejected', (...args) => {
    expect(readArguments(args)).toHaveProperty('bad')
  })
})
