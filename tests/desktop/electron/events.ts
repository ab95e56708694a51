/** Events of the stand-in, as Electron gives them. */
import { EventEmitter } from 'node:events'

/** An event that may be prevented. */
export interface Preventable {
  prevented: boolean
  preventDefault(): void
}

export function preventable<T extends object>(more: T): Preventable & T {
  const event = {
    ...more,
    prevented: false,
    preventDefault() {
      event.prevented = true
    },
  }
  return event
}

/** Emits with an event first. @returns whether it was prevented */
export function emitPreventable(from: EventEmitter, name: string, more: object = {}, ...args: unknown[]): boolean {
  const event = preventable(more)
  from.emit(name, event, ...args)
  return event.prevented
}
