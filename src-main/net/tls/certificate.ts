/** The host's certificate: self-signed, made at its first start, the same ever after. Guests know the host by its print. */
import { createHash, createPrivateKey, randomBytes, webcrypto, X509Certificate } from 'node:crypto'
import type { PrivateFile } from '../../privateFile'

export interface Certificate {
  /** PEM. */
  readonly key: string
  readonly cert: string
  readonly fingerprint: string
}

/** Not to be read as a name of anybody: guests look at the print alone. */
const NAME = 'Undertable'
const COMMON_NAME = '2.5.4.3'
const SERIAL_BYTES = 16
/** Nobody renews it, and a print does not age; clocks of guests may be wrong. */
const FROM = '2020-01-01',
  UNTIL = '2120-01-01'
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' }

/** SHA-256 of a certificate (DER), in base64url: 43 signs. */
export const printOf = (der: Uint8Array): string => createHash('sha256').update(der).digest('base64url')

const pem = (label: string, der: Uint8Array): string =>
  `-----BEGIN ${label}-----\n${Buffer.from(der)
    .toString('base64')
    .replace(/(.{64})(?=.)/g, '$1\n')}\n-----END ${label}-----\n`

/** Makes a new one: ECDSA over P-256. */
export async function makeCertificate(): Promise<Certificate> {
  // Loaded when it is needed: once in a host's life.
  const [{ AttributeTypeAndValue, Certificate, CryptoEngine, Time, TimeType }, { Integer, Utf8String }] =
    await Promise.all([import('pkijs'), import('asn1js')])
  const engine = new CryptoEngine({ name: 'node', crypto: webcrypto as Crypto })
  const keys = await webcrypto.subtle.generateKey(CURVE, true, ['sign', 'verify'])
  const certificate = new Certificate()
  const serial = randomBytes(SERIAL_BYTES)
  // A serial number is positive, and its first byte no nought.
  serial[0] = 0x40 | ((serial[0] ?? 0) & 0x3f)
  certificate.version = 2
  certificate.serialNumber = new Integer({ valueHex: Uint8Array.from(serial).buffer })
  for (const who of [certificate.subject, certificate.issuer])
    who.typesAndValues.push(new AttributeTypeAndValue({ type: COMMON_NAME, value: new Utf8String({ value: NAME }) }))
  certificate.notBefore.value = new Date(FROM)
  certificate.notAfter = new Time({ type: TimeType.GeneralizedTime, value: new Date(UNTIL) })
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey, engine)
  await certificate.sign(keys.privateKey, 'SHA-256', engine)
  const der = new Uint8Array(certificate.toSchema(true).toBER(false))
  return {
    key: pem('PRIVATE KEY', new Uint8Array(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey))),
    cert: pem('CERTIFICATE', der),
    fingerprint: printOf(der),
  }
}

/** @returns the certificate that a text holds with its key, or null when they are none, or not of one pair */
export function readCertificate(text: string): Certificate | null {
  try {
    const [key = ''] = /-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----\n?/.exec(text) ?? []
    const [cert = ''] = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----\n?/.exec(text) ?? []
    const read = new X509Certificate(cert)
    return read.checkPrivateKey(createPrivateKey(key)) ? { key, cert, fingerprint: printOf(read.raw) } : null
  } catch {
    return null
  }
}

/**
 * The certificate of a host: the one that is kept, or a new one. What is kept there and is none is set aside.
 * @param file null keeps it nowhere: it lasts as long as this process
 * @param ours whether the folder is this host's alone. A new one is made while that is found out; before it, and without it, nothing is written
 */
export async function hostCertificate(
  file: PrivateFile | null,
  ours: Promise<boolean> = Promise.resolve(true),
): Promise<Certificate> {
  const ahead = keptIn(file) ? null : makeCertificate()
  // It fails where it is waited for.
  ahead?.catch(() => undefined)
  const writes = await ours
  // Until the folder was ours, another host may have kept one there.
  const kept = keptIn(file)
  if (kept) return kept
  if (writes && file && file.read() !== null) file.setAside()
  const made = await (ahead ?? makeCertificate())
  if (writes) file?.write(made.key + made.cert)
  return made
}

function keptIn(file: PrivateFile | null): Certificate | null {
  const text = file?.read() ?? null
  return text === null ? null : readCertificate(text)
}
