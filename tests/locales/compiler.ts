/** Type checks of files as they would be: some texts in memory take the place of those on disk, or are added to them. */
import path from 'node:path'
import ts from 'typescript'

export const root = path.resolve(import.meta.dirname, '../..')

/**
 * @param roots the files to check, from the root of the repository
 * @param changed texts by file
 * @returns the errors of the compiler
 */
export function typeErrors(roots: readonly string[], changed: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), file => ts.sys.readFile(file)) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, incremental: false }, root)
  const host = ts.createCompilerHost(options)
  const textOf = (file: string): string | undefined => changed.get(path.relative(root, file).replaceAll('\\', '/'))
  const { fileExists, readFile, getSourceFile } = host
  // Folders in memory are folders too.
  delete host.directoryExists
  host.fileExists = file => textOf(file) !== undefined || fileExists.call(host, file)
  host.readFile = file => textOf(file) ?? readFile.call(host, file)
  host.getSourceFile = (file, version, ...more) => {
    const text = textOf(file)
    return text === undefined
      ? getSourceFile.call(host, file, version, ...more)
      : ts.createSourceFile(file, text, version)
  }
  const program = ts.createProgram(
    roots.map(file => path.join(root, file)),
    options,
    host,
  )
  const checked = new Set(roots.map(file => path.join(root, file)))
  return program
    .getSourceFiles()
    .filter(({ fileName }) => checked.has(path.normalize(fileName)))
    .flatMap(file => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(
      ({ file, messageText }) =>
        `${file ? path.relative(root, file.fileName) : ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
}
