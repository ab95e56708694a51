/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // A stranger who knows a table's instance renames it.
  fault(
    'lan',
    'src-main/net/discovery/tables.ts',
    'known && known.speaker !== speaker && now - known.at < STALE_MS',
    'known && now < 0',
    ['tests/net/discovery'],
  ),
  // A killed host stays on the list.
  fault('lan', 'src-main/net/discovery/tables.ts', '([, row]) => now - row.at < GONE_MS', '() => true', [
    'tests/net/discovery',
  ]),
  // Forged tables fill the memory.
  fault('lan', 'src-main/net/discovery/tables.ts', 'if (!known && isFull(rows, speaker)) return rows', '', [
    'tests/net/discovery',
  ]),
  // A forged goodbye hides a table.
  fault('lan', 'src-main/net/discovery/browser.ts', 'if (alive !== true) this.rows', 'this.rows', [
    'tests/net/discovery',
  ]),
  // Somebody who floods a host hides its tables.
  fault(
    'lan',
    'src-main/net/discovery/browser.ts',
    'tables === null || tables.some',
    'tables !== null && tables.some',
    ['tests/net/discovery'],
  ),
  // A hidden table stays on every list while its host goes on.
  fault(
    'lan',
    'src-main/net/discovery/browser.ts',
    'tables === null || tables.some(table => table.id === id)',
    'true',
    ['tests/net/discovery'],
  ),
  // A guest dials whatever address an advertisement names.
  fault('lan', 'src-main/net/discovery/subnets.ts', 'claimed.filter(near)', 'claimed', ['tests/net/discovery']),
  // Another machine leads this one to itself.
  fault('lan', 'src-shared/lan/tablePlace.ts', ' || isLoopback(own) !== isLoopback(bytes)', '', [
    'tests/net/tablePlace.test.ts',
  ]),
  // Another machine leads this one to any service of the network.
  fault('lan', 'src-shared/lan/tablePlace.ts', ' && ports.includes(port)', '', ['tests/net']),
  // A host answers a forged asker anywhere in the world.
  fault('lan', 'src-main/net/discovery/responder.ts', '!isNear(nics, from.address) || ', '', ['tests/net/discovery']),
  // An answer is larger than its question.
  fault('lan', 'src-main/net/discovery/channel.ts', 'if (part.length > free) break', '', ['tests/net/discovery']),
  // An answer to somebody else's question is believed.
  fault(
    'lan',
    'src-main/net/discovery/channel.ts',
    '|| !Buffer.from(nonce).equals(bytes.subarray(NONCE_AT, FROM_AT))',
    '',
    ['tests/net/discovery'],
  ),
  // Scrambled words are believed.
  fault(
    'lan',
    'src-main/net/discovery/tableRecord.ts',
    "if (get('k') !== checkOf(entries.filter(entry => !entry.startsWith('k=')))) return null",
    '',
    ['tests/net/discovery'],
  ),
  // Addresses are read once, at the start.
  fault(
    'lan',
    'src-main/net/discovery/watchInterfaces.ts',
    'known === null || slept || !same(known, nics)',
    'known === null || slept',
    ['tests/net/discovery'],
  ),
  // A machine that wakes up says nothing.
  fault('lan', 'src-main/net/discovery/watchInterfaces.ts', 'known === null || slept || ', 'known === null || ', [
    'tests/net/discovery',
  ]),
  // Hosts of other evenings are asked although there is a table.
  fault('lan', 'src-main/net/discovery/browser.ts', 'if (this.rows.size > 0) return', '', ['tests/net/discovery']),
  // Against: a race that is still on is not lost because the last to start has failed: an earlier one may answer yet.
  fault('lan', 'src-main/net/discovery/addressRace.ts', 'if (running === 0) end(null)', 'end(null)', [
    'tests/net/discovery/small.test.ts',
  ]),
  // Against: a query for our service is not even read when its sender has sent hundreds.
  fault('lan', 'src-main/net/discovery/advertiser.ts', ' || !this.rateLimit.allows(from.address)', '', [
    'tests/net/discovery/advertiser.test.ts',
  ]),
  // Against: a query for our service is answered within the network of the interface, and to nobody outside of it.
  fault('lan', 'src-main/net/discovery/advertiser.ts', '!onLink(nic, from.address) || ', '', [
    'tests/net/discovery/advertiser.test.ts',
  ]),
  // Against: sockets of a host that open only after the interfaces have changed are closed at once.
  fault(
    'lan',
    'src-main/net/discovery/advertiser.ts',
    '        if (round !== this.round) {\n          socket.close()\n          return\n        }\n',
    '',
    ['tests/net/discovery/advertiser.test.ts'],
  ),
  // Against: sockets of a host are not watched twice after a restart.
  fault('lan', 'src-main/net/discovery/advertiser.ts', '      stop()\n      stop = start()', '      stop = start()', [
    'tests/net/discovery/advertiser.test.ts',
  ]),
  // Against: a query for our service is answered with the one address that the host listens on, of all that the machine has: expec.
  fault(
    'lan',
    'src-main/net/discovery/bonjour.ts',
    'this.onlyAddress === null ? bytes : withAddress(bytes, this.onlyAddress)',
    'bytes',
    ['tests/net/discovery/advertiser.test.ts'],
  ),
  // Against: a list that is closed closes the sockets that open only then.
  fault(
    'lan',
    'src-main/net/discovery/browser.ts',
    '      for (const listener of listeners) closeListener(listener)\n      return',
    '      return',
    ['tests/net/discovery/browser.test.ts'],
  ),
  // Against: packets of strangers who say goodbye for a table again and again have its host asked once at a time, and each time: expe.
  fault('lan', 'src-main/net/discovery/browser.ts', '        this.checking.delete(key)\n', '', [
    'tests/net/discovery/browser.test.ts',
  ]),
  // Against: a list that is closed listens and asks no more, and sets no timer.
  fault(
    'lan',
    'src-main/net/discovery/browser.ts',
    '    this.stopAsking()\n    this.nextPublish',
    '    this.nextPublish',
    ['tests/net/discovery/browser.test.ts'],
  ),
  // Against: a list that is closed listens and asks no more, and sets no timer.
  fault(
    'lan',
    'src-main/net/discovery/browser.ts',
    '    this.nextPublish?.()\n    this.closeListeners()',
    '    this.nextPublish?.()',
    ['tests/net/discovery/browser.test.ts'],
  ),
  // Against: no packet is larger than a question a goodbye for very many tables is cut.
  fault('lan', 'src-main/net/discovery/channel.ts', '.subarray(0, QUESTION_SIZE)', '', [
    'tests/net/discovery/channel.test.ts',
  ]),
  // Against: a reply is read if it repeats the number of the question, and no other.
  fault(
    'lan',
    'src-main/net/discovery/channel.ts',
    '!Buffer.from(nonce).equals(bytes.subarray(NONCE_AT, FROM_AT))',
    'false',
    ['tests/net/discovery/channel.test.ts'],
  ),
  // Against: a reply is read up to 1500 bytes, which is more than any host sends.
  fault('lan', 'src-main/net/discovery/channel.ts', 'bytes.length > MAX_SIZE || ', '', [
    'tests/net/discovery/channel.test.ts',
  ]),
  // Against: counts the other machines of its network, and no packet from elsewhere.
  fault('lan', 'src-main/net/discovery/doctor.ts', '      if (!onLink(nic, from.address)) return\n', '', [
    'tests/net/discovery/doctor.test.ts',
  ]),
  // Against: asks twice on each interface, hears itself, and reaches itself.
  fault('lan', 'src-main/net/discovery/doctor.ts', '  deps.clock.after(ASK_AGAIN_MS, ask)\n', '', [
    'tests/net/discovery/doctor.test.ts',
  ]),
  // Against: are two where two hosts listen at one address.
  fault(
    'lan',
    'src-main/net/discovery/knownAddresses.ts',
    'other.address !== address || other.port !== port',
    'other.address !== address',
    ['tests/net/discovery/knownAddresses.test.ts'],
  ),
  // Against: a query is no response, and not larger than mDNS allows.
  fault('lan', 'src-main/net/discovery/mdns.ts', "type !== 'query' || ", '', ['tests/net/discovery/mdns.test.ts']),
  // Against: a table is not looked for in a packet of hundreds of records, or larger than mDNS allows.
  fault('lan', 'src-main/net/discovery/mdns.ts', ' || records.length > MAX_RECORDS', '', [
    'tests/net/discovery/mdns.test.ts',
  ]),
  // Against: end where an answer brings nothing new: nobody is made to ask for ever.
  fault('lan', 'src-main/net/discovery/querier.ts', 'reply.tables.length > 0 && ', '', [
    'tests/net/discovery/querier.test.ts',
  ]),
  // Against: sockets of a host are closed when its interfaces change, and when it ends.
  fault(
    'lan',
    'src-main/net/discovery/responder.ts',
    '    this.socket?.close()\n    this.socket = null\n    if',
    '    this.socket = null\n    if',
    ['tests/net/discovery/advertiser.test.ts'],
  ),
  // Against: sockets of a host that open only after the interfaces have changed are closed at once.
  fault(
    'lan',
    'src-main/net/discovery/responder.ts',
    'if (generation !== this.generation) socket?.close()\n    else this',
    'this',
    ['tests/net/discovery/advertiser.test.ts'],
  ),
  // Against: the socket of the second channel is closed at once if it opens too late: the interfaces have changed, or the host has.
  fault(
    'lan',
    'src-main/net/discovery/responder.ts',
    '    this.generation++\n    this.socket = null\n',
    '    this.socket = null\n',
    ['tests/net/discovery/responder.test.ts'],
  ),
  // Against: the socket of the second channel is closed when the interfaces change, when there are none, and at the end.
  fault('lan', 'src-main/net/discovery/responder.ts', '    socket?.close()\n  }\n}', '  }\n}', [
    'tests/net/discovery/responder.test.ts',
  ]),
  // Against: a list that is closed scans no further.
  fault('lan', 'src-main/net/discovery/scan.ts', 'const PARALLEL = 50', 'const PARALLEL = 500', [
    'tests/net/discovery/browser.test.ts',
  ]),
  // Against: a table whose record is too long, of too many words, or broken on the way is none.
  fault('lan', 'src-main/net/discovery/tableRecord.ts', 'entries.length > MAX_WORDS || ', '', [
    'tests/net/discovery/tables.test.ts',
  ]),
  // Against: a table has eight addresses at most, of those that send its record and of those that it names.
  fault('lan', 'src-main/net/discovery/tables.ts', '.slice(0, MAX_ADDRESSES)\n  const ways', '\n  const ways', [
    'tests/net/discovery/tables.test.ts',
  ]),
  // A flood of forged senders leaves everybody after them one bucket.
  fault(
    'lan',
    'src-main/net/discovery/limits.ts',
    'if (now - at >= refillMs) this.buckets.delete(sender)',
    'if (now - at >= refillMs * 1000) this.buckets.delete(sender)',
    ['tests/net/discovery/small.test.ts'],
  ),
  // What a table was like goes on being announced.
  fault(
    'lan',
    'src-main/net/discovery/advertiser.ts',
    '          advertisement.drop()\n          advertisements.delete(words)',
    '          advertisements.delete(words)',
    ['tests/net/discovery/advertiser.test.ts'],
  ),
  // A guest whose list is open since the beginning hears no goodbye.
  fault(
    'lan',
    'src-main/net/discovery/responder.ts',
    '    this.recentGuests.delete(key)\n    this.recentGuests.set(key,',
    '    this.recentGuests.set(key,',
    ['tests/net/discovery/responder.test.ts'],
  ),
  // Everybody is asked twice although a table was found.
  fault('lan', 'src-main/net/discovery/browser.ts', 'if (this.rows.size === 0) await pass()', 'await pass()', [
    'tests/net/discovery/browser.test.ts',
  ]),
  // The code of a port leads to another port.
  fault('lan', 'src-shared/lan/shortCode.ts', 'own >= 0 && own < PORTS', 'own >= 0 && own <= PORTS', [
    'tests/net/discovery/code.property.test.ts',
  ]),
  // After its first news a list of tables is told of no other.
  fault('lan', 'src-main/net/discovery/browser.ts', '      this.nextPublish = null\n', '', [
    'tests/net/discovery/browser.test.ts',
  ]),
  // A host that ends while its sockets open goes on announcing.
  fault('lan', 'src-main/net/discovery/advertiser.ts', '    this.round++\n    await', '    await', [
    'tests/net/discovery/advertiser.test.ts',
  ]),
  // A host waits for a goodbye that nobody sends.
  fault(
    'lan',
    'src-main/net/discovery/bonjour.ts',
    'clock.after(GOODBYE_MS, finish)',
    'clock.after(100 * GOODBYE_MS, finish)',
    ['tests/net/discovery/advertiser.test.ts'],
  ),
  // A forged datagram from the port 0 ends the host.
  fault('lan', 'src-main/net/discovery/nodeDeps.ts', '        sent(fault as Error)\n', '        throw fault\n', [
    'tests/net/discovery/nodeDeps.test.ts',
  ]),
  // What is sent on a socket that has closed is never done: a goodbye waits for it.
  fault('lan', 'src-main/net/discovery/nodeDeps.ts', "        sent(new Error('closed'))\n", '', [
    'tests/net/discovery/nodeDeps.test.ts',
  ]),
  // A datagram that has gone is never reported: a goodbye waits for it.
  fault('lan', 'src-main/net/discovery/nodeDeps.ts', '          sent(fault)\n', '          void fault\n', [
    'tests/net/discovery/nodeDeps.test.ts',
  ]),
  // A machine on which nobody listens counts as one that cannot be reached: advice blames the network.
  fault('lan', 'src-main/net/discovery/nodeDeps.ts', "{ ECONNREFUSED: 'refused', ETIMEDOUT", '{ ETIMEDOUT', [
    'tests/net/discovery/nodeDeps.test.ts',
  ]),
  // The loopback interface counts as a network of its own.
  fault('lan', 'src-main/net/discovery/nodeDeps.ts', "family === 'IPv4' && !internal", "family === 'IPv4'", [
    'tests/net/discovery/nodeDeps.test.ts',
  ]),
  // A table behind a router is listed at a port that does not lead there.
  fault('lan', 'src-main/net/discovery/browser.ts', 'record: { ...facts, port }', 'record: facts', [
    'tests/net/discovery/browser.test.ts',
  ]),
  // Where multicast is dropped, a host that leaves stays in the list until it is stale.
  fault(
    'lan',
    'src-main/net/discovery/browser.ts',
    '      for (const id of reply.ids) this.checkGoodbye(id)',
    '      void reply',
    ['tests/net/discovery/browser.test.ts'],
  ),
  // A host that has said goodbye keeps its program from ending.
  fault(
    'lan',
    'src-main/net/discovery/bonjour.ts',
    '          stop()\n          bonjour.destroy()\n',
    '          stop()\n',
    ['tests/net/discovery/advertiser.test.ts'],
  ),
  // A packet with hundreds of questions has a host answer hundreds of times, to everybody.
  fault('lan', 'src-main/net/discovery/mdns.ts', 'questions: [...distinct.values()]', 'questions: ours', [
    'tests/net/discovery/advertiser.test.ts',
  ]),
  // A host that writes its names in other letters is not found.
  fault('lan', 'src-main/net/discovery/mdns.ts', 'a.toLowerCase() === b.toLowerCase()', 'a === b', [
    'tests/net/discovery/mdns.test.ts',
  ]),
  // A name that somebody typed makes the machine forget all hosts that it knew.
  fault('lan', 'src-main/net/discovery/knownAddresses.ts', '      if (!v.is(hostAddress, host)) return\n', '', [
    'tests/net/discovery/knownAddresses.test.ts',
  ]),
  // Of hosts that are met at once only one is remembered.
  fault(
    'lan',
    'src-main/net/discovery/knownAddresses.ts',
    'written = written.then(() => write(host))',
    'written = write(host)',
    ['tests/net/discovery/knownAddresses.test.ts'],
  ),
  // A table that was asked far away has no address and cannot be joined.
  fault('lan', 'src-main/net/discovery/subnets.ts', 'near(address) || answeredAt.includes(address)', 'near(address)', [
    'tests/net/discovery/tables.test.ts',
  ]),
  // A forged packet makes us dial any address on the internet.
  fault('lan', 'src-main/net/discovery/tables.ts', "way === 'visit' ? [speaker] : []", 'way ? [speaker] : []', [
    'tests/net/discovery/tables.test.ts',
  ]),
  // Two tables of one name change places in the list.
  fault('lan', 'src-main/net/discovery/tables.ts', ' || compare(a.record.id, b.record.id)', '', [
    'tests/net/discovery/tables.test.ts',
  ]),
  // A record of the second channel takes away the addresses that the table has named.
  fault(
    'lan',
    'src-main/net/discovery/tables.ts',
    'addresses.length > 0 ? addresses.slice(0, MAX_ADDRESSES) : (known?.addresses ?? [])',
    'addresses.slice(0, MAX_ADDRESSES)',
    ['tests/net/discovery/tables.test.ts'],
  ),
  // A guest who has asked often is sent as many goodbyes.
  fault(
    'lan',
    'src-main/net/discovery/responder.ts',
    'const key = `${from.address}:${from.port}`',
    'const key = `${from.address}:${from.port}:${this.recentGuests.size}`',
    ['tests/net/discovery/responder.test.ts'],
  ),
  // A list that is opened twice listens twice, and goes on when it is closed.
  fault('lan', 'src-main/desktop/tableFinder.ts', '    this.browser?.close()\n', '', ['tests/desktop/blank.test.ts']),
  // The link of one of several tables leads to the host alone.
  fault('lan', 'src-main/terminal/find.ts', "record.table === null ? ''", "record.table !== null ? ''", [
    'tests/terminal/find.test.ts',
  ]),
  // A hidden host lists its tables for everybody who asks its port.
  fault('lan', 'src-main/listening.ts', 'controls.visible() === true ?', 'controls.visible() !== null ?', [
    'tests/headless/host.test.ts',
  ]),
  // Behind a table that cannot be read a guest asks for the same ones again, and never hears of the others.
  fault(
    'lan',
    'src-main/net/discovery/channel.ts',
    'view.getUint16(FROM_AT + 2) + groups.length',
    'view.getUint16(FROM_AT + 2) + tables.length',
    ['tests/net/discovery/channel.test.ts', 'tests/net/discovery/querier.test.ts'],
  ),
  // A tunnel of an unknown name is taken for the network of the room, and the advice is about that.
  fault(
    'lan',
    'src-main/net/discovery/doctor.ts',
    'isVirtual(nic.name) || broadcastOf(nic) === null',
    'isVirtual(nic.name)',
    ['tests/net/discovery/doctor.test.ts'],
  ),
  // Guests whose system writes the question in capitals find nobody.
  fault(
    'lan',
    'src-main/net/discovery/mdns.ts',
    'name.toLowerCase().endsWith(SERVICE_NAME)',
    'name.endsWith(SERVICE_NAME)',
    ['tests/net/discovery/mdns.test.ts'],
  ),
  // A table that does not fit is left out, and a smaller one behind it told in its place: it is never heard of.
  fault(
    'lan',
    'src-main/net/discovery/channel.ts',
    'if (part.length > free) break',
    'if (part.length > free) continue',
    ['tests/net/discovery/channel.test.ts'],
  ),
  // Who asks where a table is and what it is like gets one answer of the two.
  fault('lan', 'src-main/net/discovery/mdns.ts', '`${one.type} ${one.name.toLowerCase()}`', 'one.name.toLowerCase()', [
    'tests/net/discovery/mdns.test.ts',
  ]),
  // What is sent to the group leaves the network, through sixty routers.
  fault('lan', 'src-main/net/discovery/nodeDeps.ts', 'hops = HOPS,', 'hops = 64,', [
    'tests/net/discovery/nodeDeps.test.ts',
  ]),
  // A name is taken for an address.
  fault(
    'lan',
    'src-main/net/discovery/subnets.ts',
    '  if (parts.length !== 4 || !parts.every(part => /^\\d{1,3}$/.test(part) && Number(part) <= 0xff)) return null\n',
    '',
    ['tests/net/discovery/subnets.test.ts'],
  ),
  // Addresses are announced at which nobody listens.
  fault('lan', 'src-main/net/discovery/bonjour.ts', 'disableIPv6: true', 'disableIPv6: false', [
    'tests/net/discovery/advertiser.test.ts',
  ]),
  // Half a port has a code.
  fault('lan', 'src-shared/lan/shortCode.ts', ' || !Number.isInteger(port)', '', [
    'tests/net/discovery/code.property.test.ts',
  ]),
  // A table that is again what it was is announced no more.
  fault('lan', 'src-main/net/discovery/advertiser.ts', '          advertisements.delete(words)\n', '', [
    'tests/net/discovery/advertiser.test.ts',
  ]),
  // Interfaces that change twice leave sockets open.
  fault(
    'lan',
    'src-main/net/discovery/browser.ts',
    'if (generation !== this.generation || this.closed) {',
    'if (this.closed) {',
    ['tests/net/discovery/browser.test.ts'],
  ),
]
