import { Agent, request } from 'node:https'
import webPush from 'web-push'
import type { PushSubscriptionKeys } from '#contract/push.ts'
import type { Push, PushFate, PushMessage } from '../ports/push.ts'
import type { VapidKeys } from './vapid-keys.ts'

/** The push services of browsers. A device names its own address, and others are never called. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)?push\.apple\.com$/,
  /^([a-z0-9-]+\.)+notify\.windows\.com$/,
]

const TIMEOUT_MS = 8_000
const MOST_KEPT_SOCKETS = 16

interface Options {
  keys: VapidKeys
  /** The contact of this marketplace for operators of push services: an https: or mailto: address. */
  subject: string
  /** Further push services by host and port, such as a marketplace's own. */
  alsoAt?: readonly string[]
  /** A certificate authority that is trusted besides the known ones. */
  ca?: string
  timeoutMs?: number
}

/** Pushes by RFC 8030, encrypted for the device alone (RFC 8291), signed with our key (RFC 8292). */
export function webPushes({
  keys,
  subject,
  alsoAt = [],
  ca,
  timeoutMs = TIMEOUT_MS,
}: Options): Push & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_KEPT_SOCKETS, ...(ca ? { ca } : {}) })
  const accepts = (endpoint: string): boolean => {
    if (!URL.canParse(endpoint)) return false
    const { protocol, hostname, host, port, username, password } = new URL(endpoint)
    if (protocol !== 'https:' || username || password) return false
    return alsoAt.includes(host) || (port === '' && services.some((it) => it.test(hostname)))
  }
  return {
    publicKey: keys.publicKey,
    accepts,
    async send(subscription, message) {
      // A stored device may name a service that is no longer in the list.
      if (!accepts(subscription.endpoint)) return { kind: 'gone' }
      const sealed = seal(subscription, message, { subject, ...keys })
      if (!sealed) return { kind: 'gone' }
      return post(sealed, agent, timeoutMs)
    },
    close: () => agent.destroy(),
  }
}

type Sealed = ReturnType<typeof webPush.generateRequestDetails>

/** Encrypts a message; undefined where the device's key is invalid, so that nobody could read it. */
function seal(
  subscription: PushSubscriptionKeys,
  { payload, ttlSeconds, urgency, topic }: PushMessage,
  vapidDetails: { subject: string; publicKey: string; privateKey: string },
): Sealed | undefined {
  try {
    return webPush.generateRequestDetails(subscription, payload, {
      vapidDetails,
      TTL: ttlSeconds,
      urgency,
      topic,
      contentEncoding: 'aes128gcm',
    })
  } catch {
    return undefined
  }
}

/** Posts a push. It follows no redirect, and reads only the head of the answer. */
function post({ endpoint, headers, body }: Sealed, agent: Agent, timeoutMs: number): Promise<PushFate> {
  return new Promise((resolve) => {
    const later = () => resolve({ kind: 'later' })
    const signal = AbortSignal.timeout(timeoutMs)
    const sent = request(endpoint, { method: 'POST', headers: { ...headers }, agent, signal }, (answer) => {
      resolve(fateOf(answer.statusCode ?? 0, answer.headers['retry-after']))
      answer.resume().on('error', later)
    })
    sent.on('error', later)
    sent.end(body)
  })
}

const seconds = /^\d{1,7}$/

function fateOf(status: number, retryAfter: string | undefined): PushFate {
  if (status >= 200 && status < 300) return { kind: 'taken' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status >= 500) {
    const afterSeconds = retryAfter && seconds.test(retryAfter) ? Number(retryAfter) : undefined
    return { kind: 'later', afterSeconds }
  }
  return { kind: 'refused', status }
}
