import { expect, test } from 'vitest'
import { builtInPack } from '#contract/texts/packs.ts'
import { testApp } from '#tests/support/app.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { SettingsService } from '../modules/settings/service.ts'
import { Refusal } from '../refusal.ts'
import { refusalAnswers } from './language.ts'

const server = testApp()

const english = 'This is not there, or not any more.'
const spanish = 'Esto no está, o ya no está.'

async function messageTo(acceptLanguage: string | undefined) {
  const headers = acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage }
  const { body } = await server.call('no-such-call', {}, headers)
  return body.message
}

test('a refusal speaks the language of the person who asked', async () => {
  expect(await messageTo('ar')).toBe(builtInPack('ar')['error.notFound'])
  expect(await messageTo('ar')).toMatch(/\p{Script=Arabic}/u)
  expect(await messageTo('es')).not.toBe(english)
  expect(await messageTo('en')).toBe(english)
})

test.each([
  ['es-MX', 'es'],
  ['ES', 'es'],
  ['es;q=0.9', 'es'],
  ['fr-CH, fr;q=0.9, es;q=0.8, en;q=0.7', 'es'],
  ['tlh, *;q=0.1', 'en'],
  [`${'x,'.repeat(5_000)}es`, 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('of %j it takes %s', async (header, code) => {
  expect(await messageTo(header)).toBe(await messageTo(code))
})

test('somebody whose language we do not speak hears the default one, which can be changed', async () => {
  await server.services.settings.makeDefault('es')
  expect(await messageTo('fr')).toBe(await messageTo('es'))
  await server.services.settings.makeDefault('en')
  expect(await messageTo('fr')).toBe(english)
})

test('the operator’s own words are heard at once', async () => {
  await server.services.settings.changeText('es', 'error.notFound', spanish)
  expect(await messageTo('es')).toBe(spanish)
  await server.services.settings.changeText('es', 'error.notFound', undefined)
  expect(await messageTo('es')).not.toBe(spanish)
})

test('a language that is no longer offered is not spoken', async () => {
  await server.services.settings.setActive('es', false)
  expect(await messageTo('es')).toBe(english)
  await server.services.settings.setActive('es', true)
})

test('when the database is gone, a refusal still speaks', async () => {
  const { database, close } = await openTestDatabase()
  await close()
  const answers = refusalAnswers(new SettingsService({ database, clock: server.clock }))
  const refusal = new Refusal('NOT_FOUND', 'error.notFound')
  expect((await answers.answerRefusal(refusal, 'en')).reply.message).toBe(english)
  expect((await answers.answerRefusal(refusal, 'es')).reply.message).toBe(await messageTo('es'))
})
