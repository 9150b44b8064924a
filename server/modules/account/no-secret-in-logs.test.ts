import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { codeFor, linkFor, newPhone, otherThan, registerPerson } from '#tests/support/people.ts'

let log = ''
const server = testApp({
  env: { LOG_LEVEL: 'trace' },
  logTo: {
    write(line) {
      log += line
    },
  },
})

test('no code, password, token, number or address reaches the log, whatever goes well or wrong', async () => {
  const email = 'quiet@example.com'
  const { token, phone, password } = await registerPerson(server, { email })
  await server.call('generate-login-otp', { phone })
  const otp = await codeFor(server, phone)
  await server.call('login-with-otp', { phone, otp: otherThan(otp) })
  await server.call('login', { email, password: `${password}, wrong` })
  await server.call('login', { email, password })
  await server.call('forgot-password', { email })
  const link = (await linkFor(server, email, 'reset-password')) ?? ''
  await server.call('reset-password', { reset_token: link, password: 'password123' })
  await server.call('reset-password', { reset_token: link, password: 'another harbour' })
  await server.call('register', { name: 'A', email, phone: newPhone(), password, otp })
  await server.call('save-notification-token', { token, push_token: 'a push token', device_type: 'web' })
  expect(log).toContain('/public/api/login-with-otp')
  expect(log).toContain('password set anew')
  for (const secret of [token, otp, password, link, phone, email, 'another harbour', 'a push token']) {
    expect(secret.length).toBeGreaterThan(5)
    expect(log).not.toContain(secret)
  }
})
