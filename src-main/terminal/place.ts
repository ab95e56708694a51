/** An address by hand: "192.168.1.27", with or without its port, a whole link, or a short code. */
import { readCode, type Place } from '../../src-shared/lan/code'
import { FIRST_PORT } from '../net/ports'

const ADDRESS = /^(?:http:\/\/)?(\d{1,3}(?:\.\d{1,3}){3})(?::(\d{1,5}))?(?:\/.*)?$/

/** @returns where it leads, or whether it is a code with a slip or nothing of the kind */
export function readPlace(text: string): Place | { readonly bad: 'slip' | 'badPlace' } {
  const found = ADDRESS.exec(text.trim())
  if (found) {
    const [, address = '', port] = found
    const right = address.split('.').every(part => Number(part) <= 0xff) && Number(port ?? FIRST_PORT) <= 0xffff
    return right ? { address, port: Number(port ?? FIRST_PORT) } : { bad: 'badPlace' }
  }
  const read = readCode(text)
  return 'bad' in read ? { bad: read.bad === 'check' ? 'slip' : 'badPlace' } : read
}
