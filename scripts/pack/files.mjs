/** The files of an app, on disk or in its archive, by slash-separated paths relative to its root. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import asar from '@electron/asar'

const withJson = files => ({
  ...files,
  text: at => files.bytes(at).toString('utf8'),
  json: at => JSON.parse(files.bytes(at).toString('utf8')),
})

/** @param {string} root a folder */
export function filesIn(root) {
  const at = file => path.join(root, file)
  return withJson({
    has: file => existsSync(at(file)) && statSync(at(file)).isFile(),
    bytes: file => readFileSync(at(file)),
    list: (under = '.') =>
      readdirSync(at(under), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  })
}

/** @param {string} archive an app.asar; unpacked files are read from beside it */
export function filesInArchive(archive) {
  const native = file => file.split('/').join(path.sep)
  const all = new Map(
    asar
      .listPackage(archive, { isPack: false })
      .map(entry => entry.split(path.sep).join('/').replace(/^\//, ''))
      .map(file => [file, asar.statFile(archive, native(file), false)])
      .filter(([, stat]) => !('files' in stat)),
  )
  return withJson({
    has: file => all.has(file),
    bytes: file => asar.extractFile(archive, native(file)),
    list: (under = '.') => [...all.keys()].filter(file => under === '.' || file.startsWith(`${under}/`)),
    /** Whether a file is unpacked beside the archive. */
    unpacked: file => all.get(file)?.unpacked === true,
  })
}
