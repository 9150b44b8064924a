import { expect, test } from 'vitest'
import { tilesAround } from './tiles-around.ts'

const template = 'https://{s}.tiles.test/{z}/{x}/{y}{r}.png'
const greenwich = { latitude: 51.4779, longitude: 0, zoom: 15 }

test('what is aimed at lies within one of the tiles, and they cover the whole picture', () => {
  const tiles = tilesAround(greenwich, [300, 200], template)
  const holding = tiles.filter(({ x, y }) => x <= 0 && x > -256 && y <= 0 && y > -256)
  // The numbers that any map of this kind has for it.
  expect(holding.map((it) => it.url)).toEqual(['https://a.tiles.test/15/16384/10900.png'])
  expect(tiles.filter((it) => it.isMiddle)).toEqual(holding)
  for (const [x, y] of [
    [-150, -100],
    [149, -100],
    [-150, 99],
    [149, 99],
  ] as const)
    expect(tiles.filter((it) => it.x <= x && x < it.x + 256 && it.y <= y && y < it.y + 256)).toHaveLength(1)
})

test('no tile is fetched that the picture does not show', () => {
  for (const { x, y } of tilesAround(greenwich, [300, 200], template)) {
    expect(Math.abs(x + 128)).toBeLessThanOrEqual(150 + 128)
    expect(Math.abs(y + 128)).toBeLessThanOrEqual(100 + 128)
  }
})

test('at the date line it goes on with the other end of the world', () => {
  const urls = tilesAround({ latitude: 0, longitude: 180, zoom: 4 }, [300, 10], '{z}/{x}/{y}').map(
    (it) => it.url,
  )
  expect(new Set(urls)).toEqual(new Set(['4/15/7', '4/0/7', '4/15/8', '4/0/8']))
})
