/** Texts of installers in each language: src-shared/locales/<language>/installer.json. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The languages, English first. `electron`, `nsis`: the names that Electron and the Windows installer use. */
export function installerLanguages(root) {
  const locales = path.join(root, 'src-shared/locales')
  return readdirSync(locales)
    .map(id => ({ id, file: path.join(locales, id, 'installer.json') }))
    .filter(({ file }) => existsSync(file))
    .map(({ id, file }) => ({ id, ...JSON.parse(readFileSync(file, 'utf8')) }))
    .sort((a, b) => Number(b.id === 'en') - Number(a.id === 'en'))
}

/**
 * Writes the text that macOS shows when the app first uses the local network.
 * @param folder gets a folder per language
 */
export function writeInfoPlists(folder, languages) {
  for (const { id, localNetwork } of languages) {
    const at = path.join(folder, `${id}.lproj`)
    mkdirSync(at, { recursive: true })
    writeFileSync(path.join(at, 'InfoPlist.strings'), `NSLocalNetworkUsageDescription = "${localNetwork}";\n`)
  }
}
