import { it } from 'vitest'
import { overlord } from '../../../src-shared/games/overlord'
import { minds, playGame, type Player } from '../../kit/arena'
import { median, wilsonLow } from '../../kit/figures'
import { evening, thirdLook } from './evening'
const OFF = 700_000
const say = (s: string) => process.stdout.write(s + '\n')
const N = Number(process.env.N ?? 60)
it('formal', () => {
  if (process.env.ONLY === 'classic') return
  for (const seats of [4, 5, 6]) {
    let won = 0; const t0 = Date.now()
    for (let n = 0; n < N; n++) {
      const players = Array.from({ length: seats }, (_, s): Player => s === n % seats ? 'bot' : 'random')
      const key = OFF + seats * 10000 + n
      const { outcome } = playGame(overlord, minds(players, key, 'overlord'), { rules: 'formal' }, key)
      if (outcome.winners.includes(n % seats)) won += 1 / outcome.winners.length
    }
    say(`formal ${seats}: ${(won / N).toFixed(3)} low ${wilsonLow(won, N).toFixed(3)} fair ${(1 / seats).toFixed(3)} ${Date.now() - t0} ms`)
    const turns: number[] = [], answers: number[] = []; const kinds: Record<string, number> = {}
    const t1 = Date.now(); const M = 10; const rounds: number[] = []
    for (let n = 0; n < M; n++) {
      const key = OFF + 5000 + seats * 10000 + n; let a = 0, r = 0
      turns.push(playGame(overlord, minds(Array(seats).fill('bot'), key, 'overlord'), { rules: 'formal' }, key, { answer: () => { a++ }, part: (s, p) => { if (s === 0) for (const { event } of p.events) { const k = (event as any).kind; kinds[k] = (kinds[k] ?? 0) + 1; if (k === 'round') r++ } } }).turns)
      answers.push(a); rounds.push(r)
    }
    say(`formal bots ${seats}: turns ${median(turns)} max ${Math.max(...turns)} rounds ${median(rounds)} max ${Math.max(...rounds)} answers ${median(answers)} ${(Date.now() - t1) / M} ms each`)
    for (const k in kinds) kinds[k] = Math.round((kinds[k] ?? 0) / M * 10) / 10
    say(JSON.stringify(kinds))
  }
})
it('classic', () => {
  if (process.env.ONLY === 'formal') return
  for (const seats of (process.env.SEATS ?? '3,4,5,6,8,10').split(',').map(Number)) {
    const t0 = Date.now()
    const all = Array.from({ length: N }, (_, n) => evening(seats, OFF + seats * 10000 + n))
    const third = all.map(thirdLook), turns = all.map(e => e.turns), mins = all.map(e => (e.happened.at(-1)?.at ?? 0) / 60000)
    const kinds: Record<string, number> = {}
    for (const e of all) for (const { event } of e.happened) { const k = event.kind + (event.kind === 'look' ? ':' + event.reason : ''); kinds[k] = (kinds[k] ?? 0) + 1 }
    for (const k in kinds) kinds[k] = Math.round((kinds[k] ?? 0) / N * 10) / 10
    const q = (x: number[], f: number) => [...x].sort((a, b) => a - b)[Math.floor(x.length * f)]
    say(`classic ${seats}: third ${q(third, .1)}/${median(third)}/${q(third, .9)} max ${Math.max(...third)}; turns ${median(turns)} max ${Math.max(...turns)}; min ${median(mins).toFixed(1)} max ${Math.max(...mins).toFixed(1)}; ${((Date.now() - t0) / N).toFixed(0)} ms each`)
    say(JSON.stringify(kinds))
  }
})
