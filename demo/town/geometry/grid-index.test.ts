import { expect, test } from 'vitest'
import { GridIndex } from './grid-index.ts'
import { boundsAround } from './point.ts'

const things = new GridIndex<string>(100)
things.add('harbour', boundsAround({ x: 0, y: 0 }, 40))
things.add('airport', boundsAround({ x: 4_000, y: -2_500 }, 600))

test('what meets the bounds is found, and told once though it lies in many cells', () => {
  expect(things.find(boundsAround({ x: 3_500, y: -2_500 }, 500))).toEqual(['airport'])
  expect(things.find(boundsAround({ x: 40, y: 0 }, 0))).toEqual(['harbour'])
  expect(things.find(boundsAround({ x: 200, y: 0 }, 90))).toEqual([])
  expect(new GridIndex(100).find(boundsAround({ x: 0, y: 0 }, 90))).toEqual([])
})

test('a question that reaches far beyond the island finds all of it', () => {
  expect(things.find(boundsAround({ x: 0, y: 0 }, 400_000)).toSorted()).toEqual(['airport', 'harbour'])
})
