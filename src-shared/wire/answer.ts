/** An answer: the message that a client sends most, and for whose effect everybody waits. */
import * as v from 'valibot'
import type { Json } from '../kernel'
import { id, isCount, isId, json, n, plain } from './schema'

export const answerRequest = v.strictObject({ kind: v.literal('answer'), n, ask: id, answer: json })

type AnswerRequest = v.InferOutput<typeof answerRequest>

/**
 * Reads an answer without its schema, which would take three times as long.
 * @returns as the schema does; null where there is no answer, or anything is wrong with it
 */
export function readAnswer(value: Json): AnswerRequest | null {
  if (typeof value !== 'object' || value === null || !('kind' in value) || value.kind !== 'answer') return null
  const { n, ask, answer } = value
  if (!isCount(n) || !isId(ask) || answer === undefined || Object.keys(value).length !== FIELDS) return null
  return { kind: 'answer', n, ask, answer: plain(answer) }
}

const FIELDS = Object.keys(answerRequest.entries).length
