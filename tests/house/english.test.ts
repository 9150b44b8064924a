import { expect, test } from 'vitest'
import { en } from '#contract/texts/en.ts'
import { enScreens } from '#contract/texts/packs.ts'
import { packsNamedIn } from '../../scripts/vite/english.ts'

const ofLaterScreens = Object.keys(enScreens).filter((key) => !Object.hasOwn(en, key))

test('each text of later screens comes with the code that names it, in one pack', () => {
  expect(ofLaterScreens.filter((key) => packsNamedIn(`t('${key}')`).length !== 1)).toEqual([])
})

test('code that names texts of several packs brings each, also where it names only their beginning', () => {
  expect(packsNamedIn('t(`theme.$' + '{value}`) + t("events.all")')).toEqual(['events', 'account'])
})

test('the English of the start needs no bringing', () => {
  const code = Object.keys(en).map((key) => `t('${key}')`)
  expect(packsNamedIn(code.join())).toEqual([])
})
