import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isSettingKey, settingProblem } from '#contract/all-settings.ts'
import { getHome } from '#contract/calls/home.ts'
import { cleanHtml } from '#server/db/clean-html.ts'
import { testApp } from '#tests/support/app.ts'
import { open, settingDefaults } from './open-town.ts'
import { town } from './town/town.ts'

const made = testApp({ extend: open, settingDefaults })

const home = async (body: object = {}) => v.parse(getHome.reply, (await made.call('get-home', body)).body)

const listings = () => made.database.query.selectFrom('listing').selectAll().execute()

const enough: [string, number, { vertical: string; kind?: string }][] = [
  ['events', 60, { vertical: 'events' }],
  ['vehicles', 60, { vertical: 'rentals', kind: 'vehicle' }],
  ['homes', 60, { vertical: 'rentals', kind: 'properties' }],
  ['places', 120, { vertical: 'places' }],
  ['announcements', 24, { vertical: 'announcements' }],
  ['stores', 40, { vertical: 'services' }],
]

describe('what is loaded', () => {
  it.each(enough)('has enough %s', async (_, least, { vertical, kind }) => {
    const found = (await listings()).filter(
      (it) => it.vertical === vertical && (kind === undefined || it.kind === kind),
    )
    expect(found.length).toBeGreaterThanOrEqual(least)
  })

  it('belongs to a business and a category, and shows pictures that are there', async () => {
    const all = await listings()
    expect(all.filter((it) => it.business_id === null || it.category_id === null)).toEqual([])
    const { cover_image: cover, gallery } = all[0] ?? { cover_image: '', gallery: [] }
    for (const path of [cover, ...gallery]) {
      const answer = await made.app.inject(`${path}/320.avif`)
      expect(answer.headers['content-type']).toBe('image/avif')
    }
    const { mark } = await made.database.query.selectFrom('business').select('mark').executeTakeFirstOrThrow()
    expect((await made.app.inject(`${mark}/96.webp`)).statusCode).toBe(200)
  })
})

describe('the settings of the demo town', () => {
  it('are values that an operator could set', () => {
    for (const [key, value] of Object.entries(settingDefaults))
      if (isSettingKey(key)) expect(settingProblem(key, value), key).toBeUndefined()
      else expect.fail(`there is no setting ${key}`)
  })

  it('say whom to write to, what one agrees to, and what a friend’s invitation is worth', async () => {
    const settings = await made.services.settings.cachedSettings()
    expect(settings.supportEmail).toMatch(/@[a-z.]+\.example$/)
    expect(settings.registrationPolicy).toContain('href="/help-faq"')
    expect(settings.registrationPolicy).toBe(cleanHtml(settings.registrationPolicy))
    expect(settings.enableReferAndEarn && settings.referralDiscountRate > 0).toBe(true)
  })
})

describe('the home screen of the demo town', () => {
  it('has six rows, and no two covers are alike', async () => {
    const { place, strips } = await home()
    expect(place?.text).toBe('Selmara')
    expect(strips.map((it) => it.code)).toEqual(['soon', 'vehicles', 'stays', 'places', 'services', 'news'])
    const covers = strips.flatMap((it) => it.items.map((card) => card.cover_image))
    expect(strips.every((it) => it.items.length >= 6)).toBe(true)
    expect(new Set(covers).size).toBe(covers.length)
  })

  it('leads who is far away to the town, and shows nothing as near', async () => {
    const { place, strips } = await home({ location: { latitude: 52.5, longitude: 13.4 } })
    expect(strips).toEqual([])
    expect(place).toMatchObject(town.centre)
  })
})
