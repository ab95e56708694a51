/**
 * The host's certificate: self-signed, created at its first start and kept. Guests identify the host by its
 * fingerprint.
 */
import { createHash, createPrivateKey, generateKeyPair, randomBytes, sign, X509Certificate } from 'node:crypto'
import { promisify } from 'node:util'
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
const FROM = new Date('2020-01-01'),
  UNTIL = new Date('2120-01-01')
const ECDSA_WITH_SHA256 = '1.2.840.10045.4.3.2'
const VERSION_3 = 2,
  VERSION_TAG = { tagClass: 3, tagNumber: 0 }
const KEYS = {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const
const generateKeys = promisify(generateKeyPair)

/** SHA-256 of a certificate (DER) in base64url: 43 characters. */
export const fingerprintOf = (der: Uint8Array): string => createHash('sha256').update(der).digest('base64url')

const pem = (label: string, der: Uint8Array): string =>
  `-----BEGIN ${label}-----\n${Buffer.from(der)
    .toString('base64')
    .replace(/(.{64})(?=.)/g, '$1\n')}\n-----END ${label}-----\n`

/** Creates a certificate: ECDSA over P-256. Its fields and their order: RFC 5280, section 4.1. */
export async function createCertificate(): Promise<Certificate> {
  // Loaded on demand: needed once in a host's life.
  const [{ publicKey, privateKey }, asn1] = await Promise.all([generateKeys('ec', KEYS), import('asn1js')])
  const { BitString, Constructed, fromBER, GeneralizedTime, Integer, ObjectIdentifier, Sequence } = asn1
  const algorithm = new Sequence({ value: [new ObjectIdentifier({ value: ECDSA_WITH_SHA256 })] })
  const name = new Sequence({
    value: [
      new asn1.Set({
        value: [
          new Sequence({
            value: [new ObjectIdentifier({ value: COMMON_NAME }), new asn1.Utf8String({ value: NAME })],
          }),
        ],
      }),
    ],
  })
  const fields = new Sequence({
    value: [
      new Constructed({ idBlock: VERSION_TAG, value: [new Integer({ value: VERSION_3 })] }),
      new Integer({ valueHex: serialNumber() }),
      algorithm,
      name,
      // Years from 2050 on have four digits.
      new Sequence({ value: [new asn1.UTCTime({ valueDate: FROM }), new GeneralizedTime({ valueDate: UNTIL })] }),
      // Issued by itself.
      name,
      fromBER(publicKey).result,
    ],
  })
  const signature = sign('sha256', Buffer.from(fields.toBER()), privateKey)
  const certificate = new Sequence({ value: [fields, algorithm, new BitString({ valueHex: signature })] })
  const der = Buffer.from(certificate.toBER())
  return { key: privateKey, cert: pem('CERTIFICATE', der), fingerprint: fingerprintOf(der) }
}

/** Positive, and without a leading zero byte. */
function serialNumber(): Uint8Array<ArrayBuffer> {
  const serial = new Uint8Array(randomBytes(SERIAL_BYTES))
  serial[0] = 0x40 | ((serial[0] ?? 0) & 0x3f)
  return serial
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
