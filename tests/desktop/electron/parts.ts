/**
 * What the stand-in has of Electron, checked against electron.d.ts: any part may be missing, but what is there takes and
 * returns what Electron's does. Events are by name, which no type checks.
 */

type EventMethod =
  | 'on'
  | 'once'
  | 'off'
  | 'addListener'
  | 'removeListener'
  | 'removeAllListeners'
  | 'emit'
  | 'listeners'
  | 'rawListeners'
  | 'listenerCount'
  | 'prependListener'
  | 'prependOnceListener'
  | 'eventNames'
  | 'setMaxListeners'
  | 'getMaxListeners'

type Returned<R> = R extends Promise<infer P> ? Promise<Part<P>> : Part<R>

type Members<T> = { [K in Exclude<keyof T, EventMethod | 'prototype'>]?: Part<T[K]> }

/** As a method's parameters are compared: what a handler is given may be a part as well. */
interface Method<A extends unknown[], R> {
  call(...args: A): Returned<R>
}

/** Of a class these are its static members; what it makes is checked by `implements Part<…>`. */
export type Part<T> = T extends abstract new (...args: never[]) => unknown
  ? Members<T>
  : T extends (...args: infer A) => infer R
    ? Method<A, R>['call']
    : T extends Response | Uint8Array | Date
      ? T
      : T extends (infer E)[]
        ? Part<E>[]
        : T extends object
          ? Members<T>
          : T
