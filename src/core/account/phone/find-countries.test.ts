import { expect, test } from 'vitest'
import { findCountries } from './find-countries.ts'

const country = (code: string, name: string, dial_code: string) => ({ flag: '', code, name, dial_code })
const countries = [
  country('AX', 'Åland Islands', '+358'),
  country('CI', 'Côte d’Ivoire', '+225'),
  country('FI', 'Finland', '+358'),
  country('GB', 'United Kingdom', '+44'),
  country('US', 'United States', '+1'),
  country('VI', 'U.S. Virgin Islands', '+1'),
]

test('a country is found by its English name too, whatever language it is written in', () => {
  const inArabic = [country('DE', 'ألمانيا', '+49'), country('PT', 'البرتغال', '+351')]
  expect(findCountries(inArabic, 'germ').map((it) => it.code)).toEqual(['DE'])
})

test.each([
  ['', 'AX CI FI GB US VI'],
  ['cote', 'CI'],
  ['aland', 'AX'],
  ['kingdom', 'GB'],
  ['united', 'GB US'],
  ['uk', 'GB'],
  ['USA', 'US'],
  ['us', 'US'],
  ['+358', 'AX FI'],
  ['44', 'GB'],
  ['+ 4', 'GB'],
  ['land', 'AX FI VI'],
  ['atlantis', ''],
])('“%s” finds %s', (typed, codes) => {
  expect(
    findCountries(countries, typed)
      .map((it) => it.code)
      .join(' '),
  ).toBe(codes)
})
