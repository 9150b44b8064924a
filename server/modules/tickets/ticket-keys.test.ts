import { createHmac, createPublicKey, randomBytes, sign } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { openSeed, sealSeed, signingKey } from './keys.ts'
import { TicketsService } from './service.ts'
import { claimBytes, tokenOf } from './token.ts'

const app = testApp()
const pepper = randomBytes(32)
const server = (its = pepper) => new TicketsService({ database: app.database, clock: app.clock, pepper: its })
const claims = {
  reference: 'K7M42QX0123456789ABCDEFGHJ',
  number: 1,
  listingId: 7,
  startsAt: new Date('2026-06-01T18:00:00Z'),
}
const keyNames = async (of: TicketsService) => (await of.publicKeys()).map((it) => it.x)

beforeEach(async () => {
  await app.database.query.deleteFrom('ticket_key').execute()
})

test('a key is made at random: the same secret leads to another one each time', async () => {
  const first = await keyNames(server())
  await app.database.query.deleteFrom('ticket_key').execute()
  expect(await keyNames(server())).not.toEqual(first)
})

test('servers of one database and secret sign alike, also those that start at the same moment', async () => {
  const tokens = await Promise.all([...Array(20)].map(() => server().tokenFor(claims)))
  tokens.push(await server().tokenFor(claims))
  expect(new Set(tokens).size).toBe(1)
  expect(await keyNames(server())).toHaveLength(1)
})

test('with another secret a new key signs, and what the old one signed stays good', async () => {
  const before = await server().tokenFor(claims)
  app.clock.move(1_000)
  const other = server(randomBytes(32))
  const after = await other.tokenFor(claims)
  expect(after).not.toBe(before)
  expect([await other.isOurs(before), await server().isOurs(after)]).toEqual([true, true])
  expect(await keyNames(other)).toHaveLength(2)
})

test('a ticket of when the key followed from the secret is still ours, and its key published', async () => {
  const old = signingKey(createHmac('sha256', pepper).update('ticket signing key').digest())
  const noted = { kid: old.kid, public_key: old.publicBytes, created_at: app.clock.now(), sealed_seed: null }
  await app.database.query.insertInto('ticket_key').values(noted).execute()
  const signed = claimBytes(old.kid, claims)
  const token = tokenOf(signed, sign(null, signed, old.privateKey))
  expect(await server().isOurs(token)).toBe(true)
  expect(await server().tokenFor(claims)).not.toBe(token)
  expect(await keyNames(server())).toEqual([old.publicBytes.toString('base64url'), expect.any(String)])
})

test('who has the database and not the secret has no key', async () => {
  await server().tokenFor(claims)
  const [row] = await app.database.query.selectFrom('ticket_key').selectAll().execute()
  if (!row?.sealed_seed) throw new Error('There is no key.')
  const seed = openSeed(pepper, row.sealed_seed)
  if (!seed) throw new Error('The secret does not open it.')
  const { publicBytes, privateKey } = signingKey(seed)
  expect(publicBytes).toEqual(row.public_key)
  expect(createPublicKey(privateKey).asymmetricKeyType).toBe('ed25519')
  expect(row.sealed_seed.includes(seed)).toBe(false)
  expect(openSeed(randomBytes(32), row.sealed_seed)).toBeUndefined()
  expect(sealSeed(pepper, seed)).not.toEqual(row.sealed_seed)
})
