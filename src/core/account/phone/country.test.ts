import { expect, test } from 'vitest'
import { regionOf } from './country.ts'

test.each([
  [['en-GB', 'pt-PT'], 'GB'],
  [['en', 'pt-PT'], 'PT'],
  [['zh-Hant-TW'], 'TW'],
  [['es-419'], undefined],
  [['ar'], undefined],
  [[], undefined],
])('who reads %j is likely at home in %s', (languages, region) => {
  expect(regionOf(languages)).toBe(region)
})
