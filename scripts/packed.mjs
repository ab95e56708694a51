/**
 * `node scripts/packed.mjs FOLDER [PLATFORM ARCH]`: checks a packed app before release. It fails unless every import is
 * inside and nothing superfluous, with exactly this system's native binaries and the right fuses.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesInArchive } from './pack/files.mjs'
import { fuseFaults } from './pack/fuses.mjs'
import { builtFor, nativeFiles } from './pack/native.mjs'
import { packageOf, reach } from './pack/reach.mjs'
import { entriesOf, KEPT, NATIVE } from './pack/unused.mjs'

/** Our own files: only built ones that the app loads; no source, test, map or document. */
const OUR_FILE =
  /^(package\.json|out\/licences\.json|out\/(main|preload|renderer)\/(?!.*\.(test|spec)\.).*\.([cm]?js|html|css|svg|png|ico|woff2|mp3|ogg|json|webmanifest|txt))$/

/** Paths of the parts of a packed app. */
export function placesOf(folder, platform, name) {
  if (platform === 'darwin') {
    const contents = path.join(folder, `${name}.app`, 'Contents')
    return {
      resources: path.join(contents, 'Resources'),
      binary: path.join(contents, 'Frameworks/Electron Framework.framework/Electron Framework'),
    }
  }
  return {
    resources: path.join(folder, 'resources'),
    binary: path.join(folder, platform === 'win32' ? `${name}.exe` : name),
  }
}

/**
 * @param packed.resources the folder of app.asar
 * @param packed.binary the file with the fuses
 * @param packed.platform as in process.platform
 * @param packed.arch as in process.arch
 * @returns the faults as messages
 */
export function checkPacked({ resources, binary, platform, arch }) {
  const files = filesInArchive(path.join(resources, 'app.asar'))
  const { needed, missing } = reach(files, entriesOf(files))
  return [
    ...missing.map(what => `missing: ${what}`),
    ...pageFaults(files).map(what => `missing: ${what}`),
    ...files
      .list()
      .filter(file => !belongs(file, needed))
      .map(file => `has no business inside: ${file}`),
    ...idlePackages(files, needed).map(folder => `nothing asks for ${folder}`),
    ...(existsSync(path.join(resources, 'app')) ? ['there is a folder app beside app.asar'] : []),
    ...nativeFaults(files, `${resources}/app.asar.unpacked`, platform, arch),
    ...fuseFaults(readFileSync(binary)),
  ]
}

/** Whether a file belongs in the archive; nativeFaults checks native binaries. */
function belongs(file, needed) {
  const folder = packageOf(file)
  return folder === null
    ? OUR_FILE.test(file)
    : needed.has(file) || KEPT.test(file) || (NATIVE.test(folder) && file.endsWith('.node'))
}

function idlePackages(files, needed) {
  const used = new Set([...needed].map(packageOf))
  const inside = new Set(
    files
      .list()
      .map(packageOf)
      .filter(folder => folder !== null),
  )
  return [...inside].filter(folder => !used.has(folder) && !NATIVE.test(folder))
}

/** Missing files that the page, its scripts and styles refer to. */
function pageFaults(files) {
  const page = files.list().filter(file => file.startsWith('out/renderer/'))
  if (!page.includes('out/renderer/index.html')) return ['out/renderer/index.html']
  const near = (file, name) => path.posix.normalize(path.posix.join(path.posix.dirname(file), name))
  return page
    .filter(file => /\.(html|js|css)$/.test(file))
    .flatMap(file => {
      const text = files.text(file)
      const patterns = file.endsWith('.html')
        ? [/(?:src|href)="(\.\/[^"]+)"/g]
        : file.endsWith('.css')
          ? [/url\(["']?(\.[^"')]+)/g]
          : [/(?:from|import)\s*\(?\s*["'`](\.[^"'`]+)["'`]/g]
      const named = patterns.flatMap(pattern => [...text.matchAll(pattern)].map(([, name]) => near(file, name)))
      // Vite lists the dependencies of a chunk relative to the page's root.
      const listed = file.endsWith('.js')
        ? [...text.matchAll(/["'`](?:\.\/)?(assets\/[\w.-]+\.(?:js|css|svg|png|woff2|mp3|ogg))["'`]/g)].map(
            ([, name]) => `out/renderer/${name}`,
          )
        : []
      return [...new Set([...named, ...listed])].filter(name => !files.has(name)).map(name => `${file}: ${name}`)
    })
}

/** Checks that exactly the native binaries of this system and architecture are beside the archive. */
function nativeFaults(files, unpacked, platform, arch) {
  const wanted = nativeFiles(platform, arch)
  if (wanted.length === 0) return [`there is no database driver for ${platform}-${arch}`]
  const beside = existsSync(unpacked)
    ? readdirSync(unpacked, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => path.relative(unpacked, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    : []
  const inside = files
    .list()
    .filter(file => !files.unpacked(file) && (file.endsWith('.node') || builtFor(files.bytes(file)) !== null))
  return [
    ...inside.map(file => `native, but not unpacked: ${file}`),
    ...wanted.filter(file => !beside.includes(file) || !files.has(file)).map(file => `missing: ${file}`),
    ...beside.filter(file => !wanted.includes(file)).map(file => `has no business beside app.asar: ${file}`),
    ...beside
      .filter(file => wanted.includes(file))
      .flatMap(file => {
        const built = builtFor(readFileSync(path.join(unpacked, file)))
        return built === `${platform}-${arch}`
          ? []
          : [`${file} is built for ${built ?? 'nothing'}, not for ${platform}-${arch}`]
      }),
  ]
}

/** The size of all files under a path, in bytes. */
export const sizeOf = at =>
  statSync(at).isDirectory()
    ? readdirSync(at).reduce((sum, name) => sum + sizeOf(path.join(at, name)), 0)
    : statSync(at).size

export const inMb = bytes => `${(bytes / 1e6).toFixed(1).padStart(8)} MB`

function main([folder, platform = process.platform, arch = process.arch]) {
  const inside = readdirSync(folder)
  const name = platform === 'linux' ? 'undertable' : 'Undertable'
  const places = placesOf(folder, platform, name)
  const faults = checkPacked({ ...places, platform, arch })
  for (const part of [...inside.map(part => path.join(folder, part)), path.join(places.resources, 'app.asar')])
    process.stdout.write(`${inMb(sizeOf(part))}  ${path.relative(folder, part)}\n`)
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  return faults.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv.slice(2))
