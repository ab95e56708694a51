/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // A host other than the link's is accepted.
  fault(
    'tls',
    'src-main/net/client/handshake.ts',
    'if (pin !== null && fingerprint !== pin.fingerprint)',
    'if (false)',
    ['tests/net/tls.test.ts'],
  ),
  // A changed certificate goes unnoticed.
  fault(
    'tls',
    'src-main/net/client/handshake.ts',
    "if (pin === null && familiarity === 'changed') return changed",
    '',
    ['tests/net/impostor.test.ts'],
  ),
  // A visit goes on with any host, whatever its certificate.
  fault(
    'tls',
    'src-main/net/client/handshake.ts',
    "return pin.from === 'met' ? changed : refuse('certificateOther', { address })",
    "if (pin.from !== 'met') return refuse('certificateOther', { address })",
    ['tests/net/impostor.test.ts'],
  ),
  // What is announced is as good as a link.
  fault(
    'tls',
    'src-main/desktop/tableFinder.ts',
    'pin: null, announced: { instance: id, fingerprint }',
    "pin: fingerprint === null ? null : { fingerprint, from: 'link' }, announced: { instance: id, fingerprint }",
    ['tests/net/impostor.test.ts'],
  ),
  // A neighbour who repeats an announcement is joined in place of the host.
  fault('tls', 'src-main/net/client/handshake.ts', '(announced?.fingerprint ?? fingerprint) !== fingerprint', 'false', [
    'tests/net/impostor.test.ts',
  ]),
  // A host of another table may take over this one.
  fault(
    'tls',
    'src-main/net/client/knownHosts.ts',
    "if (holder && holder.fingerprint !== fingerprint) return 'changed'",
    '',
    ['tests/net/knownHosts.test.ts', 'tests/net/impostor.test.ts'],
  ),
  // Who was met once is trusted without being asked about.
  fault('tls', 'src-main/net/client/dial.ts', "confirmed: trust !== 'first'", 'confirmed: true', [
    'tests/net/tls.test.ts',
    'tests/net/impostor.test.ts',
  ]),
  // A neighbour who repeats a table's id adds its address to that table.
  fault('tls', 'src-main/net/discovery/tables.ts', "`${id}@${port}/${fingerprint ?? ''}`", '`${id}@${port}`', [
    'tests/net/impostor.test.ts',
  ]),
  // A new host hears the join code unasked.
  fault(
    'tls',
    'src-renderer/desktop/store.ts',
    "(met.value.trust !== 'first' || met.value.fingerprint === codeFor.value)",
    'true',
    ['tests/renderer/hostTrust.test.ts'],
  ),
  // A commitment binds nobody.
  fault(
    'tls',
    'src-main/net/tls/wordsExchange.ts',
    "if (commitmentTo(message.nonce) !== this.commit) return refused('wordsOther')",
    '',
    ['tests/net/wordsExchange.test.ts'],
  ),
  // A connection has as many guesses as it likes.
  fault('tls', 'src-main/net/tls/wordsExchange.ts', "if (this.commit !== null) return refused('wordsOrder')", '', [
    'tests/net/wordsExchange.test.ts',
  ]),
  // Somebody at the table gets other words.
  fault(
    'tls',
    'src-main/net/session.ts',
    "member ? { kind: 'refused', n: message.n, why: refuse('wordsOrder') } : words.answer(message)",
    'words.answer(message)',
    ['tests/net/tls.test.ts'],
  ),
  // Somebody in between may try as often as they like.
  fault('tls', 'src-main/net/tls/wordsExchange.ts', "each.allows(address) && all.allows('')", 'true', [
    'tests/net/wordsExchange.test.ts',
  ]),
  // The guest's number is no part of the words.
  fault('tls', 'src-main/net/tls/shortAuthString.ts', ", Buffer.from(guestNonce, 'hex'))", ')', [
    'tests/net/wordsExchange.test.ts',
  ]),
  // An older TLS is good enough.
  fault(
    'tls',
    'src-main/net/tls/portMultiplexer.ts',
    "minVersion: 'TLSv1.3', maxVersion: 'TLSv1.3', handshakeTimeout",
    "minVersion: 'TLSv1.2', handshakeTimeout",
    ['tests/net'],
  ),
  // A silent socket stays for ever.
  fault(
    'tls',
    'src-main/net/tls/portMultiplexer.ts',
    'const stop = clock.after(SILENCE_MS, () => {\n      socket.destroy()\n    })',
    'const stop = clock.after(SILENCE_MS, () => undefined)',
    ['tests/net'],
  ),
  // Every start makes another certificate.
  fault('tls', 'src-main/net/tls/certificate.ts', 'if (stored) return stored', '', ['tests/net']),
  // It is written before we know that the folder is ours.
  fault('tls', 'src-main/net/tls/certificate.ts', 'const mayWrite = await ownsFolder', 'const mayWrite = true', [
    'tests/net/certificate.test.ts',
  ]),
  // A folder of another host gets ours.
  fault('tls', 'src-main/net/tls/certificate.ts', 'if (mayWrite) file?.write(', 'file?.write(', [
    'tests/net/certificate.test.ts',
  ]),
  // Files of another host's folder are set aside.
  fault(
    'tls',
    'src-main/net/tls/certificate.ts',
    'if (mayWrite && file && file.read() !== null)',
    'if (file && file.read() !== null)',
    ['tests/net/certificate.test.ts'],
  ),
  // The certificate that another host has stored meanwhile is overwritten.
  fault(
    'tls',
    'src-main/net/tls/certificate.ts',
    '  const stored = readFrom(file)\n',
    '  const stored = prepared ? null : readFrom(file)\n',
    ['tests/net/certificate.test.ts'],
  ),
  // A hostile host fills the memory.
  fault('tls', 'src-main/net/client/dial.ts', '      maxPayload: MAX_HOST_FRAME,', '', ['tests/net']),
  // A host that moved away still owns its old address.
  fault(
    'tls',
    'src-main/net/client/knownHosts.ts',
    'earlier?.places.filter(place => place !== here && others.includes(place))',
    'earlier?.places.filter(place => place !== here)',
    ['tests/net'],
  ),
  // An older TLS is good enough.
  fault(
    'tls',
    'src-main/net/client/handshake.ts',
    "!certificate || socket.getProtocol() !== 'TLSv1.3'",
    '!certificate',
    ['tests/net/handshake.test.ts'],
  ),
  // A host that sends what is no message is tried again and again.
  fault('tls', 'src-main/net/client/dial.ts', "else if (fault.code?.startsWith('WS_ERR_'))", 'else if (false)', [
    'tests/net/tls.test.ts',
  ]),
]
