import { expect, test } from 'vitest'
import { allListings } from '../content/content.ts'
import { toPlane } from '../town/plane.ts'
import { laidOut } from './laid-out.ts'
import { isSolidGround } from './solid-ground.ts'

const spots = allListings.map(({ slug, where }) => ({ slug, where, ...laidOut(slug) }))

test('everything stands on solid ground of the island', () => {
  const lost = spots.filter((it) => {
    const { x, y } = toPlane(it)
    const isOnTheMap = Math.abs(x) < 21_000 && Math.abs(y - 6_500) < 12_500
    return !isOnTheMap || !isSolidGround({ x, y })
  })
  expect(lost.map((it) => it.slug)).toEqual([])
})

test('each has a spot of its own, so that no pin hides another for good', () => {
  const own = new Set(spots.map((it) => `${it.latitude} ${it.longitude}`))
  expect(own.size).toBeGreaterThan(spots.length * 0.98)
})

test('an address is in the district that the text names', () => {
  const astray = spots.filter(
    ({ address, where }) =>
      where.district && !where.landmark && where.on !== 'beach' && !address.endsWith(`, ${where.district}`),
  )
  expect(astray.length).toBeLessThan(spots.length * 0.03)
})

test('a listing nobody has laid out is told by its name', () => {
  expect(() => laidOut('never-heard-of')).toThrow('never-heard-of')
})
