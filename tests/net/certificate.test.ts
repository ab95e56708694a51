/** A host's certificate: made once, the same ever after, readable only by its owner. */
import { X509Certificate } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostCertificate, readCertificate } from '../../src-main/net/tls/certificate'
import { privateFile } from '../../src-main/privateFile'
import { named, NO_MODES } from '../kit/platform'
import { certificateOf } from '../kit/tlsClient'

let folder = '',
  file = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'undertable-'))
  file = path.join(folder, 'data', 'certificate.pem')
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const mode = (): number => statSync(file).mode & 0o777

describe('the certificate of a host', () => {
  it('is made at the first start, and is the same at the next', async () => {
    const first = await hostCertificate(privateFile(file)),
      second = await hostCertificate(privateFile(file))
    expect(second).toEqual(first)
    expect(first.fingerprint).toMatch(/^[\w-]{43}$/)
    expect(Buffer.from(first.fingerprint, 'base64url').toString('hex')).toBe(
      new X509Certificate(first.cert).fingerprint256.replaceAll(':', '').toLowerCase(),
    )
  })

  it('is signed by its own key over P-256, and is valid for longer than we live', async () => {
    const read = new X509Certificate((await certificateOf('anna')).cert)
    expect(read.verify(read.publicKey)).toBe(true)
    expect(read.publicKey.asymmetricKeyDetails?.namedCurve).toBe('prime256v1')
    expect(new Date(read.validTo).getFullYear()).toBeGreaterThan(2100)
    expect(new Date(read.validFrom).getFullYear()).toBe(2020)
  })

  it.skipIf(NO_MODES !== null)(
    named('is in a file that only its owner may read, also after the mode was changed', NO_MODES),
    async () => {
      await hostCertificate(privateFile(file))
      expect(mode()).toBe(0o600)
      chmodSync(file, 0o644)
      await hostCertificate(privateFile(file))
      expect(mode()).toBe(0o600)
    },
  )

  it('is not stored if nothing is stored: the next one is different', async () => {
    expect((await hostCertificate(null)).fingerprint).not.toBe((await hostCertificate(null)).fingerprint)
  })

  it('that cannot be read is set aside, and a new one is made', async () => {
    const { fingerprint } = await hostCertificate(privateFile(file))
    const whole = readFileSync(file, 'utf8'),
      half = whole.slice(0, whole.length / 2)
    writeFileSync(file, half)
    expect((await hostCertificate(privateFile(file))).fingerprint).not.toBe(fingerprint)
    const [aside = ''] = readdirSync(path.dirname(file)).filter(name => name.includes('.aside-'))
    expect(readFileSync(path.join(path.dirname(file), aside), 'utf8')).toBe(half)
  })

  it('is made while we find out whether the folder is ours, and stored only then', async () => {
    let found: (ours: boolean) => void = () => undefined
    const making = hostCertificate(
      privateFile(file),
      new Promise(done => {
        found = done
      }),
    )
    await certificateOf('anna')
    expect(existsSync(file)).toBe(false)
    found(true)
    const made = await making
    expect(readCertificate(readFileSync(file, 'utf8'))).toEqual(made)
  })

  it('is not stored in a folder that belongs to another host, where nothing is touched', async () => {
    await hostCertificate(privateFile(file), Promise.resolve(false))
    expect(existsSync(file)).toBe(false)
    await hostCertificate(privateFile(file))
    writeFileSync(file, 'half')
    await hostCertificate(privateFile(file), Promise.resolve(false))
    expect(readFileSync(file, 'utf8')).toBe('half')
  })

  it('is the one that another host stored before the folder became ours', async () => {
    let found: (ours: boolean) => void = () => undefined
    const second = hostCertificate(
      privateFile(file),
      new Promise(done => {
        found = done
      }),
    )
    const first = await hostCertificate(privateFile(file))
    found(true)
    expect(await second).toEqual(first)
    expect(readCertificate(readFileSync(file, 'utf8'))).toEqual(first)
  })

  it('with the key of another certificate is rejected', async () => {
    const anna = await certificateOf('anna'),
      eve = await certificateOf('eve')
    expect(readCertificate(anna.key + anna.cert)).toEqual(anna)
    expect(readCertificate(eve.key + anna.cert)).toBeNull()
    expect(readCertificate('')).toBeNull()
  })
})
