import { expect, test } from 'vitest'
import { initials } from './avatar.tsx'

test.each([
  ['Amira', 'A'],
  ['amira el-sayed', 'AE'],
  ['  José  María   de la Cruz ', 'JC'],
  ['أميرة السيد', 'أا'],
  ['🙂 Bo', 'B'],
  ['', ''],
  ['42', ''],
])('“%s” is shortened to “%s”', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
