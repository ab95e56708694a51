/**
 * Checks signatures by ECDSA over P-256 with SHA-256 (FIPS 186-5, 6.4.2). A page that came over plain HTTP has no
 * WebCrypto; everything here is public, so it need not take the same time for all inputs.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** The curve (SP 800-186, 3.2.1.3): its field, its order, its second coefficient and its base point. The first is -3. */
const P = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn
const N = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn
const G_X = 0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296n
const G_Y = 0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5n

const COORDINATE_BYTES = 32
/** A point that is not compressed begins with this byte (SEC 1, 2.3.3). */
const UNCOMPRESSED = 4
export const KEY_BYTES = 1 + 2 * COORDINATE_BYTES
export const SIGNATURE_BYTES = 2 * COORDINATE_BYTES

/** In Jacobian coordinates: (x / z², y / z³). At infinity z is 0. */
interface Point {
  readonly x: bigint
  readonly y: bigint
  readonly z: bigint
}
const INFINITY: Point = { x: 1n, y: 1n, z: 0n }
const G: Point = { x: G_X, y: G_Y, z: 1n }

const mod = (n: bigint, m = P): bigint => {
  const rest = n % m
  return rest < 0n ? rest + m : rest
}

/** By Euclid's extended algorithm. */
function inverse(n: bigint, m: bigint): bigint {
  let [a, b, u, v] = [mod(n, m), m, 1n, 0n]
  while (a > 1n) {
    const quotient = b / a
    ;[a, b, u, v] = [b - quotient * a, a, v - quotient * u, u]
  }
  return mod(u, m)
}

/** Cohen, Miyaji and Ono's formulas for a = -3 (dbl-2001-b in the Explicit-Formulas Database). */
function double({ x, y, z }: Point): Point {
  if (z === 0n || y === 0n) return INFINITY
  const delta = mod(z * z),
    gamma = mod(y * y),
    beta = mod(x * gamma),
    alpha = mod(3n * (x - delta) * (x + delta))
  const x3 = mod(alpha * alpha - 8n * beta)
  return { x: x3, y: mod(alpha * (4n * beta - x3) - 8n * gamma * gamma), z: mod((y + z) * (y + z) - gamma - delta) }
}

/** add-1998-cmo-2 in the Explicit-Formulas Database. */
function add(one: Point, other: Point): Point {
  if (one.z === 0n) return other
  if (other.z === 0n) return one
  const z1z1 = mod(one.z * one.z),
    z2z2 = mod(other.z * other.z)
  const u1 = mod(one.x * z2z2),
    s1 = mod(one.y * other.z * z2z2),
    h = mod(other.x * z1z1 - u1),
    r = mod(other.y * one.z * z1z1 - s1)
  if (h === 0n) return r === 0n ? double(one) : INFINITY
  const hh = mod(h * h),
    hhh = mod(h * hh),
    v = mod(u1 * hh)
  const x = mod(r * r - hhh - 2n * v)
  return { x, y: mod(r * (v - x) - s1 * hhh), z: mod(one.z * other.z * h) }
}

/** a·G + b·Q, both bit by bit (Shamir's trick). */
function combined(a: bigint, b: bigint, q: Point): Point {
  const both = add(G, q)
  let sum = INFINITY
  for (let bit = 255n; bit >= 0n; bit--) {
    sum = double(sum)
    const inA = (a >> bit) & 1n,
      inB = (b >> bit) & 1n
    if (inA && inB) sum = add(sum, both)
    else if (inA) sum = add(sum, G)
    else if (inB) sum = add(sum, q)
  }
  return sum
}

const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x${bytesToHex(bytes)}`)

/** @returns the point of a public key; null when it is none of the curve */
function pointOf(key: Uint8Array): Point | null {
  if (key.length !== KEY_BYTES || key[0] !== UNCOMPRESSED) return null
  const x = numberOf(key.subarray(1, 1 + COORDINATE_BYTES)),
    y = numberOf(key.subarray(1 + COORDINATE_BYTES))
  return x < P && y < P && mod(y * y - x * x * x + 3n * x - B) === 0n ? { x, y, z: 1n } : null
}

/**
 * @param key a point that is not compressed: 65 bytes
 * @param signature both numbers, 32 bytes each (IEEE P1363)
 */
export function isSignedBy(key: Uint8Array, statement: Uint8Array, signature: Uint8Array): boolean {
  const q = pointOf(key)
  if (!q || signature.length !== SIGNATURE_BYTES) return false
  const r = numberOf(signature.subarray(0, COORDINATE_BYTES)),
    s = numberOf(signature.subarray(COORDINATE_BYTES))
  if (r === 0n || s === 0n || r >= N || s >= N) return false
  const w = inverse(s, N),
    e = numberOf(sha256(statement))
  const { x, z } = combined(mod(e * w, N), mod(r * w, N), q)
  if (z === 0n) return false
  const zInverse = inverse(z, P)
  return mod(mod(x * zInverse * zInverse), N) === r
}
