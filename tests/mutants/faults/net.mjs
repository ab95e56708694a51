/** What other machines send: slips that no mutator makes, and that a player or an attacker would feel. */
import { fault } from '../fault.mjs'

export default [
  // The downloaded file is not checked.
  fault(
    'net',
    'src-main/net/installers.ts',
    "if (hash.digest('hex') !== sha512) return refuse('installerTampered')",
    '',
    ['tests/net/installers.test.ts'],
  ),
  // A rejected download stays on the disk.
  fault(
    'net',
    'src-main/net/installers.ts',
    '  await rm(partFile, { force: true })\n  return refusal',
    '  return refusal',
    ['tests/net/installers.test.ts'],
  ),
  // An endless list is read to its end.
  fault(
    'net',
    'src-main/net/installers.ts',
    '      if (length > MAX_LIST) {\n        response.destroy()\n        return []\n      }',
    '',
    ['tests/net/installers.test.ts'],
  ),
  // A changed certificate goes unnoticed.
  fault(
    'net',
    'src-main/net/client/handshake.ts',
    "if (pin === null && familiarity === 'changed') return changed",
    '',
    ['tests/net/impostor.test.ts'],
  ),
  // A host of another table may take over this one.
  fault(
    'net',
    'src-main/net/client/knownHosts.ts',
    "if (holder && holder.fingerprint !== fingerprint) return 'changed'",
    '',
    ['tests/net/knownHosts.test.ts', 'tests/net/impostor.test.ts'],
  ),
  // A commitment binds nobody.
  fault(
    'net',
    'src-main/net/tls/wordsExchange.ts',
    "if (commitmentTo(message.nonce) !== this.commit) return refused('wordsOther')",
    '',
    ['tests/net/wordsExchange.test.ts'],
  ),
  // A connection has as many guesses as it likes.
  fault('net', 'src-main/net/tls/wordsExchange.ts', "if (this.commit !== null) return refused('wordsOrder')", '', [
    'tests/net/wordsExchange.test.ts',
  ]),
  // It is written before we know that the folder is ours.
  fault('net', 'src-main/net/tls/certificate.ts', 'const mayWrite = await ownsFolder', 'const mayWrite = true', [
    'tests/net/certificate.test.ts',
  ]),
  // A hostile host fills the memory.
  fault('net', 'src-main/net/client/dial.ts', '      maxPayload: MAX_HOST_FRAME,', '', ['tests/net']),
  // Forged tables fill the memory.
  fault('net', 'src-main/net/discovery/tables.ts', 'if (!known && isFull(rows, speaker)) return rows', '', [
    'tests/net/discovery',
  ]),
  // Somebody who floods a host hides its tables.
  fault(
    'net',
    'src-main/net/discovery/browser.ts',
    'tables === null || tables.some',
    'tables !== null && tables.some',
    ['tests/net/discovery'],
  ),
  // An answer is larger than its question.
  fault('net', 'src-main/net/discovery/channel.ts', 'if (part.length > free) break', '', ['tests/net/discovery']),
  // Hosts of other evenings are asked although there is a table.
  fault('net', 'src-main/net/discovery/browser.ts', 'if (this.rows.size > 0) return', '', ['tests/net/discovery']),
  fault('net', 'src-main/net/discovery/browser.ts', '        this.checking.delete(key)\n', '', [
    'tests/net/discovery/browser.test.ts',
  ]),
  fault('net', 'src-main/net/discovery/channel.ts', 'bytes.length > MAX_SIZE || ', '', [
    'tests/net/discovery/channel.test.ts',
  ]),
  fault('net', 'src-main/net/discovery/mdns.ts', "type !== 'query' || ", '', ['tests/net/discovery/mdns.test.ts']),
  fault('net', 'src-main/net/discovery/querier.ts', 'reply.tables.length > 0 && ', '', [
    'tests/net/discovery/querier.test.ts',
  ]),
  fault('net', 'src-main/net/discovery/scan.ts', 'const PARALLEL = 50', 'const PARALLEL = 500', [
    'tests/net/discovery/browser.test.ts',
  ]),
  // What is sent on a socket that has closed is never done: a goodbye waits for it.
  fault('net', 'src-main/net/discovery/nodeDeps.ts', "        sent(new Error('closed'))\n", '', [
    'tests/net/discovery/nodeDeps.test.ts',
  ]),
  // A name is taken for an address.
  fault(
    'net',
    'src-main/net/discovery/subnets.ts',
    '  if (parts.length !== 4 || !parts.every(part => /^\\d{1,3}$/.test(part) && Number(part) <= 0xff)) return null\n',
    '',
    ['tests/net/discovery/subnets.test.ts'],
  ),
  // Frames of any length come in.
  fault('net', 'src-main/net/server.ts', 'maxPayload: MAX_CLIENT_FRAME, ', '', ['tests/wire', 'tests/net']),
  // A client that was told to go may stay.
  fault(
    'net',
    'src-main/net/session.ts',
    '      cancelTermination ??= clock.after(CLOSE_MS, () => {\n        socket.terminate()\n      })',
    '',
    ['tests/wire', 'tests/net'],
  ),
  // An answer as long as a deck is parsed.
  fault(
    'net',
    'src-shared/wire/codec.ts',
    "if (text.length > MAX_MESSAGE && kind !== 'deck') return { n, why: refuse('tooLong') }",
    '',
    ['tests/wire', 'tests/net'],
  ),
  // A page takes whatever a host sends.
  fault('net', 'src-shared/wire/codec.ts', 'if (text.length > MAX_HOST_MESSAGE) return null', '', [
    'tests/wire',
    'tests/net',
  ]),
  // A prototype comes in with an answer.
  fault('net', 'src-shared/wire/schema.ts', "if (key !== '__proto__') ", '', ['tests/wire', 'tests/net']),
  fault('net', 'src-shared/wire/limits.ts', 'export const MAX_NAME = 24', 'export const MAX_NAME = 25', [
    'tests/wire/settings.test.ts',
  ]),
  fault('net', 'src-shared/wire/keeping.ts', '    v.minLength(1),\n', '', ['tests/wire/fields.test.ts']),
  fault(
    'net',
    'src-main/net/session.ts',
    '    if (socket.bufferedAmount > MAX_UNREAD_BYTES) return socket.terminate()\n',
    '',
    ['tests/net/allowance.test.ts'],
  ),
  fault(
    'net',
    'src-main/net/session.ts',
    "    if (checkingCode) return peer.send({ kind: 'refused', n: message.n, why: refuse('helloFirst') })\n",
    '',
    ['tests/net/allowance.test.ts'],
  ),
  fault('net', 'src-main/net/session.ts', '    else host.disconnected(peer, result)\n', '', [
    'tests/net/allowance.test.ts',
  ]),
  fault('net', 'src-main/net/session.ts', '    cancelTermination?.()\n', '', ['tests/net/allowance.test.ts']),
  fault('net', 'src-main/net/session.ts', '    if (!answered) return socket.terminate()\n', '', [
    'tests/net/allowance.test.ts',
  ]),
  fault('net', 'src-main/net/session.ts', 'const PING_MS = 4000', 'const PING_MS = 40000', [
    'tests/net/allowance.test.ts',
  ]),
  // Who is sent away is not told why.
  fault('net', 'src-main/net/session.ts', "      peer.send({ kind: 'closing', why })\n", '', [
    'tests/net/allowance.test.ts',
  ]),
  // The page that says that guests are off looks to programs like one that works.
  fault('net', 'src-main/net/guestsOffPage.ts', '.writeHead(403, {', '.writeHead(200, {', ['tests/net/guests.test.ts']),
  // Guests who are here stay when guests are switched off.
  fault('net', 'src-main/net/server.ts', '      guests.set(ws, close)\n', '', ['tests/net/guests.test.ts']),
  // Each guest who asks for an installer that has changed costs the host an open file.
  fault(
    'net',
    'src-main/net/installerOffers.ts',
    '        await handle.close()\n        end(response, 404)',
    '        end(response, 404)',
    ['tests/net/installers.test.ts'],
  ),
]
