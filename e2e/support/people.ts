import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import type { Product } from './product.ts'

const messagesSchema = v.array(v.object({ channel: v.string(), to: v.string(), text: v.string() }))

/** A number that nobody else in this run has. */
export function newNumber(): { national: string; phone: string } {
  const national = `74${randomInt(10_000_000, 99_999_999)}`
  return { national, phone: `+44${national}` }
}

/** The messages to an address or number, the newest first. */
export async function messagesTo(product: Product, to: string): Promise<string[]> {
  const answer = await fetch(`${product.url}/dev/outbox`, { headers: { accept: 'application/json' } })
  return v
    .parse(messagesSchema, await answer.json())
    .filter((it) => it.to === to)
    .map((it) => it.text)
}

/** The last code for a number: the only digits in its message. */
export async function codeFor(product: Product, phone: string, count = 1): Promise<string> {
  await expect.poll(async () => (await messagesTo(product, phone)).length).toBeGreaterThanOrEqual(count)
  const [latest] = await messagesTo(product, phone)
  const code = /\d{6}/.exec(latest ?? '')?.[0]
  if (!code) throw new Error(`There is no code in “${latest}”.`)
  return code
}

/** Sends a call without a screen. A server that is too busy to answer is asked again. */
export async function call(
  product: Product,
  name: string,
  request: object,
): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(request)
  const answer = await fetch(`${product.url}/public/api/${name}`, { method: 'POST', headers, body })
  if (answer.status === 429 || answer.status >= 500)
    throw new Error(`${name} was answered ${answer.status}: ${await answer.text()}`)
  return answer.json() as Promise<Record<string, unknown>>
}

const loggedInSchema = v.object({ auth_token: v.string(), id: v.number(), name: v.string() })
/** A logged-in person with an account. */
export type Somebody = v.InferOutput<typeof loggedInSchema> & {
  phone: string
  national: string
  email: string
}

/** Opens an account by calls, and logs in to it. */
export async function somebody(product: Product, name = 'Amira El-Sayed'): Promise<Somebody> {
  const number = newNumber()
  const email = `amira.${number.national}@example.com`
  await call(product, 'generate-login-otp', { phone: number.phone })
  const otp = await codeFor(product, number.phone)
  const { data } = await call(product, 'login-with-otp', { phone: number.phone, otp, name, email })
  return { ...v.parse(loggedInSchema, data), ...number, email }
}

/** Logs in as one of the demo town's people, who have money and past bookings. */
export async function townsman(
  product: Product,
  login: { email: string; password: string },
): Promise<Somebody> {
  const person = v.parse(loggedInSchema, (await call(product, 'login', login)).data)
  return { ...person, phone: '', national: '', email: login.email }
}

/** Logs the same person in again, as on another device; answers the token of that session. */
export async function loggedInAgain(product: Product, { phone }: Somebody): Promise<string> {
  const before = (await messagesTo(product, phone)).length
  await call(product, 'generate-login-otp', { phone })
  const otp = await codeFor(product, phone, before + 1)
  const { data } = await call(product, 'login-with-otp', { phone, otp })
  return v.parse(loggedInSchema, data).auth_token
}

/** Makes the browser that of a logged-in person; called before the first page. */
export async function isHere(page: Page, { auth_token, id, name }: Somebody): Promise<void> {
  await page.context().addInitScript((user) => {
    // A new tab begins with an empty page, which has no storage.
    if (location.origin !== 'null' && localStorage.getItem('user') === null)
      localStorage.setItem('user', user)
  }, JSON.stringify({ auth_token, id, name }))
}
