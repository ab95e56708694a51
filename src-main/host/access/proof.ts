/**
 * Who has the rights of the host's owner: somebody whose present connection has proved the key. The rights end with that
 * connection, and another window of the same person does not have them.
 */
export interface ProvedConnection {
  /** Whether its hello proved the owner's key. */
  readonly proved: boolean
}

/** @param connection the person's present one; undefined when there is none */
export const isProved = (_person: object, connection: ProvedConnection | undefined): boolean =>
  connection?.proved === true
