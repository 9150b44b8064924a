import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import webPush from 'web-push'
import { pushSubscriptionSchema } from '#contract/push.ts'
import { pushServiceCertificate, startPushService } from '#tests/support/push-service.ts'
import { webPushes } from './web-push.ts'

const keys = webPush.generateVAPIDKeys()
const subject = 'mailto:bookings@example.com'
let service: Awaited<ReturnType<typeof startPushService>>
let push: ReturnType<typeof webPushes>

beforeAll(async () => {
  service = await startPushService(() => keys.publicKey)
  push = webPushes({ keys, subject, alsoAt: [service.host], ca: pushServiceCertificate, timeoutMs: 1_000 })
})
beforeEach(() => service.clear())
afterAll(async () => {
  push.close()
  await service.stop()
})

const message = { payload: '{"title":"Doors open"}', ttlSeconds: 60, urgency: 'high', topic: 'n7' } as const
const subscribed = () => {
  const device = service.subscribe()
  return { ...device, path: device.path, keys: v.parse(pushSubscriptionSchema, JSON.parse(device.token)) }
}

describe('a push', () => {
  test('is signed by us, and read by its device alone', async () => {
    const device = subscribed()
    expect(await push.send(device.keys, message)).toEqual({ kind: 'taken' })
    expect(service.pushes).toEqual([
      {
        ...{ device: device.path, ttl: 60, urgency: 'high', topic: 'n7', bytes: expect.any(Number) },
        payload: { title: 'Doors open' },
      },
    ])
  })

  test.each([
    [404, {}, { kind: 'gone' }],
    [410, {}, { kind: 'gone' }],
    [429, { 'retry-after': '120' }, { kind: 'later', afterSeconds: 120 }],
    [429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, { kind: 'later', afterSeconds: undefined }],
    [500, {}, { kind: 'later', afterSeconds: undefined }],
    [503, {}, { kind: 'later', afterSeconds: undefined }],
    [400, {}, { kind: 'refused', status: 400 }],
    [413, {}, { kind: 'refused', status: 413 }],
    [302, { location: 'https://127.0.0.1:1/' }, { kind: 'refused', status: 302 }],
  ])('that is answered %i %j has this fate', async (status, headers, fate) => {
    service.answer({ status, headers })
    expect(await push.send(subscribed().keys, message)).toEqual(fate)
    expect(service.asked()).toBe(1)
  })

  test('to a service that is not there goes later', async () => {
    const dead = webPushes({ keys, subject, alsoAt: ['127.0.0.1:9'], timeoutMs: 500 })
    const device = { ...subscribed().keys, endpoint: 'https://127.0.0.1:9/push' }
    expect(await dead.send(device, message)).toEqual({ kind: 'later' })
    dead.close()
  })

  test('to a device whose key is none leads nowhere', async () => {
    const { endpoint } = subscribed().keys
    const broken = { endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }
    expect(await push.send(broken, message)).toEqual({ kind: 'gone' })
    expect(service.asked()).toBe(0)
  })
})

describe('the address of a push service', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s is one', (endpoint) => {
    expect(push.accepts(endpoint)).toBe(true)
  })

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/fcm/send/abc',
    'https://evil.example/?fcm.googleapis.com',
    'https://user:word@fcm.googleapis.com/fcm/send/abc',
    'https://notify.windows.com.evil.example/',
    'https://127.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://localhost/',
    'file:///etc/passwd',
    'nowhere',
  ])('%s is none, and is never called', async (endpoint) => {
    expect(push.accepts(endpoint)).toBe(false)
    expect(await push.send({ ...subscribed().keys, endpoint }, message)).toEqual({ kind: 'gone' })
    expect(service.asked()).toBe(0)
  })
})
