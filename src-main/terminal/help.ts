/** `undertable --help`, and the help of each command. */
import { LANGUAGE_IDS, type Language } from '../../src-shared/locales/languages'
import { terminalHelp, type TerminalHelp } from '../../src-shared/locales/terminalHelp'
import { COMMAND_NAMES, EXIT_CODES, OPTIONS, POSITIONALS, type CommandName, type OptionSpec } from '../commandOptions'

/** Lines longer than this are broken: terminals open with 80 columns. */
const COLUMNS = 80

type Row = readonly [left: string, right: string]

export function generalHelp(language: Language): string[] {
  const t = terminalHelp[language],
    { headings } = t
  return [
    ...wrapped(t.about),
    '',
    `${headings.usage} undertable [${t.command}] ${t.anyOptions}`,
    '',
    headings.commands,
    ...table(COMMAND_NAMES.map(name => [name, t.commands[name]])),
    '',
    headings.options,
    ...table([...optionRows('host', t).filter(([left]) => /--(lang|help|version)\b/.test(left))]),
    '',
    ...wrapped(t.defaultCommand),
    ...wrapped(t.more),
    ...wrapped(t.scripts),
    ...wrapped(t.interrupt),
    '',
    headings.exitCodes,
    ...table(Object.entries(t.anyExit)),
  ]
}

export function commandHelp(name: CommandName, language: Language): string[] {
  const t = terminalHelp[language],
    { headings } = t
  return [
    ...wrapped(t.commands[name]),
    '',
    `${headings.usage} undertable ${[name, ...positionals(name, t), t.anyOptions].join(' ')}`,
    '',
    ...wrapped(t.notes[name]),
    '',
    headings.options,
    ...table(optionRows(name, t)),
    '',
    headings.examples,
    ...table(Object.entries(t.examples[name])),
    '',
    headings.exitCodes,
    ...table(Object.entries(EXIT_CODES[name]).map(([code, key]): Row => [code, t.exit[key]])),
  ]
}

/** Where to read more after an argument that was not understood. */
export const helpHint = (name: CommandName, language: Language): string =>
  terminalHelp[language].see.replace('{command}', `undertable ${name}`)

const positionals = (name: CommandName, { values }: TerminalHelp): string[] =>
  POSITIONALS[name].map(([value, need]) => (need === 'must' ? values[value] : `[${values[value]}]`))

function optionRows(command: CommandName, t: TerminalHelp): Row[] {
  const options: { readonly [name: string]: OptionSpec } = OPTIONS[command]
  return Object.entries(options).map(([name, option]): Row => {
    const value = option.value === undefined ? '' : ` ${t.values[option.value]}`
    const short = option.short === undefined ? '' : `-${option.short}, `
    return [`${short}--${name}${value}`, optionText(command, name as keyof TerminalHelp['options'], t)]
  })
}

const optionText = (
  command: CommandName,
  name: keyof TerminalHelp['options'],
  { jsonOf, options }: TerminalHelp,
): string =>
  (name === 'json' && (command === 'host' || command === 'find') ? jsonOf[command] : options[name]).replace(
    '{languages}',
    LANGUAGE_IDS.join(', '),
  )

/** Two aligned columns; what is too long for the second goes on below. */
function table(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2,
    indent = ' '.repeat(width + 2)
  return rows.flatMap(([left, right]) =>
    wrapped(right, COLUMNS - indent.length).map((line, n) => (n === 0 ? `  ${left.padEnd(width)}` : indent) + line),
  )
}

/** A text in lines of at most so many characters, broken between words. */
function wrapped(text: string, columns = COLUMNS): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < columns) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
