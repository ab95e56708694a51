/**
 * The host's certificate: self-signed, created at its first start and kept. Guests identify the host by its
 * fingerprint.
 */
import { createHash, createPrivateKey, randomBytes, webcrypto, X509Certificate } from 'node:crypto'
import type { PrivateFile } from '../../privateFile'

export interface Certificate {
  /** PEM. */
  readonly key: string
  readonly cert: string
  readonly fingerprint: string
}

/** Not an identity: guests only check the fingerprint. */
const NAME = 'Undertable'
const COMMON_NAME = '2.5.4.3'
const SERIAL_BYTES = 16
/** Valid for very long: nobody renews it, and clocks of guests may be wrong. */
const FROM = '2020-01-01',
  UNTIL = '2120-01-01'
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' }

/** SHA-256 of a certificate (DER) in base64url: 43 characters. */
export const fingerprintOf = (der: Uint8Array): string => createHash('sha256').update(der).digest('base64url')

const pem = (label: string, der: Uint8Array): string =>
  `-----BEGIN ${label}-----\n${Buffer.from(der)
    .toString('base64')
    .replace(/(.{64})(?=.)/g, '$1\n')}\n-----END ${label}-----\n`

/** Creates a certificate: ECDSA over P-256. */
export async function createCertificate(): Promise<Certificate> {
  // Loaded on demand: needed once in a host's life.
  const [{ AttributeTypeAndValue, Certificate, CryptoEngine, Time, TimeType }, { Integer, Utf8String }] =
    await Promise.all([import('pkijs'), import('asn1js')])
  const engine = new CryptoEngine({ name: 'node', crypto: webcrypto as Crypto })
  const keys = await webcrypto.subtle.generateKey(CURVE, true, ['sign', 'verify'])
  const certificate = new Certificate()
  const serial = randomBytes(SERIAL_BYTES)
  // A serial number must be positive without a leading zero byte.
  serial[0] = 0x40 | ((serial[0] ?? 0) & 0x3f)
  certificate.version = 2
  certificate.serialNumber = new Integer({ valueHex: Uint8Array.from(serial).buffer })
  for (const name of [certificate.subject, certificate.issuer])
    name.typesAndValues.push(new AttributeTypeAndValue({ type: COMMON_NAME, value: new Utf8String({ value: NAME }) }))
  certificate.notBefore.value = new Date(FROM)
  certificate.notAfter = new Time({ type: TimeType.GeneralizedTime, value: new Date(UNTIL) })
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey, engine)
  await certificate.sign(keys.privateKey, 'SHA-256', engine)
  const der = new Uint8Array(certificate.toSchema(true).toBER(false))
  return {
    key: pem('PRIVATE KEY', new Uint8Array(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey))),
    cert: pem('CERTIFICATE', der),
    fingerprint: fingerprintOf(der),
  }
}

/** @returns the certificate and key in a PEM text, or null when invalid or not a pair */
export function readCertificate(text: string): Certificate | null {
  try {
    const [key = ''] = /-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----\n?/.exec(text) ?? []
    const [cert = ''] = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----\n?/.exec(text) ?? []
    const read = new X509Certificate(cert)
    return read.checkPrivateKey(createPrivateKey(key)) ? { key, cert, fingerprint: fingerprintOf(read.raw) } : null
  } catch {
    return null
  }
}

/**
 * The certificate of a host: the stored one, or a new one. An invalid file is set aside.
 * @param file null stores nothing: the certificate lasts as long as this process
 * @param ownsFolder whether the folder is this host's alone. A new one is made while that is found out; before it, and
 * without it, nothing is written
 */
export async function hostCertificate(
  file: PrivateFile | null,
  ownsFolder: Promise<boolean> = Promise.resolve(true),
): Promise<Certificate> {
  const prepared = readFrom(file) ? null : createCertificate()
  // A failure surfaces where the promise is awaited.
  prepared?.catch(() => undefined)
  const mayWrite = await ownsFolder
  // Another host may have stored one before the folder was ours.
  const stored = readFrom(file)
  if (stored) return stored
  if (mayWrite && file && file.read() !== null) file.setAside()
  const created = await (prepared ?? createCertificate())
  if (mayWrite) file?.write(created.key + created.cert)
  return created
}

function readFrom(file: PrivateFile | null): Certificate | null {
  const text = file?.read() ?? null
  return text === null ? null : readCertificate(text)
}
