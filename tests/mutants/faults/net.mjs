/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // Against: the addresses at which guests reach this machine ::1234 reaches its own machine only: false.
  fault('net', 'src-main/net/addresses.ts', '|::1$|localhost$', '|::1|localhost$', ['tests/net/addresses.test.ts']),
  // Against: a machine with several networks is shown an IPv4 guest as IPv4.
  fault('net', 'src-main/net/addresses.ts', "address.replace(/^::ffff:/, '')", 'address', [
    'tests/net/addresses.test.ts',
  ]),
  // Against: a machine with several networks is reached first where the people of the room are: homes before offices, real networks.
  fault('net', 'src-main/net/addresses.ts', 'a.rank - b.rank', 'b.rank - a.rank', ['tests/net/addresses.test.ts']),
  // Against: a machine with several networks is reached first where the people of the room are: homes before offices, real networks.
  fault('net', 'src-main/net/addresses.ts', '(isVirtual(name) ? 100 : 0)', '0', ['tests/net/addresses.test.ts']),
  // Against: a request comes from our own page if that has the same name, port and way.
  fault('net', 'src-main/net/originCheck.ts', "? 'https' : 'http'", "? 'http' : 'http'", [
    'tests/net/addresses.test.ts',
  ]),
  // Against: a client that does not read is cut off once two megabytes are waiting, and its person is away.
  fault(
    'net',
    'src-main/net/session.ts',
    '    if (socket.bufferedAmount > MAX_UNREAD_BYTES) return socket.terminate()\n',
    '',
    ['tests/net/allowance.test.ts'],
  ),
  // Against: a socket that is closed but stays is cut off two seconds later.
  fault(
    'net',
    'src-main/net/session.ts',
    'cancelTermination ??= clock.after(CLOSE_MS, () => {\n        socket.terminate()\n      })',
    'cancelTermination ??= () => undefined',
    ['tests/net/allowance.test.ts'],
  ),
  // Against: what a socket saves up is no more than its burst, however long it was quiet.
  fault(
    'net',
    'src-main/net/session.ts',
    'Math.min(BURST, allowance + ((now - countedAt) * MESSAGES_A_SECOND) / 1000)',
    '(allowance + ((now - countedAt) * MESSAGES_A_SECOND) / 1000)',
    ['tests/net/allowance.test.ts'],
  ),
  // Against: a hello with a code is checked before another one is looked at.
  fault(
    'net',
    'src-main/net/session.ts',
    "    if (checkingCode) return peer.send({ kind: 'refused', n: message.n, why: refuse('helloFirst') })\n",
    '',
    ['tests/net/allowance.test.ts'],
  ),
  // Against: a hello with a code is checked before another one is looked at.
  fault('net', 'src-main/net/session.ts', '      checkingCode = false\n', '', ['tests/net/allowance.test.ts']),
  // Against: a hello that is being checked is not given up meanwhile, and is waited for again after it.
  fault(
    'net',
    'src-main/net/session.ts',
    '    checkingCode = true\n    cancelHelloTimer()\n',
    '    checkingCode = true\n',
    ['tests/net/allowance.test.ts'],
  ),
  // Against: a hello that is being checked is not given up meanwhile, and is waited for again after it.
  fault(
    'net',
    'src-main/net/session.ts',
    'if (socket.readyState === socket.OPEN) cancelHelloTimer = startHelloTimer()',
    '',
    ['tests/net/allowance.test.ts'],
  ),
  // Against: a hello of somebody who hangs up during its check leaves nobody at the table.
  fault('net', 'src-main/net/session.ts', '    else host.disconnected(peer, result)\n', '', [
    'tests/net/allowance.test.ts',
  ]),
  // Against: a socket that is closed but stays is released when it leaves by itself.
  fault('net', 'src-main/net/session.ts', '    stopPings()\n', '', ['tests/net/allowance.test.ts']),
  // Against: a socket that ends leaves no timer behind: before its hello, after it, and when it was closed.
  fault('net', 'src-main/net/session.ts', '    stopHeartbeats()\n', '', ['tests/net/allowance.test.ts']),
  // Against: a socket that is closed but stays is released when it leaves by itself.
  fault('net', 'src-main/net/session.ts', '    cancelTermination?.()\n', '', ['tests/net/allowance.test.ts']),
  // Against: a client that has not answered a ping by the next one is cut off.
  fault('net', 'src-main/net/session.ts', '    if (!answered) return socket.terminate()\n', '', [
    'tests/net/allowance.test.ts',
  ]),
  // Against: a client that has not answered a ping by the next one is cut off.
  fault('net', 'src-main/net/session.ts', '    answered = false\n    socket.ping()', '    socket.ping()', [
    'tests/net/allowance.test.ts',
  ]),
  // Against: a client that has not answered a ping by the next one is cut off.
  fault('net', 'src-main/net/session.ts', 'const PING_MS = 4000', 'const PING_MS = 40000', [
    'tests/net/allowance.test.ts',
  ]),
  // Against: an allowance comes back with time.
  fault(
    'net',
    'src-main/net/session.ts',
    '    if (socket.readyState !== socket.OPEN) return\n    const began',
    '    const began',
    ['tests/net/allowance.test.ts'],
  ),
  // Against: a page is sent whole, or its head alone, and taken from nobody.
  fault(
    'net',
    'src-main/net/staticPages.ts',
    "request.method !== 'GET' && request.method !== 'HEAD'",
    "request.method === 'POST'",
    ['tests/net/addresses.test.ts'],
  ),
  // Against: a page is sent whole, or its head alone, and taken from nobody.
  fault('net', 'src-main/net/staticPages.ts', "request.method === 'HEAD' ? undefined : body", 'body', [
    'tests/net/addresses.test.ts',
  ]),
  // Against: a page is kept for ever only if its name changes with what it holds.
  fault(
    'net',
    'src-main/net/staticPages.ts',
    "page.immutable ? 'public, max-age=31536000, immutable' : 'no-cache'",
    "'public, max-age=31536000, immutable'",
    ['tests/net/addresses.test.ts'],
  ),
  // Who is sent away is not told why.
  fault('net', 'src-main/net/session.ts', "      peer.send({ kind: 'closing', why })\n", '', [
    'tests/net/allowance.test.ts',
  ]),
  // The hall hears somebody who has not said hello.
  fault(
    'net',
    'src-main/net/session.ts',
    'if (member && host.receiveHall) void host.receiveHall(peer, member, message)',
    'if (host.receiveHall) void host.receiveHall(peer, member ?? {}, message)',
    ['tests/net/allowance.test.ts'],
  ),
  // Everybody is at the host’s own machine.
  fault('net', 'src-main/net/session.ts', 'isLocal = isLoopback(connection.address)', 'isLocal = true', [
    'tests/net/allowance.test.ts',
  ]),
  // A page that changes is kept for ever.
  fault('net', 'src-main/net/staticPages.ts', "url.startsWith('/assets/')", 'true', ['tests/net/addresses.test.ts']),
  // A host that sends messages alone is given up.
  fault(
    'net',
    'src-main/net/client/dial.ts',
    'isTooMuch(data as Buffer)) return\n      this.restartSilenceTimer()',
    'isTooMuch(data as Buffer)) return',
    ['tests/net/dial.test.ts'],
  ),
  // The silence of before a sign of life counts.
  fault(
    'net',
    'src-main/net/client/dial.ts',
    '    this.cancelSilenceTimer()\n    this.cancelSilenceTimer = ',
    '    this.cancelSilenceTimer = ',
    ['tests/net/dial.test.ts'],
  ),
  // A failure is reported twice.
  fault(
    'net',
    'src-main/net/client/dial.ts',
    '    if (this.ended) return\n    this.ended = true',
    '    this.ended = true',
    ['tests/net/dial.test.ts'],
  ),
  // Addresses without end are dialled.
  fault('net', 'src-main/net/client/dial.ts', 'addresses.slice(0, MAX_ADDRESSES)', 'addresses', [
    'tests/net/dial.test.ts',
  ]),
  // A changed certificate goes unmentioned beside another failure.
  fault(
    'net',
    'src-main/net/client/dial.ts',
    "one?.refused === 'certificateChanged' ? one : (other ?? one)",
    'other ?? one',
    ['tests/net/dial.test.ts'],
  ),
  // A connection ends with the time for its handshake.
  fault(
    'net',
    'src-main/net/client/handshake.ts',
    "      cancelTimeout()\n      signal.removeEventListener('abort', aborted)\n      resolve",
    "      signal.removeEventListener('abort', aborted)\n      resolve",
    ['tests/net/dial.test.ts'],
  ),
  // One host confirmed is all confirmed.
  fault(
    'net',
    'src-main/net/client/knownHosts.ts',
    'host.fingerprint === fingerprint ? { ...host, confirmed: true } : host',
    '{ ...host, confirmed: true }',
    ['tests/net/knownHosts.test.ts'],
  ),
  // What the page should hear is taken by an agreement that is over.
  fault('net', 'src-main/net/client/wordsAgreement.ts', '    if (this.over) return false\n', '', [
    'tests/net/dial.test.ts',
  ]),
  // A heartbeat ends the agreement on words.
  fault('net', 'src-main/net/client/wordsAgreement.ts', "!this.settled && message?.kind === 'heartbeat'", 'false', [
    'tests/net/dial.test.ts',
  ]),
  // A host that is gone is opened later.
  fault('net', 'src-main/net/client/dial.ts', '    this.words?.stop()\n', '', ['tests/net/dial.test.ts']),
  // The page hears no heartbeat.
  fault(
    'net',
    'src-main/net/client/wordsAgreement.ts',
    "const waiting = !this.settled && message?.kind === 'heartbeat'",
    "const waiting = message?.kind === 'heartbeat'",
    ['tests/net/dial.test.ts'],
  ),
  // Anything at all is signed for whoever asks.
  fault('net', 'src-main/net/hostQuery.ts', 'NONCE.test(nonce) ? nonce : null', 'nonce', ['tests/net/keepers.test.ts']),
  // Another computer in its place answers for a computer of the table.
  fault(
    'net',
    'src-main/net/client/askComputer.ts',
    'certificate && fingerprintOf(certificate.raw) === id',
    'certificate',
    ['tests/net/askComputer.test.ts'],
  ),
  // A page may not ask the other computers of its table.
  fault('net', 'src-main/net/server.ts', 'setup.keepers ? FOLLOWING_HEADERS : HEADERS', 'HEADERS', [
    'tests/net/keepers.test.ts',
  ]),
  // One computer that breaks off keeps everybody from finding the next host.
  fault('net', 'src-main/net/client/askComputer.ts', "response.on('close',", "response.on('never',", [
    'tests/net/askComputer.test.ts',
  ]),
  // A computer that keeps tables loses its connection to somebody at its address who opens many.
  fault(
    'net',
    'src-main/net/server.ts',
    '    if (acceptKeeper(request, socket, head)) {\n      settle()\n',
    '    if (acceptKeeper(request, socket, head)) {\n',
    ['tests/net/keepers.test.ts'],
  ),
  // Once one address of a computer has answered, the connections to its others stay open.
  fault('net', 'src-main/net/client/askComputer.ts', '      stop()\n      ended.abort()\n', '      stop()\n', [
    'tests/net/askComputer.test.ts',
  ]),
  // One address uses up everybody’s share of comparison words.
  fault(
    'net',
    'src-main/net/tls/wordsExchange.ts',
    "each.allows(address) && all.allows('')",
    "all.allows('') && each.allows(address)",
    ['tests/net/wordsExchange.test.ts'],
  ),
  // Connections that were let through still count as silent: with enough of them, people are cut off.
  fault(
    'net',
    'src-main/net/tls/portMultiplexer.ts',
    '    waiting.delete(remoteOf(socket))\n    accept(socket)',
    '    accept(socket)',
    ['tests/net/portMultiplexer.test.ts'],
  ),
  // Connections that say nothing fill the process.
  fault(
    'net',
    'src-main/net/tls/portMultiplexer.ts',
    '    if (waiting.size > MAX_WAITING) oldest?.destroy()\n',
    '    void oldest\n',
    ['tests/net/portMultiplexer.test.ts'],
  ),
  // A page that has lost its host may not read who hosts the table now.
  fault('net', 'src-main/net/hostQuery.ts', "  'Access-Control-Allow-Origin': '*',\n", '', [
    'tests/net/keepers.test.ts',
  ]),
  // The page that says that guests are off looks to programs like one that works.
  fault('net', 'src-main/net/guestsOffPage.ts', '.writeHead(403, {', '.writeHead(200, {', ['tests/net/guests.test.ts']),
  // A guest in a browser keeps the socket although guests are off.
  fault(
    'net',
    'src-main/net/server.ts',
    "        close(CLOSE.guestsOff, refuse('guestsOff'))\n        return\n",
    '        return\n',
    ['tests/net/guests.test.ts'],
  ),
  // Guests who are here stay when guests are switched off.
  fault('net', 'src-main/net/server.ts', '      guests.set(ws, close)\n', '', ['tests/net/guests.test.ts']),
  // A host that ends waits for whoever has connected and said nothing.
  fault('net', 'src-main/net/server.ts', '      multiplexer?.close()\n', '', ['tests/net/server.test.ts']),
  // The last of our ports is never tried.
  fault('net', 'src-main/net/server.ts', 'LAST_PORT - FIRST_PORT + 1', 'LAST_PORT - FIRST_PORT', [
    'tests/net/server.test.ts',
  ]),
  // An installer that has gone keeps its guest waiting for good.
  fault('net', 'src-main/net/installerOffers.ts', '      else end(response, 404)\n', '', [
    'tests/net/installers.test.ts',
  ]),
  // Each guest who asks for an installer that has changed costs the host an open file.
  fault(
    'net',
    'src-main/net/installerOffers.ts',
    '        await handle.close()\n        end(response, 404)',
    '        end(response, 404)',
    ['tests/net/installers.test.ts'],
  ),
  // A refusal whose texts an update has replaced ends the host.
  fault('net', 'src-main/net/guestsOffPage.ts', "messages').catch(() => null)", "messages')", [
    'tests/net/guestsOffPage.test.ts',
  ]),
  // A name that ends like one of ours is ours.
  fault(
    'net',
    'src-main/net/originCheck.ts',
    'withoutRoot(name) === withoutRoot(host.name)',
    'host.name.endsWith(withoutRoot(name))',
    ['tests/net/addresses.test.ts'],
  ),
  // A second Host header is not looked at.
  fault('net', 'src-main/net/originCheck.ts', 'hosts.length === 1', 'hosts.length > 0', [
    'tests/net/addresses.test.ts',
  ]),
  // A port that cannot be is one.
  fault('net', 'src-main/net/authority.ts', 'port > MAX_PORT', 'false', ['tests/net/addresses.test.ts']),
]
