/**
 * `npm run release-key [-- FOLDER]` creates the project's key pair, once: the public key goes into build/, the private
 * one
 * into the build server's secrets and a safe place. `npm run sign -- FOLDER` signs every installer in a folder with the
 * key
 * in UNDERTABLE_RELEASE_KEY, and writes SHA256SUMS. Without that key it only writes the sums, and says so.
 */
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const PUBLIC = 'build/release-key.pub'

/** Names of installers; other files in the folder are electron-builder's own. */
const INSTALLER = /^Undertable-(.+?)-(win|mac|linux)-[^-]+(-setup|-portable)?\.(exe|dmg|zip|AppImage|deb|tar\.gz)$/

/** @returns the hash of a file, in hexadecimal */
async function hashOf(kind, file) {
  const hash = createHash(kind)
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/**
 * @param {string} file an installer
 * @param {import('node:crypto').KeyObject} key private, ed25519
 * @returns the content of NAME.sig
 */
export async function signInstaller(file, key) {
  const name = path.basename(file),
    [, version] = INSTALLER.exec(name) ?? []
  if (version === undefined) throw new Error(`${name} is no installer's name`)
  const installer = { name, version, size: statSync(file).size, sha512: await hashOf('sha512', file) }
  // The same lines as in src-main/release/signature.ts.
  const message = [
    'undertable installer 1',
    installer.name,
    installer.version,
    String(installer.size),
    installer.sha512,
  ].join('\n')
  return { ...installer, signature: sign(null, Buffer.from(message, 'utf8'), key).toString('base64') }
}

/** Signs all installers of a folder. @returns report lines */
export async function signFolder(folder, secret) {
  const names = readdirSync(folder)
    .filter(name => INSTALLER.test(name))
    .sort()
  if (names.length === 0) throw new Error(`there is no installer in ${folder}`)
  const sums = []
  for (const name of names) sums.push(`${await hashOf('sha256', path.join(folder, name))}  ${name}\n`)
  writeFileSync(path.join(folder, 'SHA256SUMS'), sums.join(''))
  if (secret === undefined || secret.trim() === '')
    return [`${names.length} installers, not signed: UNDERTABLE_RELEASE_KEY is not set. No table will offer them.`]
  const key = createPrivateKey(secret)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('UNDERTABLE_RELEASE_KEY is no ed25519 key')
  const signed = []
  for (const name of names) {
    signed.push(await signInstaller(path.join(folder, name), key))
    writeFileSync(path.join(folder, `${name}.sig`), `${JSON.stringify(signed.at(-1), null, 2)}\n`)
  }
  // All in one file, for the app's check for newer releases.
  writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify(signed)}\n`)
  return [
    `${names.length} installers, signed.`,
    ...(isOurs(key)
      ? []
      : [`The key is not the one of ${PUBLIC}: the app will not take these signatures for the project's.`]),
  ]
}

function isOurs(key) {
  const pem = path.join(root, PUBLIC)
  const own = createPublicKey(key).export({ type: 'spki', format: 'pem' })
  return existsSync(pem) && createPublicKey(readFileSync(pem, 'utf8')).export({ type: 'spki', format: 'pem' }) === own
}

/** Creates the key pair. @throws when there is one already, because installed apps trust that one */
export function makeKey(folder) {
  const pub = path.join(folder, PUBLIC),
    secret = path.join(folder, 'release-key.secret')
  for (const file of [pub, secret]) if (existsSync(file)) throw new Error(`${file} is there already`)
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(secret, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  writeFileSync(pub, publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx' })
  return [
    `Public, to be committed: ${pub}`,
    `Private, never to be committed: ${secret}`,
    'Put its text into the secret UNDERTABLE_RELEASE_KEY of the build server, keep a copy in a safe place, and delete the file.',
  ]
}

async function main([what, folder]) {
  const report =
    what === 'key'
      ? makeKey(folder ?? root)
      : await signFolder(folder ?? path.join(root, 'dist'), process.env.UNDERTABLE_RELEASE_KEY)
  process.stdout.write(`${report.join('\n')}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(process.argv.slice(2)).catch(fault => {
    process.stderr.write(`${fault.message}\n`)
    process.exitCode = 1
  })
}
