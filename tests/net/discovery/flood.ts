/** A packet that tells how many of its copies were looked at. */
export function counted(packet: Uint8Array): { readonly bytes: () => Uint8Array; readonly read: () => number } {
  let read = 0
  return {
    bytes: () => {
      const copy = Uint8Array.from(packet)
      let isNew = true
      Object.defineProperty(copy, 'length', {
        get: () => {
          if (isNew) read++
          isNew = false
          return packet.length
        },
      })
      return copy
    },
    read: () => read,
  }
}
