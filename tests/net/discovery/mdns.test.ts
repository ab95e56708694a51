/** What is read of mDNS: our service and nothing else, and nothing of packets that no host of ours sends. */
import { describe, expect, it } from 'vitest'
import { decode, encode, type Answer } from 'dns-packet'
import { MAX_PACKET, mdnsQuestion, questionsForUs, readMdns, withAddress } from '../../../src-main/net/discovery/mdns'
import { encodeTableRecord } from '../../../src-main/net/discovery/tableRecord'
import { someFacts } from './tableRecord'

const TYPE = '_undertable._tcp.local',
  { id } = someFacts(),
  NAME = `undertable-${id}.${TYPE}`,
  HOST = `undertable-${id}.local`

const text = (over: Partial<{ name: string; ttl: number }> = {}): Answer => ({
  type: 'TXT',
  name: NAME,
  ttl: 120,
  data: encodeTableRecord(someFacts()),
  ...over,
})
const address = (name: string, data: string): Answer => ({ type: 'A', name, ttl: 120, data })
const response = (...answers: Answer[]): Uint8Array => encode({ type: 'response', answers })
const found = (...answers: Answer[]) => readMdns(response(...answers), '10.0.0.1').sightings

describe('a table', () => {
  it('is its text record, with the addresses of its own host name', () => {
    expect(found(text(), address(HOST, '10.0.0.1'), address('printer.local', '10.0.0.9'))).toEqual([
      { record: someFacts(), speaker: '10.0.0.1', addresses: ['10.0.0.1'], way: 'mdns' },
    ])
  })

  it('is found whatever letters its names are written in, as DNS wants it', () => {
    const upper = found(text({ name: NAME.toUpperCase() }), address(HOST.toUpperCase(), '10.0.0.1'))
    expect(upper).toMatchObject([{ record: { id }, addresses: ['10.0.0.1'] }])
  })

  it('is none under another name, and none that is just leaving', () => {
    expect(found(text({ name: `undertable-other.${TYPE}` }))).toEqual([])
    expect(found(text({ ttl: 0 }))).toEqual([])
  })

  it('is in responses only, not in what others ask', () => {
    expect(readMdns(encode({ type: 'query', answers: [text()] }), '10.0.0.1').sightings).toEqual([])
  })

  it('is not looked for in a packet of hundreds of records, or larger than mDNS allows', () => {
    const filler = (count: number): Answer[] => Array.from({ length: count }, () => address('a', '10.0.0.9'))
    expect(found(text(), ...filler(399))).toHaveLength(1)
    expect(found(text(), ...filler(400))).toEqual([])
    const large = Buffer.concat([response(text()), Buffer.alloc(MAX_PACKET)])
    expect(readMdns(large.subarray(0, MAX_PACKET), '10.0.0.1').sightings).toHaveLength(1)
    expect(readMdns(large.subarray(0, MAX_PACKET + 1), '10.0.0.1').sightings).toEqual([])
  })
})

describe('a goodbye', () => {
  const pointer = (over: object): Answer => ({ type: 'PTR', name: TYPE, ttl: 0, data: NAME, ...over }) as Answer
  const left = (...answers: Answer[]) => readMdns(response(...answers), '10.0.0.1').goodbyes

  it('is a pointer of our service without time to live', () => {
    expect(left(pointer({}))).toEqual([id])
    expect(left(pointer({ ttl: 120 }))).toEqual([])
    expect(left(pointer({ name: '_http._tcp.local' }))).toEqual([])
    expect(left(pointer({ data: `printer.${TYPE}` }))).toEqual([])
  })
})

describe('a query', () => {
  it('is ours if it asks for our service', () => {
    expect(questionsForUs(mdnsQuestion())).not.toBeNull()
    expect(questionsForUs(encode({ type: 'query', questions: [{ name: '_http._tcp.local', type: 'PTR' }] }))).toBeNull()
  })

  it('is ours whatever letters it is written in, as DNS wants it', () => {
    for (const name of [TYPE.toUpperCase(), NAME.toUpperCase()])
      expect(questionsForUs(encode({ type: 'query', questions: [{ name, type: 'PTR' }] }))).not.toBeNull()
  })

  it('keeps all that it asks of a table, each once: its place and its record are two questions', () => {
    const questions = (['SRV', 'TXT', 'SRV'] as const).map(type => ({ type, name: NAME }))
    const read = questionsForUs(
      encode({ type: 'query', questions: [{ type: 'PTR', name: 'printer.local' }, ...questions] }),
    )
    expect(decode(Buffer.from(read ?? [])).questions?.map(({ type }) => type)).toEqual(['SRV', 'TXT'])
  })

  it('is no response, and not larger than mDNS allows', () => {
    expect(questionsForUs(encode({ type: 'response', questions: [{ name: TYPE, type: 'PTR' }] }))).toBeNull()
    const large = Buffer.concat([mdnsQuestion(), Buffer.alloc(MAX_PACKET)])
    expect(questionsForUs(large.subarray(0, MAX_PACKET))).not.toBeNull()
    expect(questionsForUs(large.subarray(0, MAX_PACKET + 1))).toBeNull()
  })
})

it('our own packet keeps one of its addresses and everything else', () => {
  const packet = encode({
    type: 'response',
    answers: [text(), address(HOST, '10.0.0.1')],
    additionals: [address(HOST, '172.16.0.9')],
  })
  expect(readMdns(withAddress(packet, '10.0.0.1'), '10.0.0.1').sightings).toMatchObject([{ addresses: ['10.0.0.1'] }])
  expect(readMdns(withAddress(packet, '172.16.0.9'), '10.0.0.1').sightings).toMatchObject([
    { addresses: ['172.16.0.9'] },
  ])
})
