#!/usr/bin/env node
/** `npm run reference`: writes docs/kernel.md, the words of the kernel and the kit, from their docstrings. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** The sections, each with a file and the names that an author meets, in the order in which they are read. */
const SECTIONS = [
  ['A game', 'src-shared/kernel/game.ts', ['Game', 'GameSetup', 'OptionSpec', 'SeatRange', 'Options', 'DeckReader']],
  [
    'State and events',
    'src-shared/kernel/state.ts',
    ['GameState', 'StackFrame', 'Outcome', 'EmittedEvent', 'initialState'],
  ],
  [
    'Steps and asks',
    'src-shared/kernel/step.ts',
    ['StepDef', 'Ask', 'SeatAnswer', 'StepMaker', 'stepsOf', 'stepTable'],
  ],
  [
    'Choices',
    'src-shared/kernel/choiceSpec.ts',
    ['ChoiceSpec', 'pick', 'Answer', 'Seat', 'Json', 'isLegal', 'legalAnswers'],
  ],
  ['What a step may do', 'src-shared/kernel/play.ts', ['Play']],
  ['Chance', 'src-shared/kernel/random.ts', ['Random', 'shuffled']],
  ['Views', 'src-shared/kernel/view.ts', ['View', 'OpenView', 'OwnView', 'SeatAsk']],
  ['Refusals', 'src-shared/kernel/refusal.ts', ['Refusal', 'refuse']],
  ['A running match', 'src-shared/kernel/match.ts', ['Match', 'Taken', 'Proposal', 'Snapshot']],
  ['Bots', 'src-shared/bots/bot.ts', ['Bot', 'BotSetup', 'BotFactory', 'Reason']],
  ['Lessons', 'src-shared/lessons/lesson.ts', ['Lesson', 'LessonStep']],
  ['The plain board', 'src-renderer/plain/plainUi.ts', ['PlainSetup', 'plainUi']],
  ['Its zones', 'src-renderer/plain/zones.ts', ['Zones', 'Figure', 'Cards', 'Pieces']],
  ['What check-game is told', 'tests/kit/check/gameCheck.ts', ['GameCheck']],
  ['Hidden cards', 'tests/kit/check/hiddenCards.ts', ['HiddenCards', 'hiddenCards', 'placesIn']],
]

const HEAD = `# The words of the kernel

Made by \`npm run reference\` from the docstrings of the sources; a test fails when it is not today's. How they fit
together: [making-a-game.md](making-a-game.md), and [architecture.md](architecture.md#the-kernel).
`

const nameOf = node => (ts.isVariableStatement(node) ? node.declarationList.declarations[0].name : node.name)?.text
const isPrivate = node => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) ?? false

/** The docstring above a node as lines of prose; its tags stay, as what goes in and out. */
function docOf(node, source) {
  const doc = node.jsDoc?.at(-1)
  if (!doc) return ''
  return doc
    .getText(source)
    .replace(/^\/\*\*\s?|\s*\*\/$/g, '')
    .split('\n')
    .map(line => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .replace(/(?:^|\s)@(returns|throws)\s/g, (_, tag) => `\n\n*${tag}:* `)
    .replace(/(?:^|\s)@param (\w+)\s/g, '\n\n`$1`: ')
    .trim()
}

/** A declaration as it is written, without the bodies of functions. */
function codeOf(node, source) {
  const text = node.getText(source)
  const body = ts.isVariableStatement(node) ? node.declarationList.declarations[0].initializer?.body : node.body
  const arrow = ts.isVariableStatement(node) && body !== undefined
  const end = body ? body.getStart(source) - node.getStart(source) : text.length
  return text
    .slice(0, end)
    .trimEnd()
    .replace(arrow ? /\s*=>$/ : /$^/, '')
    .replace(/^export /, '')
}

/** What can be called on an object of a class. */
const membersOf = (node, source) =>
  node.members
    .filter(
      member =>
        !isPrivate(member) &&
        !/For the kernel only/.test(docOf(member, source)) &&
        (ts.isMethodDeclaration(member) || ts.isGetAccessor(member)),
    )
    .map(member => {
      const doc = docOf(member, source)
        .replace(/\.?\n\n/g, '; ')
        .replaceAll('\n', ' ')
      return `- \`${codeOf(member, source).replace(/\s+/g, ' ')}\`${doc === '' ? '' : `: ${doc}`}`
    })
    .join('\n')

function entry(node, source) {
  const doc = docOf(node, source)
  const body = ts.isClassDeclaration(node) ? membersOf(node, source) : `\`\`\`ts\n${codeOf(node, source)}\n\`\`\``
  return `### ${nameOf(node)}\n\n${doc === '' ? '' : `${doc}\n\n`}${body}\n`
}

/** The whole text of docs/kernel.md. @throws when a name is no longer there */
export function reference(root) {
  const sections = SECTIONS.map(([title, file, names]) => {
    const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
    const entries = names.map(name => {
      const node = source.statements.find(one => nameOf(one) === name)
      if (!node) throw new Error(`${file} has no ${name}`)
      return entry(node, source)
    })
    return `## ${title}\n\n[${file}](../${file})\n\n${entries.join('\n')}`
  })
  return `${HEAD}\n${sections.join('\n')}`
}

if (process.argv[1] !== undefined && path.basename(process.argv[1]) === 'reference.mjs') {
  const root = fileURLToPath(new URL('..', import.meta.url))
  writeFileSync(path.join(root, 'docs/kernel.md'), reference(root))
}
