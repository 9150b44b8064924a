import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { newAddress, newPhone, registerPerson } from '#tests/support/people.ts'
import { replaceScrypt } from '#tests/support/replace-scrypt.ts'
import { sentDuring } from '#tests/support/statements.ts'

const server = testApp()
const password = 'harbour lights'

interface Named {
  phone: string
  email: string
}

let known: Named
beforeAll(async () => {
  const email = 'known@example.com'
  const { id } = await registerPerson(server, { email, password })
  const of = server.database.query.selectFrom('account').select('phone').where('id', '=', id)
  known = { phone: (await of.executeTakeFirstOrThrow()).phone ?? '', email }
})
const stranger = (): Named => {
  const phone = newPhone()
  return { phone, email: `${phone.slice(1)}@nobody.example` }
}

let passwords = 0
const scrypt = replaceScrypt((...all: Parameters<typeof scrypt>) => {
  passwords++
  scrypt(...all)
})
afterAll(() => void replaceScrypt(scrypt))

/** The answer of a call, and the work done for it: how many queries, and how many passwords. */
async function told(name: string, body: object) {
  passwords = 0
  const { result, sent } = await sentDuring(() => server.call(name, body, {}, newAddress()))
  const reckoned = passwords
  await server.services.accounts.settled()
  // The limits of the next call start anew.
  server.clock.move(24 * 60 * 60 * 1000)
  return { status: result.status, said: result.body, reckoned, texts: sent.map((it) => it.text) }
}

test.each<[string, (it: Named) => object, number]>([
  ['generate-login-otp', ({ phone }) => ({ phone }), 0],
  ['login-with-otp', ({ phone }) => ({ phone, otp: '123456' }), 0],
  ['forgot-password', ({ email }) => ({ email }), 0],
  ['register', (it) => ({ ...it, name: 'A', password, otp: '123456' }), 0],
  ['login', ({ email }) => ({ email, password: 'not the one' }), 1],
])(
  '%s says nothing of whether somebody is known, nor does the work before it',
  async (name, bodyOf, wanted) => {
    // Everything that is read for the first time and then cached is read here.
    await told(name, bodyOf(stranger()))
    const ofKnown = await told(name, bodyOf(known))
    expect(await told(name, bodyOf(stranger()))).toEqual(ofKnown)
    expect(ofKnown.reckoned).toBe(wanted)
  },
)
