import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import * as labels from '#demo/tiles/labels/layout.ts'
import * as houses from '#demo/town/blocks/houses-in.ts'
import * as town from '#demo/town/survey.ts'
import { laidOut } from '../../scripts/vite/laid-out.mjs'

const ISLAND = { minX: -26_500, minY: -10_500, maxX: 18_000, maxY: 23_000 }
const EVERYWHERE = { minX: -1e5, minY: -1e5, maxX: 1e5, maxY: 1e5 }

let built: typeof labels & typeof houses & typeof town

beforeAll(async () => {
  const cache = resolve('.cache')
  await mkdir(cache, { recursive: true })
  const outDir = await mkdtemp(join(cache, 'laid-out-'))
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [laidOut()],
    build: {
      ssr: true,
      outDir,
      reportCompressedSize: false,
      rolldownOptions: {
        input: {
          labels: 'demo/tiles/labels/layout.ts',
          houses: 'demo/town/blocks/houses-in.ts',
          town: 'demo/town/survey.ts',
        },
      },
    },
  })
  const files = ['labels', 'houses', 'town'].map((it) => pathToFileURL(join(outDir, `${it}.js`)).href)
  built = Object.assign({}, ...(await Promise.all(files.map((it) => import(it)))))
  return () => rm(outDir, { recursive: true })
})

const plain = ({ land: _land, streetIndex: _index, ...plan }: town.Survey) =>
  JSON.parse(JSON.stringify({ ...plan, pieces: undefined }))

test('what is built reads the plan of the town that the code lays out', () => {
  expect(plain(built.survey())).toEqual(plain(town.survey()))
})

test('what is built knows the shore', () => {
  const [read, reckoned] = [built.survey().land, town.survey().land]
  for (let x = ISLAND.minX; x < ISLAND.maxX; x += 730) {
    for (let y = ISLAND.minY; y < ISLAND.maxY; y += 710) expect(read.inland(x, y)).toBe(reckoned.inland(x, y))
  }
})

test('what is built has the same houses', () => {
  const here = houses.housesIn(ISLAND)
  expect(here.length).toBeGreaterThan(50_000)
  expect(built.housesIn(ISLAND)).toEqual(here)
})

test.each([8, 12, 15, 18])('what is built has the same names where they are, at zoom %i', (zoom) => {
  const here = labels.layoutOf(zoom).in(EVERYWHERE)
  expect(here.length).toBeGreaterThan(0)
  expect(built.layoutOf(zoom).in(EVERYWHERE)).toEqual(here)
})
