/** An answer is read without its schema: as the schema reads it, or not at all. */
import * as v from 'valibot'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../src-shared/kernel'
import { decodeClient } from '../../src-shared/wire'
import { answerRequest, readAnswer } from '../../src-shared/wire/answer'

const ODD: readonly Json[] = [null, -1, 0.5, 2 ** 53, '', 'x'.repeat(81), true, [], {}]
const odd = fc.constantFrom(...ODD)
const json = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>
const right = fc.record({
  kind: fc.constant('answer'),
  n: fc.nat(),
  ask: fc.string({ minLength: 1, maxLength: 80 }),
  answer: json,
})
/** A right one with up to two changes: a field is odd, missing (`undefined`) or too many. */
const near = fc
  .tuple(
    right,
    fc.array(
      fc.tuple(fc.constantFrom('kind', 'n', 'ask', 'answer', 'by', '__proto__'), fc.option(odd, { nil: undefined })),
      { maxLength: 2 },
    ),
  )
  .map(([message, changes]) => Object.fromEntries([...Object.entries(message), ...changes]))
/** As it arrives: what is not JSON has become JSON. */
const sent = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json

describe('an answer', () => {
  it('is read, and as its schema reads it', () => {
    fc.assert(
      fc.property(right, message => {
        const value = sent(message)
        expect(readAnswer(value)).toEqual(v.parse(answerRequest, value))
        expect(decodeClient(JSON.stringify(message))).toEqual({ message: readAnswer(value) })
      }),
      { seed: 30, numRuns: 500 },
    )
  })

  it('is not read where its schema refuses it, nor is anything else', () => {
    const count = { read: 0, refused: 0 }
    fc.assert(
      fc.property(fc.oneof(near, json), message => {
        const value = sent(message),
          found = readAnswer(value),
          bySchema = v.safeParse(answerRequest, value)
        if (!bySchema.success) {
          count.refused++
          expect(found).toBeNull()
        } else if (found) {
          count.read++
          expect(found).toEqual(bySchema.output)
        }
      }),
      { seed: 31, numRuns: 5000 },
    )
    expect([count.read > 500, count.refused > 500]).toEqual([true, true])
  })

  it('may have a number up to the largest that is exact, and an id of 80 letters', () => {
    const answer = (n: number, ask: string): unknown => readAnswer({ kind: 'answer', n, ask, answer: true })
    expect(answer(2 ** 53 - 1, 'x'.repeat(80))).not.toBeNull()
    expect([answer(2 ** 53, 'x'), answer(0, 'x'.repeat(81)), answer(-1, 'x'), answer(0, '')]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
