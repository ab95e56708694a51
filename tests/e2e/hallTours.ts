/** Tours through the hall: twenty tables and a hundred and twenty people with long names, and a tournament of theirs. */
import { PROTOCOL } from '../../src-shared/wire'
import { Client } from '../kit/testServer'
import { NAME, Visitor, type Stage } from './stage'
import { ANNA, BORIS, DIALOG, opened, type Tour } from './touring'

const TABLES = 20,
  PEOPLE = 120
const NAMES = ['Константин Эдуардович', 'Massimiliano Giovanni', 'Ян', 'Элеонора Вениаминовна', 'Bartholomew', 'Zoë']
/** The hall counts up names that are taken. */
const names = NAMES.map(name => new RegExp(`${name}( \\d+)?`, 'g'))
const HALL = [...names, 'CSV', 'Обед подан, приходите все в столовую на третьем этаже']

/** Somebody without a page, who does as told. */
async function wire(at: Stage, i: number): Promise<Client> {
  const client = await Client.connect(at.port, {}, `127.0.1.${1 + (i % 100)}`)
  const name = NAMES[i % NAMES.length] ?? ''
  client.raw(JSON.stringify({ kind: 'hello', n: 0, version: PROTOCOL, name }))
  await client.until(() => client.messages.some(({ kind }) => kind === 'hall'))
  return client
}
async function say(client: Client, n: number, message: object): Promise<void> {
  client.raw(JSON.stringify({ ...message, n }))
  await client.reply(n)
}
/** Everybody sits down, six at a table; at every other table a match is played. */
async function crowd(clients: readonly Client[]): Promise<void> {
  const [first] = clients
  const view = first?.messages.find(message => message.kind === 'hall')
  const tables = view?.kind === 'hall' ? view.tables : []
  for (const [i, client] of clients.entries())
    await say(client, 1, { kind: 'enterTable', table: tables[Math.floor(i / 6) % tables.length]?.id ?? '' })
  for (let table = 0; table < clients.length / 6; table += 2) {
    const people = clients.slice(6 * table, 6 * table + 6)
    await say(people[0] as Client, 2, { kind: 'game', game: ['mascarade', 'castle', 'overlord'][(table / 2) % 3] })
    for (const one of people.slice(1)) await say(one, 3, { kind: 'ready', ready: true })
    await say(people[0] as Client, 4, { kind: 'start', anyway: true })
  }
}

const CROWD: Tour = {
  name: 'a hall of twenty tables',
  screens: ['hall', 'hall-open-table', 'hall-organizer', 'hall-shuffle', 'hall-code', 'hall-wall'],
  async *go(open) {
    const at = await open('--hall', '--tables', String(TABLES))
    const clients: Client[] = []
    try {
      for (let i = 0; i < PEOPLE - 2; i++) clients.push(await wire(at, i))
      await crowd(clients)
      const olga = await Visitor.come(at, ANNA, 'en-GB', { to: 'hall', owner: at.ownerKey })
      await olga.test('fold-organizer').locator('summary').click()
      await olga.test('tell-text').fill('Обед подан, приходите все в столовую на третьем этаже')
      await olga.test('tell-ok').click()
      const boris = await Visitor.come(at, BORIS, 'en-GB', { to: 'hall' })
      await boris.test('announcement').waitFor()
      yield { screen: 'hall', looker: boris, notOurs: HALL }
      for await (const stop of opened(boris, { 'hall-open-table': ['open-table'] })) yield { ...stop, notOurs: HALL }
      await olga.test('wait').waitFor()
      yield { screen: 'hall-organizer', looker: olga, notOurs: HALL }
      for await (const stop of opened(olga, { 'hall-shuffle': ['shuffle-tables'] })) yield { ...stop, notOurs: HALL }
      await boris.test('open-table').click()
      await boris.test('open-code').fill('blue tango')
      await boris.test('open-ok').click()
      await boris.test('lobby').waitFor()
      await boris.test('menu').click()
      await boris.test('to-hall').click()
      await boris.test('hall').waitFor()
      const eva = await Visitor.come(at, 'Zoë', 'en-GB', { to: 'hall' })
      const door = async (): Promise<void> => {
        if ((await eva.page.locator(DIALOG).count()) > 0) return
        await eva.page.locator('[data-test="card"]:has([data-test="door"]) [data-test="enter"]').first().click()
        await eva.test('hall-code').waitFor()
      }
      await door()
      yield { screen: 'hall-code', looker: eva, again: door, notOurs: HALL }
      const wall = await olga.context.newPage()
      await wall.goto(`http://${NAME}:${at.port}/?screen`)
      await wall.locator('[data-test="hall-wall"] [data-test="card"]').first().waitFor()
      yield { screen: 'hall-wall', looker: { page: wall }, notOurs: HALL }
    } finally {
      for (const { socket } of clients) socket.close()
    }
  },
}

const TOURNAMENT: Tour = {
  name: 'a tournament in the hall',
  screens: [
    'tournament-form',
    'tournament-entry',
    'tournament-round',
    'tournament-organizer',
    'tournament-wall-round',
    'tournament-lobby',
    'tournament-pause',
    'tournament-wall-pause',
    'tournament-over',
  ],
  async *go(open) {
    const at = await open('--hall', '--tables', '1')
    const clients: Client[] = []
    try {
      const olga = await Visitor.come(at, ANNA, 'en-GB', { to: 'hall', owner: at.ownerKey })
      await olga.test('fold-organizer').locator('summary').click()
      for await (const stop of opened(olga, { 'tournament-form': ['begin-tournament'] }))
        yield { ...stop, notOurs: HALL }
      await olga.test('begin-tournament').click()
      await olga.test('plan-rounds').selectOption('2')
      await olga.test('plan-minutes').selectOption('30')
      await olga.test('plan-ok').click()
      await olga.test('tournament').waitFor()
      for (let i = 0; i < 47; i++) {
        const client = await wire(at, i)
        clients.push(client)
        await say(client, 1, { kind: 'enterTournament' })
      }
      const boris = await Visitor.come(at, BORIS, 'en-GB', { to: 'hall' })
      await boris.test('enter-tournament').waitFor()
      yield { screen: 'tournament-entry', looker: boris, notOurs: HALL }
      await boris.test('enter-tournament').click()
      await boris.test('leave-tournament').waitFor()
      await olga.test('draw-round').click()
      await boris.test('your-table').waitFor()
      await boris.test('draw-check').waitFor()
      yield { screen: 'tournament-round', looker: boris, notOurs: HALL }
      yield { screen: 'tournament-organizer', looker: olga, notOurs: HALL }
      const wall = await olga.context.newPage()
      await wall.goto(`http://${NAME}:${at.port}/?screen`)
      await wall.locator('[data-test="wall-tournament"] [data-test="seating"]').waitFor()
      yield { screen: 'tournament-wall-round', looker: { page: wall }, notOurs: HALL }
      await boris.test('go-to-table').click()
      await boris.test('lobby').waitFor()
      yield { screen: 'tournament-lobby', looker: boris, notOurs: HALL }
      await olga.test('end-round').click()
      await olga.test('sure').click()
      await boris.test('hall').waitFor()
      for (const notice of await boris.page.locator('[data-test="notice"]').all()) await notice.click()
      await boris.page.locator('[data-test="tournament"][data-phase="pause"]').waitFor()
      yield { screen: 'tournament-pause', looker: boris, notOurs: HALL }
      await wall.locator('[data-test="wall-standings"]').waitFor()
      yield { screen: 'tournament-wall-pause', looker: { page: wall }, notOurs: HALL }
      await olga.test('end-tournament').click()
      await olga.test('sure').click()
      await boris.page.locator('[data-test="tournament"][data-phase="over"]').waitFor()
      yield { screen: 'tournament-over', looker: boris, notOurs: HALL }
    } finally {
      for (const { socket } of clients) socket.close()
    }
  },
}

export const HALL_TOURS: readonly Tour[] = [CROWD, TOURNAMENT]
