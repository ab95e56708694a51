/** `undertable owner` and a host know each other by a key that neither sends. */
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { answerOwner, askHost, findControl, leaveControl } from '../../src-main/ownerControl'
import { freshFolder } from '../kit/testStore'

const OWN = { url: 'http://127.0.0.1:26262/', key: 'key of the file' }
const quiet = (): void => undefined

describe('what a host leaves in its data folder', () => {
  it('is found while it runs, and gone afterwards', () => {
    const folder = freshFolder(),
      remove = leaveControl(folder, OWN, quiet)
    expect(findControl(folder)).toEqual(OWN)
    remove()
    expect([findControl(folder), readdirSync(folder)]).toEqual([null, []])
    remove()
  })

  it.each(['', '{', '{"url":"http://127.0.0.1/"}', '[]'])('is not %j', text => {
    const folder = freshFolder()
    writeFileSync(path.join(folder, 'owner.json'), text, { mode: 0o600 })
    expect(findControl(folder)).toBeNull()
  })

  it('is reported where it cannot be written, and the host goes on', () => {
    const file = path.join(freshFolder(), 'file'),
      said: string[] = []
    writeFileSync(file, '')
    leaveControl(file, OWN, line => {
      said.push(line)
    })
    expect(said).toHaveLength(1)
  })
})

describe('a question', () => {
  it('is answered with the key of a new link', () => {
    const { question, read } = askHost(OWN.key)
    expect(question).not.toContain(OWN.key)
    const answer = answerOwner(OWN.key, question, () => 'new') ?? ''
    expect(read(answer)).toBe('new')
  })

  it('of somebody with another key makes none', () => {
    let made = 0
    expect(answerOwner(OWN.key, askHost('another').question, () => `${++made}`)).toBeNull()
    expect(made).toBe(0)
  })

  it('takes no answer of another key, to another question, or changed on its way', () => {
    const { question, read } = askHost(OWN.key)
    const answer = answerOwner(OWN.key, question, () => 'new') ?? ''
    const other = answerOwner(OWN.key, askHost(OWN.key).question, () => 'new') ?? ''
    for (const wrong of [other, answer.replace('new', 'old'), 'new', 'new.', '', `new.${question.split('.')[1] ?? ''}`])
      expect(read(wrong)).toBeNull()
  })
})
