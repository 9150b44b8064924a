import { expect, test } from 'vitest'
import { likelyNext, viewAfter } from './likely-next.ts'
import type { TileAddress } from './tile-address.ts'

const street = (z: number, x: number, y: number): TileAddress => ({ kind: 'street', z, x, y })

/** All tiles of a rectangle. */
function tilesOf(z: number, [left, right]: [number, number], [top, bottom]: [number, number]): TileAddress[] {
  const all = []
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) all.push(street(z, x, y))
  return all
}

const phone = tilesOf(14, [100, 102], [200, 203])
const seenOnPhone = { kind: 'street', z: 14, x: [100, 102], y: [200, 203] } as const

test('what is asked for in one go is what somebody sees', () => {
  expect(viewAfter(undefined, phone)).toEqual(seenOnPhone)
  expect(viewAfter(seenOnPhone, [])).toEqual(seenOnPhone)
})

test.each([
  { moved: 'east', asked: tilesOf(14, [103, 103], [200, 203]), x: [101, 103], y: [200, 203] },
  { moved: 'north', asked: tilesOf(14, [100, 102], [198, 199]), x: [100, 102], y: [198, 201] },
  { moved: 'far away', asked: tilesOf(14, [300, 302], [400, 403]), x: [300, 302], y: [400, 403] },
  { moved: 'back to what is partly kept', asked: [street(14, 101, 201)], x: [100, 102], y: [200, 203] },
])('a map moved $moved shows as much as before', ({ asked, x, y }) => {
  expect(viewAfter(seenOnPhone, asked)).toEqual({ kind: 'street', z: 14, x, y })
})

test('who goes nearer, or looks at it from the air, sees what was asked for last', () => {
  const nearer = tilesOf(15, [201, 202], [402, 404])
  expect(viewAfter(seenOnPhone, [...phone, ...nearer])).toEqual({
    kind: 'street',
    z: 15,
    x: [201, 202],
    y: [402, 404],
  })
  const air = { ...street(14, 100, 200), kind: 'satellite' } as const
  expect(viewAfter(seenOnPhone, [air])).toEqual({ kind: 'satellite', z: 14, x: [100, 100], y: [200, 200] })
})

test('next comes what one sees one step nearer, from the middle out, then what lies around, each once', () => {
  const next = likelyNext(seenOnPhone)
  const nearer = next.filter((it) => it.z === 15)
  const around = next.filter((it) => it.z === 14 && it.kind === 'street')
  expect(next.slice(0, nearer.length + around.length)).toEqual([...nearer, ...around])
  expect(nearer.slice(0, 4)).toEqual(expect.arrayContaining(tilesOf(15, [202, 203], [403, 404])))
  expect(nearer).toEqual(expect.arrayContaining(tilesOf(15, [201, 204], [402, 405])))
  expect(around).toHaveLength(5 * 6 - 3 * 4)
  expect(around.some((it) => phone.some((seen) => seen.x === it.x && seen.y === it.y))).toBe(false)
  expect(new Set(next.map((it) => JSON.stringify(it))).size).toBe(next.length)
})

test.each([
  { from: 'street', to: 'satellite' },
  { from: 'satellite', to: 'street' },
] as const)('after that comes the same as $to, and last what one sees one step farther', ({ from, to }) => {
  const next = likelyNext({ ...seenOnPhone, kind: from })
  const farther = next.filter((it) => it.z === 13)
  expect(next.slice(-farther.length)).toEqual(farther)
  expect(farther).toEqual(
    expect.arrayContaining(tilesOf(13, [49, 52], [99, 102]).map((it) => ({ ...it, kind: from }))),
  )
  const other = next.filter((it) => it.kind === to)
  expect(next.slice(-farther.length - other.length, -farther.length)).toEqual(other)
  expect(other).toHaveLength(phone.length)
  expect(other).toEqual(expect.arrayContaining(phone.map((it) => ({ ...it, kind: to }))))
})

test('nothing is nearer than the nearest, nothing farther than the farthest', () => {
  const nearest = new Set(likelyNext({ ...seenOnPhone, z: 18 }).map((it) => it.z))
  expect(nearest).toEqual(new Set([17, 18]))
  const farthest = new Set(likelyNext({ kind: 'street', z: 4, x: [6, 7], y: [6, 7] }).map((it) => it.z))
  expect(farthest).toEqual(new Set([4, 5]))
})

test('several who look at different places are not guessed at', () => {
  expect(likelyNext({ kind: 'street', z: 14, x: [0, 20], y: [0, 20] })).toEqual([])
})
