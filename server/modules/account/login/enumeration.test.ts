import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { newAddress, newPhone, registerPerson } from '#tests/support/people.ts'

const EACH = 100
/** A machine that does other things too gets further chances; a difference that is there stays. */
const CHANCES = 5
/** A password costs some tenths of a second, known or not. */
const LONGEST_MS = 180_000

const server = testApp()
const password = 'harbour lights'

interface Named {
  phone: string
  email: string
}

let known: Named[] = []
let unknown: Named[] = []
const strangers = () => {
  const phone = newPhone()
  return { phone, email: `${phone.slice(1)}@nobody.example` }
}

beforeAll(async () => {
  // One is registered as people are, and lends the others its hash: a hundred would take their time.
  const { id } = await registerPerson(server, { email: 'model@example.com' })
  const query = server.database.query
  const { password_hash } = await query
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  known = [...Array(EACH * CHANCES)].map(strangers)
  unknown = [...Array(EACH * CHANCES)].map(strangers)
  const now = server.clock.now()
  const row = { name: 'Known', password_hash, disabled_at: null, created_at: now, notifications: undefined }
  const proven = { phone_confirmed_at: now, email_confirmed_at: now }
  await query
    .insertInto('account')
    .values(known.map((it) => ({ ...row, ...proven, ...it })))
    .execute()
})

async function timed(name: string, body: object) {
  const from = newAddress()
  const began = performance.now()
  const answer = await server.call(name, body, {}, from)
  const ms = performance.now() - began
  await server.services.accounts.settled()
  return { ms, said: JSON.stringify([answer.status, answer.body]) }
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

/** How far apart the medians are, as a part of the smaller one, over calls that take turns. */
async function difference(name: string, bodyOf: (it: Named) => object, calls: number, said: Set<string>) {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let i = 0; i < calls; i++) {
    for (const [kind, people] of [
      ['known', known],
      ['unknown', unknown],
    ] as const) {
      const person = people[i]
      if (!person) continue
      const { ms, said: answer } = await timed(name, bodyOf(person))
      times[kind].push(ms)
      said.add(answer)
    }
  }
  known = known.slice(calls)
  unknown = unknown.slice(calls)
  const [one, other] = [median(times.known), median(times.unknown)]
  return Math.abs(one - other) / Math.min(one, other)
}

test.each<[string, (it: Named) => object, number]>([
  ['generate-login-otp', ({ phone }) => ({ phone }), EACH],
  ['login-with-otp', ({ phone }) => ({ phone, otp: '123456' }), EACH],
  ['forgot-password', ({ email }) => ({ email }), EACH],
  ['register', (it) => ({ ...it, name: 'A', password, otp: '123456' }), EACH],
  ['login', ({ email }) => ({ email, password: 'not the one' }), 12],
])(
  '%s says nothing of whether somebody is known, nor does its time',
  async (name, bodyOf, calls) => {
    const said = new Set<string>()
    const differences: number[] = []
    const all = { known, unknown }
    for (let chance = 0; chance < CHANCES; chance++) {
      differences.push(await difference(name, bodyOf, calls, said))
      if ((differences.at(-1) ?? 1) <= 0.1) break
    }
    known = all.known
    unknown = all.unknown
    expect([...said], 'one answer for all').toHaveLength(1)
    expect(Math.min(...differences)).toBeLessThanOrEqual(0.1)
    // What the next one asks counts anew.
    server.clock.move(24 * 60 * 60 * 1000)
  },
  LONGEST_MS,
)
