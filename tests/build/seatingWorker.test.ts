/** The built worker finds the seating that every client checks. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { searchInThread } from '../../src-main/hall/seatingThread'
import { drawSeating, type SeatingRequest } from '../../src-shared/hall'
import { newcomers, numberOf } from '../hall/trial'

const WORKER = pathToFileURL(path.resolve(import.meta.dirname, '../../out/main/seatingWorker.js'))

it('the built seating worker draws as everybody else does', async () => {
  const request: SeatingRequest = { kind: 'round', limits: { min: 3, max: 8 }, size: 5, people: newcomers(30), met: [] }
  const reports: string[] = []
  const seating = await searchInThread(WORKER, fault => reports.push(fault))(request, numberOf('key'))
  expect([seating, reports]).toEqual([drawSeating(request, numberOf('key')), []])
})
