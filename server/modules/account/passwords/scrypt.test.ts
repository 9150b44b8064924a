import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './scrypt.ts'

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

test('without a kept hash nothing is right, and it takes as long to say so', async () => {
  const kept = await hashPassword('harbour lights')
  const took = async (hash: string | undefined) => {
    const began = performance.now()
    expect(await isPassword('wrong', hash)).toBe(false)
    return performance.now() - began
  }
  await took(kept)
  const times = [await took(kept), await took(undefined), await took(kept), await took(undefined)]
  expect(Math.min(...times)).toBeGreaterThan(Math.max(...times) / 4)
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
  const all = await Promise.allSettled([...Array(50)].map((_, i) => isPassword(String(i), undefined)))
  const turnedAway = all.filter((it) => it.status === 'rejected')
  expect(turnedAway).toHaveLength(8)
  expect(turnedAway[0]).toMatchObject({ reason: { statusCode: 503 } })
})
