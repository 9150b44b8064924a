import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** The key of a certificate for loopback alone, which only these tests use. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgqckKPNfbu7RSGeNP
H0dM6dTHGg1xwp4lNDJQAR2t7A6hRANCAARYD8hqXxZiD4Hr932NpUwKOOxYEGgU
dagRVBtvLK9lbBryjxuoV0vMxGbKT/aWo6S3UaUuswqJ0AEy3lJRF8tq
-----END PRIVATE KEY-----
`
/** The certificate of the push service. */
export const pushServiceCertificate = `-----BEGIN CERTIFICATE-----
MIIBZjCCAQ2gAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlwdXNoLnRl
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CXB1c2gudGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABFgPyGpfFmIPgev3
fY2lTAo47FgQaBR1qBFUG28sr2VsGvKPG6hXS8zEZspP9pajpLdRpS6zConQATLe
UlEXy2qjTjBMMBoGA1UdEQQTMBGHBH8AAAGCCWxvY2FsaG9zdDAPBgNVHRMBAf8E
BTADAQH/MB0GA1UdDgQWBBQVAujRkG0vAPq7mZQkPWTmOAlu1zAKBggqhkjOPQQD
AgNHADBEAiB6ZLzSsQSWncMUl/TDgE48HZCmaOMD2xESz1E7gnKa+wIgatooZ/jK
95vOpSHe61iBPX4l2carABs5a+Yjc7u6MfI=
-----END CERTIFICATE-----
`

/** A push that arrived, decrypted with the keys of its device. */
export interface ReceivedPush {
  device: string
  ttl: number
  urgency: string | undefined
  topic: string | undefined
  bytes: number
  payload: Record<string, unknown>
}

/** The answers of the service, to one device or to all. */
interface Mood {
  status: number
  headers?: Record<string, string>
}

/** The browser's side of a subscription. */
class Device {
  readonly #keys: ECDH = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly endpoint: string

  constructor(endpoint: string) {
    this.endpoint = endpoint
    this.#keys.generateKeys()
  }

  /** The subscription as the page sends it to the server. */
  get token(): string {
    const keys = { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') }
    return JSON.stringify({ endpoint: this.endpoint, expirationTime: null, keys })
  }

  /** Decrypts a push by RFC 8188 and 8291: one record, encrypted with a secret of both keys. */
  open(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const keyLength = body.readUInt8(20)
    const senderKey = body.subarray(21, 21 + keyLength)
    const sealed = body.subarray(21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), senderKey])
    const secret = hkdf(this.#auth, this.#keys.computeSecret(senderKey), info, 32)
    const contentKey = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    const end = padded.lastIndexOf(2)
    return padded.subarray(0, end).toString('utf8')
  }
}

function hkdf(salt: Buffer, input: Buffer, info: Buffer, length: number): Buffer {
  const secret = createHmac('sha256', salt).update(input).digest()
  return createHmac('sha256', secret)
    .update(info)
    .update(Buffer.from([1]))
    .digest()
    .subarray(0, length)
}

/** Starts a push service by RFC 8030. It checks the sender (RFC 8292), and decrypts pushes for the test. */
export async function startPushService(publicKey: () => string) {
  const devices = new Map<string, Device>()
  const moods = new Map<string, Mood>()
  const pushes: ReceivedPush[] = []
  let asked = 0
  const server = createServer({ key, cert: pushServiceCertificate }, async (request, response) => {
    asked++
    const body = await buffer(request)
    const path = request.url ?? ''
    const device = devices.get(path)
    const mood = moods.get(path) ?? moods.get('')
    if (!device || !isSigned(request.headers.authorization ?? '', origin(), publicKey()))
      return void response.writeHead(device ? 403 : 404).end()
    if (mood && mood.status >= 300) return void response.writeHead(mood.status, mood.headers).end('not now')
    const header = (name: string) => request.headers[name]?.toString()
    if (header('content-encoding') !== 'aes128gcm' || header('ttl') === undefined)
      return void response.writeHead(400).end()
    pushes.push({
      device: path,
      ttl: Number(header('ttl')),
      urgency: header('urgency'),
      topic: header('topic'),
      bytes: body.length,
      payload: JSON.parse(device.open(body)),
    })
    response.writeHead(201, { location: `${path}/1` }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const origin = () => `https://${host}`
  return {
    host,
    pushes,
    /** The number of requests that came. */
    asked: () => asked,
    /** Adds a browser that subscribes. */
    subscribe(): Device & { path: string } {
      const path = `/push/${randomBytes(8).toString('hex')}`
      const device = new Device(`${origin()}${path}`)
      devices.set(path, device)
      return Object.assign(device, { path })
    },
    /** Sets the answer to one device, or to all. */
    answer(mood: Mood, path = ''): void {
      moods.set(path, mood)
    },
    clear(): void {
      moods.clear()
      pushes.length = 0
      asked = 0
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Whether the token is signed with our key, for this service, and has not expired. */
function isSigned(authorization: string, audience: string, publicKey: string): boolean {
  const found = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization)
  const [head = '', claims = '', signature = ''] = found?.[1]?.split('.') ?? []
  if (found?.[2] !== publicKey) return false
  const raw = Buffer.from(publicKey, 'base64url')
  const x = raw.subarray(1, 33).toString('base64url')
  const y = raw.subarray(33).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x, y }
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const isFresh = exp > Date.now() / 1000 && exp < Date.now() / 1000 + 86_400
  return isOurs && aud === audience && isFresh && /^(mailto|https):/.test(sub)
}
