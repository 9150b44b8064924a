import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltServer, buildServer } from '#tests/support/built-server.ts'
import type { ChildServer } from '#tests/support/child-server.ts'
import { callServer as call } from '#tests/support/shopper.ts'

const points = ['login-with-otp.after_code', 'login-with-otp.before_commit', 'login-with-otp.after_commit']
const phone = '+12025550111'

let built: BuiltServer
let server: ChildServer
beforeAll(async () => {
  built = await buildServer()
})
afterAll(() => built?.close())

async function askForCode(): Promise<string> {
  await call(server, 'generate-login-otp', { phone })
  const outbox = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } })
  const [message] = await outbox.json()
  return /\d+/.exec(message.text)?.[0] ?? ''
}

test('killed before the commit nothing has happened and the same code goes on, killed after it all has', async () => {
  const place = await built.newPlace()
  server = await built.start({ ...place, FAILPOINT: points[0] ?? '' })
  const asked = { phone, otp: await askForCode(), name: 'Amira' }
  // A code that was used up at one point would not work at the next.
  for (const [n, point] of points.entries()) {
    const lost = call(server, 'login-with-otp', asked).catch(() => 'no answer')
    await server.untilPrinted(`FAILPOINT ${point}`)
    await server.kill('SIGKILL')
    expect(await lost).toBe('no answer')
    server = await built.start({ ...place, FAILPOINT: points[n + 1] ?? '' })
  }
  expect(await call(server, 'login-with-otp', asked)).toMatchObject({ valid_otp: false })
  const again = { phone, otp: await askForCode() }
  expect(await call(server, 'login-with-otp', again)).toMatchObject({ data: { name: 'Amira' } })
})
