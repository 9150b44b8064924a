import type { TestApp } from './app.ts'

let lastNumber = 0

/** A new number, each in a block of its own, so that the limits of one test do not affect the next. */
export function newPhone(): string {
  lastNumber += 1
  return `+1${String(2_000_000 + lastNumber).padStart(7, '0')}017`
}

/** The code in the newest message to a number. */
export async function codeFor(server: TestApp, phone: string): Promise<string> {
  const message = (await server.sent()).find((it) => it.channel === 'sms' && it.to === phone)
  return /\d+/.exec(message?.text ?? '')?.[0] ?? ''
}

/** Another code than this one. */
export const otherThan = (code: string) => (code === '123456' ? '654321' : '123456')

/** Logs in by phone as people do, opening an account where there is none. */
export async function logInByPhone(server: TestApp, phone: string, more: object = { name: 'Amira' }) {
  await server.call('generate-login-otp', { phone })
  const answer = await server.call('login-with-otp', { phone, otp: await codeFor(server, phone), ...more })
  const data = answer.body.data as { auth_token: string; id: number; name: string } | null
  if (!data) throw new Error(`No login: ${JSON.stringify(answer.body)}`)
  return { ...data, token: data.auth_token }
}

/** The secret of the link in the newest mail to an address; undefined where none came. */
export async function linkFor(server: TestApp, email: string, path: string): Promise<string | undefined> {
  await server.services.accounts.settled()
  const mail = (await server.sent()).find(
    (it) => it.channel === 'email' && it.to === email && it.text.includes(path),
  )
  return mail?.text.match(/#([\w-]{43})/)?.[1]
}

/** A logged-in person with a confirmed phone number. */
export async function logInWithPhone(server: TestApp, name?: string) {
  const person = await server.logIn(name)
  await server.database.query
    .updateTable('account')
    .set({ phone: newPhone(), phone_confirmed_at: server.clock.now() })
    .where('id', '=', person.accountId)
    .execute()
  return person
}

let lastAddress = 0

/** A network address for which nothing was counted yet. */
export function newAddress(): string {
  lastAddress += 1
  return `198.51.${100 + Math.floor(lastAddress / 250)}.${lastAddress % 250}`
}

/** Registers a person with e-mail and password. */
export async function registerPerson(
  server: TestApp,
  more: { email: string; password?: string; phone?: string },
) {
  const phone = more.phone ?? newPhone()
  const from = newAddress()
  await server.call('send-otp', { phone }, {}, from)
  const body = {
    name: 'Amira',
    password: 'harbour lights',
    ...more,
    phone,
    otp: await codeFor(server, phone),
  }
  const answer = await server.call('register', body, {}, from)
  const data = answer.body.data as { auth_token: string; id: number } | null
  if (!data) throw new Error(`No account: ${JSON.stringify(answer.body)}`)
  return { ...data, phone, token: data.auth_token, password: body.password }
}
