import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseCategory, NEW } from './categories.ts'

const category = fc.constantFrom('music', 'sports', 'food', NEW)
const taps = fc.array(category, { maxLength: 12 })
const after = (tapped: readonly string[]) => tapped.reduce<string[]>(chooseCategory, [])

test('“new” is never among others, and nothing is chosen twice', () => {
  fc.assert(
    fc.property(taps, (tapped) => {
      const chosen = after(tapped)
      expect(chosen.includes(NEW) && chosen.length > 1).toBe(false)
      expect(new Set(chosen).size).toBe(chosen.length)
    }),
  )
})

test('a tap on what is not chosen chooses it, on what is chosen leaves it', () => {
  fc.assert(
    fc.property(taps, category, (tapped, next) => {
      const chosen = after(tapped)
      expect(chooseCategory(chosen, next).includes(next)).toBe(!chosen.includes(next))
    }),
  )
})

test('a tap on a category leaves the other categories as they were; one on “new” leaves none', () => {
  fc.assert(
    fc.property(taps, category, (tapped, next) => {
      const others = (of: readonly string[]) => of.filter((it) => it !== next && it !== NEW)
      const chosen = after(tapped)
      expect(others(chooseCategory(chosen, next))).toEqual(next === NEW ? [] : others(chosen))
    }),
  )
})

test('what was chosen is not changed in place', () => {
  const chosen = Object.freeze(['music'])
  chooseCategory(chosen, 'music')
  chooseCategory(chosen, NEW)
  expect(chosen).toEqual(['music'])
})
