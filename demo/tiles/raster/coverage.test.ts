import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Coverage } from './coverage.ts'
import { gatherDisc, gatherLine, gatherRing } from './outlines.ts'
import { keep } from './paint.ts'

const SIZE = 64

function covered(gather: (coverage: Coverage) => void): Uint8Array {
  const coverage = new Coverage(SIZE)
  const mask = new Uint8Array(SIZE * SIZE)
  gather(coverage)
  keep(mask, coverage)
  return mask
}

const areaOf = (mask: Uint8Array) => mask.reduce((sum, it) => sum + it, 0) / 255

test('a pixel is covered by as much as lies in it', () => {
  const mask = covered((it) => gatherRing(it, [10.5, 10, 12, 10, 12, 11.25, 10.5, 11.25]))
  const row = (y: number) => [...mask.slice(y * SIZE + 10, y * SIZE + 13)]
  expect(row(10)).toEqual([127, 255, 0])
  expect(row(11)).toEqual([31, 63, 0])
})

test('a shape covers its own area, wherever it lies and however it is turned', () => {
  const metres = fc.double({ min: 8, max: 50, noNaN: true })
  fc.assert(
    fc.property(metres, metres, fc.double({ min: 0, max: 7, noNaN: true }), (x, y, turn) => {
      const corners = [0, 1, 2, 3].flatMap((i) => [
        x + Math.cos(turn + (i * Math.PI) / 2) * 6,
        y + Math.sin(turn + (i * Math.PI) / 2) * 6,
      ])
      expect(areaOf(covered((it) => gatherRing(it, corners)))).toBeCloseTo(72, -1)
    }),
  )
})

test('what lies outside is cut off exactly at the edge', () => {
  expect(areaOf(covered((it) => gatherRing(it, [-500, -40, 32, -40, 32, 900, -500, 900])))).toBeCloseTo(
    32 * SIZE,
    3,
  )
  expect(areaOf(covered((it) => gatherRing(it, [32, -40, 900, -40, 900, 900, 32, 900])))).toBeCloseTo(
    32 * SIZE,
    3,
  )
  expect(areaOf(covered((it) => gatherDisc(it, -40, 20, 9)))).toBe(0)
  // A flat slope that enters from the left within one row.
  expect(areaOf(covered((it) => gatherRing(it, [-30, 10, 30, 11, 30, 20, -30, 20])))).toBeCloseTo(277.5, 0)
})

test('crossing streets make no dark spot and no gap', () => {
  const mask = covered((it) => {
    gatherLine(it, [10, 32, 54, 32], 8)
    gatherLine(it, [32, 10, 32, 54], 8)
    gatherLine(it, [32, 32, 54, 54], 8)
  })
  expect(mask[32 * SIZE + 32]).toBe(255)
  for (let i = 14; i < 50; i++) expect(mask[32 * SIZE + i]).toBe(255)
})

test('painting clears what was gathered', () => {
  const coverage = new Coverage(SIZE)
  gatherDisc(coverage, 30, 30, 12)
  keep(new Uint8Array(SIZE * SIZE), coverage)
  const mask = new Uint8Array(SIZE * SIZE)
  keep(mask, coverage)
  expect(areaOf(mask)).toBe(0)
})
