import type { ScryptOptions } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { replaceScrypt } from '#tests/support/replace-scrypt.ts'
import { hashPassword, isPassword } from './scrypt.ts'

type Told = (error: Error | null, key: Buffer) => void

test('a password is what it is, and nothing else is', async () => {
  const kept = await hashPassword('Harbour lights ü')
  expect(kept).toMatch(/^scrypt\$15\.8\.3\$[\w-]{22}\$[\w-]{43}$/)
  expect(await isPassword('Harbour lights ü', kept)).toBe(true)
  for (const other of ['harbour lights ü', 'Harbour lights u', 'Harbour lights ü ', '']) {
    expect(await isPassword(other, kept)).toBe(false)
  }
})

test('the same password hashes to another hash each time', async () => {
  expect(await hashPassword('harbour lights')).not.toBe(await hashPassword('harbour lights'))
})

test('what another keyboard makes of the same letters is the same password', async () => {
  expect(await isPassword('Harbour lights u\u0308', await hashPassword('Harbour lights ü'))).toBe(true)
})

test('without a kept hash nothing is right, and it is as much work to say so', async () => {
  const kept = await hashPassword('harbour lights')
  const work: unknown[] = []
  const real = replaceScrypt(
    (typed: string, salt: Buffer, length: number, options: ScryptOptions, tell: Told) => {
      work.push([salt.length, length, options])
      real(typed, salt, length, options, tell)
    },
  )
  onTestFinished(() => void replaceScrypt(real))
  expect(await isPassword('wrong', kept)).toBe(false)
  expect(await isPassword('wrong', undefined)).toBe(false)
  expect(work).toHaveLength(2)
  expect(work[1]).toEqual(work[0])
})

test('while it is reckoned, the loop goes on', async () => {
  let turns = 0
  const counting = setInterval(() => {
    turns += 1
  }, 1)
  await Promise.all([hashPassword('one'), hashPassword('two'), hashPassword('three')])
  clearInterval(counting)
  expect(turns).toBeGreaterThan(10)
})

test('too many at once are turned away instead of waited for without end', async () => {
  // The hash is as cheap as can be, since only the queue is tested.
  const kept = `scrypt$4.8.1$${'A'.repeat(22)}$${'A'.repeat(43)}`
  const all = await Promise.allSettled([...Array(50)].map((_, i) => isPassword(String(i), kept)))
  const turnedAway = all.filter((it) => it.status === 'rejected')
  expect(turnedAway).toHaveLength(8)
  expect(turnedAway[0]).toMatchObject({ reason: { statusCode: 503 } })
})
