/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // A frame of any depth is parsed.
  fault('wire', 'src-shared/wire/codec.ts', 'const MAX_DEPTH = 12', 'const MAX_DEPTH = 1e9', [
    'tests/wire',
    'tests/net',
  ]),
  // A refusal loses the number of its message.
  fault('wire', 'src-shared/wire/codec.ts', 'const n = numberOf(read.value)', 'const n = -1', [
    'tests/wire',
    'tests/net',
  ]),
  // A message may have fields of no meaning.
  fault(
    'wire',
    'src-shared/wire/client.ts',
    "v.strictObject({ kind: v.literal('sit'), n })",
    "v.object({ kind: v.literal('sit'), n })",
    ['tests/wire', 'tests/net'],
  ),
  // A field of the wrong shape comes in.
  fault(
    'wire',
    'src-shared/wire/client.ts',
    "kind: v.literal('ready'), n, ready: v.boolean()",
    "kind: v.literal('ready'), n, ready: v.any()",
    ['tests/wire', 'tests/net'],
  ),
  // Frames of any length come in.
  fault('wire', 'src-main/net/server.ts', 'maxPayload: MAX_CLIENT_FRAME, ', '', ['tests/wire', 'tests/net']),
  // Messages are not counted.
  fault(
    'wire',
    'src-main/net/session.ts',
    'if (tooMany(text.length)) return closeTooMany',
    'if (tooMany(text.length) && !place) return closeTooMany',
    ['tests/wire', 'tests/net'],
  ),
  // A client that does not read fills the host's memory.
  fault(
    'wire',
    'src-main/net/session.ts',
    'if (socket.bufferedAmount > MAX_UNREAD_BYTES) return socket.terminate()',
    '',
    ['tests/wire', 'tests/net'],
  ),
  // A client that was told to go may stay.
  fault(
    'wire',
    'src-main/net/session.ts',
    '      cancelTermination ??= clock.after(CLOSE_MS, () => {\n        socket.terminate()\n      })',
    '',
    ['tests/wire', 'tests/net'],
  ),
  // A long message counts like a short one.
  fault('wire', 'src-main/net/session.ts', '-\n      1 -\n      Math.floor(length / MESSAGE_LENGTH)', ' - 1', [
    'tests/wire',
    'tests/net',
  ]),
  // An answer as long as a deck is parsed.
  fault(
    'wire',
    'src-shared/wire/codec.ts',
    "if (text.length > MAX_MESSAGE && kind !== 'deck') return { n, why: refuse('tooLong') }",
    '',
    ['tests/wire', 'tests/net'],
  ),
  // A page takes whatever a host sends.
  fault('wire', 'src-shared/wire/codec.ts', 'if (text.length > MAX_HOST_MESSAGE) return null', '', [
    'tests/wire',
    'tests/net',
  ]),
  // A deck without end reaches the page.
  fault('wire', 'src-shared/wire/host.ts', 'part.length <= MOST_CARDS', 'part.length >= 0', [
    'tests/wire',
    'tests/net',
  ]),
  // A prototype comes in with an answer.
  fault('wire', 'src-shared/wire/schema.ts', "if (key !== '__proto__') ", '', ['tests/wire', 'tests/net']),
  // A client of another version is let in.
  fault(
    'wire',
    'src-main/host/access/protocolVersion.ts',
    'if (version === PROTOCOL) return null',
    'if (version <= PROTOCOL + 1) return null',
    ['tests/wire', 'tests/net'],
  ),
  // Against: a link with an IPv4 address in brackets in it is refused.
  fault('wire', 'src-shared/lan/link.ts', "(host.startsWith('[') && !own.includes(':'))", 'false', [
    'tests/wire/link.test.ts',
  ]),
  // Against: where a table is, by hand 04DV. is read.
  fault('wire', 'src-shared/lan/place.ts', "address !== undefined && !address.endsWith('.')", 'address !== undefined', [
    'tests/wire/link.test.ts',
  ]),
  // Against: a client's message commitWords is read with right fields, and with no other.
  fault(
    'wire',
    'src-shared/wire/authWords.ts',
    "kind: v.literal('commitWords'), n, commit: hex",
    "kind: v.literal('commitWords'), n, commit: v.string()",
    ['tests/wire/fields.test.ts'],
  ),
  // Against: a face is each of all that there are, each colour with each of them.
  fault(
    'wire',
    'src-shared/wire/avatars.ts',
    'Math.floor(index / FACES.length) % COLOURS.length',
    'index % COLOURS.length',
    ['tests/wire/settings.test.ts'],
  ),
  // Against: a face follows from every letter of an id, and is the same in every version.
  fault(
    'wire',
    'src-shared/wire/avatars.ts',
    'for (let i = 0; i < id.length; i++) sum',
    'for (let i = 1; i < id.length; i++) sum',
    ['tests/wire/settings.test.ts'],
  ),
  // Against: a client's message deck is read with right fields, and with no other.
  fault('wire', 'src-shared/wire/client.ts', 'v.pipe(v.string(), v.maxLength(MAX_DECK_TEXT))', 'v.string()', [
    'tests/wire/fields.test.ts',
  ]),
  // Against: a client's message options is read with right fields, and with no other.
  fault(
    'wire',
    'src-shared/wire/client.ts',
    "kind: v.literal('options'), n, options: recordOf(json)",
    "kind: v.literal('options'), n, options: v.any()",
    ['tests/wire/fields.test.ts'],
  ),
  // Against: a client's message hello is read with right fields, and with no other.
  fault(
    'wire',
    'src-shared/wire/client.ts',
    'avatar: v.optional(avatarSchema),\n    token',
    'avatar: v.optional(v.any()),\n    token',
    ['tests/wire/fields.test.ts'],
  ),
  // Against: a client's message number is read with right fields, and with no other.
  fault(
    'wire',
    'src-shared/wire/client.ts',
    "kind: v.literal('number'), n, match: matchId, round: n, number: hex",
    "kind: v.literal('number'), n, match: matchId, round: n, number: v.string()",
    ['tests/wire/fields.test.ts'],
  ),
  // Against: a host's message nests up to forty deep: deeper it is not read.
  fault('wire', 'src-shared/wire/codec.ts', 'const MAX_HOST_DEPTH = 40', 'const MAX_HOST_DEPTH = 1e9', [
    'tests/wire/fields.test.ts',
  ]),
  // Against: a host's message tells verdicts, records, chat and commitments in their form only.
  fault('wire', 'src-shared/wire/host.ts', 'verdict: verdictSchema', 'verdict: v.any()', ['tests/wire/fields.test.ts']),
  // Against: a host's message may refuse what had no number, and tells a reason.
  fault(
    'wire',
    'src-shared/wire/host.ts',
    "v.object({ kind: v.literal('refused'), n: v.number(), why: refusal })",
    "v.object({ kind: v.literal('refused'), n, why: refusal })",
    ['tests/wire/fields.test.ts'],
  ),
  // Against: a host's message has a party whose you is of its kind.
  fault(
    'wire',
    'src-shared/wire/host.ts',
    'seat: v.nullable(v.number()), host: v.boolean() }',
    'seat: v.any(), host: v.boolean() }',
    ['tests/wire/fields.test.ts'],
  ),
  // Against: a host's message has a match with an open view, events, clocks and a log that are what they are called.
  fault('wire', 'src-shared/wire/host.ts', 'view: v.looseObject({ open: v.looseObject({}) })', 'view: v.any()', [
    'tests/wire/fields.test.ts',
  ]),
  // Against: a name has twenty-four characters at most.
  fault('wire', 'src-shared/wire/limits.ts', 'export const MAX_NAME = 24', 'export const MAX_NAME = 25', [
    'tests/wire/settings.test.ts',
  ]),
  // Against: a client's message history is read with right fields, and with no other.
  fault(
    'wire',
    'src-shared/wire/matchHistory.ts',
    'v.nullable(v.pipe(v.number(), v.finite()))',
    'v.nullable(v.any())',
    ['tests/wire/fields.test.ts'],
  ),
  // Against: a client's message answer is read with right fields, and with no other.
  fault('wire', 'src-shared/wire/schema.ts', 'if (Array.isArray(value)) return value.map(plain)', '', [
    'tests/wire/fields.test.ts',
  ]),
  // Against: a client's message commitWords is read with right fields, and with no other.
  fault('wire', 'src-shared/wire/schema.ts', '/^[0-9a-f]{64}$/', '/^[0-9a-f]{64}/', ['tests/wire/fields.test.ts']),
  // Against: stored settings have their defaults where something is missing or odd.
  fault(
    'wire',
    'src-shared/wire/settings.ts',
    'isValue(key, stored[key]) ? stored[key] : specs[key].default',
    'stored[key] ?? specs[key].default',
    ['tests/wire/settings.test.ts'],
  ),
  // At a new table bots fill in unasked.
  fault(
    'wire',
    'src-shared/wire/settings.ts',
    'values: [0, 30, 60, 180],\n    default: 0,',
    'values: [0, 30, 60, 180],\n    default: 30,',
    ['tests/wire/settings.test.ts'],
  ),
  // A table of no computer.
  fault('wire', 'src-shared/wire/keeping.ts', '    v.minLength(1),\n', '', ['tests/wire/fields.test.ts']),
  // A host is decided that nobody has agreed to.
  fault(
    'wire',
    'src-shared/wire/keeping.ts',
    'v.minValue(1), v.maxValue(MOST_COMPUTERS)',
    'v.maxValue(MOST_COMPUTERS)',
    ['tests/wire/fields.test.ts'],
  ),
  // What a host has signed in another match stands in the record of this one.
  fault('wire', 'src-shared/record/withWentOnAlone.ts', 'one.match === record.id && one.signed', 'one.signed', [
    'tests/record/wentOnAlone.test.ts',
  ]),
  // A request for the hall is read by the table.
  fault('wire', 'src-shared/wire/hall.ts', 'REQUESTS.includes(message.kind)', 'REQUESTS.indexOf(message.kind) > 0', [
    'tests/wire/values.test.ts',
  ]),
  // A record is read whose names mean something to objects.
  fault('wire', 'src-shared/record/readRecord.ts', '!RESERVED.includes(field) && isWithinLimits', 'isWithinLimits', [
    'tests/record/recordFields.test.ts',
  ]),
  // A deck without end is read, if any part of it has one.
  fault('wire', 'src-shared/wire/host.ts', 'Object.values(deck).every(part =>', 'Object.values(deck).some(part =>', [
    'tests/wire/codec.test.ts',
  ]),
  // Any page in a browser on this machine can connect to the table.
  fault('wire', 'src-main/net/server.ts', ' && fromOurPage(request)', '', ['tests/wire', 'tests/net']),
  // A rebound host name is served.
  fault('wire', 'src-main/net/originCheck.ts', "host.isAddress || host.name === 'localhost'", 'true', [
    'tests/wire',
    'tests/net',
  ]),
]
