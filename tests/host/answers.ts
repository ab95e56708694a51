/** People who answer what they are asked, by chance. */
import { drawAnswer, fastRandom } from '../../src-shared/kernel'
import type { Guest } from '../kit/guest'

const random = fastRandom(8)

/** This many answers of these people, whoever is asked first. */
export async function answers(guests: readonly Guest[], count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const guest = guests.find(candidate => candidate.asks().length > 0)
    const [ask] = guest?.asks() ?? []
    if (guest && ask)
      await guest.send({ kind: 'answer', ask: ask.id, answer: drawAnswer(ask.pick, of => random.nextInt(of, '')) })
  }
}
