import { describe, expect, test } from 'vitest'
import { definitions } from '#contract/all-settings.ts'
import { testApp } from '#tests/support/app.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { SettingsProblem, SettingsService } from './service.ts'

const server = testApp()

const service = () => server.services.settings
const otherServer = () => new SettingsService({ database: server.database, clock: server.clock })
const versionNow = async () => (await service().version()).forceNewSettingsVersion

/** The reason of a refusal, after which nothing has changed. */
async function refusalOf(change: () => Promise<void>): Promise<string> {
  const before = await versionNow()
  const refusal = await change().then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(SettingsProblem)
  expect(await versionNow()).toBe(before)
  return (refusal as SettingsProblem).message
}

describe('a setting', () => {
  test('has its default until somebody changes it, and again once it is reset', async () => {
    const defaults = Object.entries(definitions).map(([key, it]) => ({ key, value: it.default }))
    expect(await service().pairs()).toEqual(defaults)
    await service().change('storeName', 'Harbour')
    await service().change('currencyCode', 'EUR')
    expect(await service().settings()).toMatchObject({ storeName: 'Harbour', currencyCode: 'EUR' })
    expect((await service().pairs()).map((it) => it.key)).toEqual(Object.keys(definitions))
    await service().change('storeName', undefined)
    await service().change('currencyCode', undefined)
    expect(await service().pairs()).toEqual(defaults)
  })

  test('is read as what it is', async () => {
    await service().change('enSOV', 'false')
    await service().change('referralDiscountRate', '12.5')
    expect(await service().settings()).toMatchObject({ enSOV: false, referralDiscountRate: 12.5 })
  })

  test.each([
    ['storeColor', 'teal', 'storeColor must be a colour such as #0B7A75.'],
    ['storeName', '  ', 'storeName must not be empty.'],
    ['storeName', 'x'.repeat(201), 'storeName must have 200 characters at most.'],
    ['currencyCode', 'euro', 'currencyCode must be an ISO 4217 code such as EUR.'],
    ['currencySymbolAlign', 'middle', 'currencySymbolAlign must be left or right.'],
    ['enSOV', 'yes', 'enSOV must be true or false.'],
    ['referralDiscountRate', '101', 'referralDiscountRate must be 100 or less.'],
    ['referralDiscountRate', '1e400', 'referralDiscountRate must be a number.'],
    [
      'streetTilesUrl',
      'javascript:{z}{x}{y}',
      'streetTilesUrl must begin with / or https:// and hold {z}, {x} and {y}.',
    ],
    ['nonsense', '1', 'There is no setting nonsense.'],
    ['__proto__', '1', 'There is no setting __proto__.'],
    ['toString', '1', 'There is no setting toString.'],
  ])('%s is not set to %j, and the reason is said', async (key, value, reason) => {
    expect(await refusalOf(() => service().change(key, value))).toBe(reason)
  })

  test('that this build does not know, or cannot read, does no harm', async () => {
    await server.database.query
      .insertInto('setting')
      .values([
        { key: 'ofALaterBuild', value: '1' },
        { key: 'storeColor', value: 'teal' },
      ])
      .execute()
    server.clock.move(1_000)
    expect((await service().settings()).storeColor).toBe(definitions.storeColor.default)
    expect((await service().pairs()).map((it) => it.key)).toEqual(Object.keys(definitions))
    await service().change('storeColor', undefined)
  })
})

describe('a change', () => {
  test('raises the number that open clients watch, each time by one', async () => {
    const changes = [
      () => service().change('storeName', 'Pier'),
      () => service().change('storeName', undefined),
      () => service().changeText('en', 'app.retry', 'Again'),
      () => service().changeText('en', 'app.retry', undefined),
      () => service().changePage('en', { slug: 'about', kind: 'help', title: 'About', content: '' }),
      () => service().dropPage('en', 'about'),
      () => service().makeDefault('ar'),
      () => service().makeDefault('en'),
      () => service().setActive('es', false),
      () => service().setActive('es', true),
    ]
    for (const change of changes) {
      const before = await service().version()
      await change()
      expect(await service().version()).toEqual({
        ...before,
        forceNewSettingsVersion: before.forceNewSettingsVersion + 1,
      })
    }
  })

  test('is told also where a newer build changed it, and not by another server of the same', async () => {
    const { database, clock } = server
    const newer = new SettingsService({ database, clock, defaults: { storeName: 'Pier' } })
    const here = await versionNow()
    expect((await otherServer().version()).forceNewSettingsVersion).toBe(here)
    expect((await newer.version()).forceNewSettingsVersion).not.toBe(here)
  })

  test('by many at once is counted for each', async () => {
    const before = await versionNow()
    await Promise.all(Array.from({ length: 10 }, (_, n) => service().change('storeName', `Pier ${n}`)))
    expect(await versionNow()).toBe(before + 10)
    await service().change('storeName', undefined)
  })

  test('clears the caches of clients only when it is asked to', async () => {
    const before = await service().version()
    await service().clearClientCaches()
    expect(await service().version()).toEqual({
      ...before,
      forceCacheClearVersion: before.forceCacheClearVersion + 1,
    })
  })

  test('by another server is seen within a second', async () => {
    const before = await service().settings()
    await otherServer().change('walletName', 'Purse')
    expect((await service().settings()).walletName).toBe(before.walletName)
    server.clock.move(1_000)
    expect((await service().settings()).walletName).toBe('Purse')
    await otherServer().change('walletName', undefined)
    server.clock.move(-2_000)
    expect((await service().settings()).walletName).toBe(before.walletName)
    server.clock.move(2_000)
  })
})

describe('a text', () => {
  test('is the operator’s, else the pack’s own, in each language for itself', async () => {
    const own = await service().texts('es')
    await service().changeText('es', 'app.retry', 'Otra vez')
    expect(await service().texts('es')).toEqual({ ...own, 'app.retry': 'Otra vez' })
    expect((await service().texts('en'))['app.retry']).toBe('Try again')
    await service().changeText('es', 'app.retry', undefined)
    expect(await service().texts('es')).toEqual(own)
  })

  test('is filled with its values', async () => {
    expect(await service().say('en', 'help.contact', { email: 'a@b.c' })).toBe('Write to us: a@b.c')
    expect(await service().say('en', 'card.rating', { rating: '4.5', n: 1 })).toBe('4.5 of 5, 1 rating')
  })

  test('may be written before its language is offered', async () => {
    await service().setActive('es', false)
    await service().changeText('es', 'app.retry', 'Otra vez')
    await service().setActive('es', true)
    expect((await service().texts('es'))['app.retry']).toBe('Otra vez')
  })

  test.each([
    ['en', 'app.retry', 'Again {', 'app.retry: '],
    ['en', 'card.rating', '{n, plural, one {#}}', 'card.rating: other {…} is missing'],
    ['en', 'app.retry', 'x'.repeat(20_001), 'app.retry: '],
    ['en', 'no.such.text', 'x', 'There is no text no.such.text.'],
    ['en', 'constructor', 'x', 'There is no text constructor.'],
    ['fr', 'app.retry', 'Encore', 'There is no language fr.'],
  ])('in %s, %s is not changed to what breaks', async (code, key, value, reason) => {
    expect(await refusalOf(() => service().changeText(code, key, value))).toContain(reason)
  })

  test('is said from what was last read when the database is gone, else from the pack', async () => {
    const { database, close } = await openTestDatabase()
    const reader = new SettingsService({ database, clock: server.clock })
    await reader.changeText('en', 'error.busy', 'Later, please.')
    expect(await reader.say('en', 'error.busy')).toBe('Later, please.')
    const stranger = new SettingsService({ database, clock: server.clock })
    await close()
    server.clock.move(2_000)
    expect(await reader.say('en', 'error.busy')).toBe('Later, please.')
    expect((await reader.cachedLanguages()).map((it) => it.code)).toEqual(['en', 'ar', 'es'])
    expect(await stranger.say('en', 'error.busy')).toBe('We cannot answer just now. Try again in a moment.')
    expect((await stranger.cachedLanguages()).map((it) => it.code)).toEqual(['en', 'ar', 'es'])
    await expect(reader.pairs()).rejects.toThrow()
  })
})

describe('a language', () => {
  test('that is the default stands first', async () => {
    await service().makeDefault('ar')
    expect((await service().languages()).map((it) => [it.code, it.is_default])).toEqual([
      ['ar', 1],
      ['en', 0],
      ['es', 0],
    ])
    expect((await service().language(undefined))?.code).toBe('ar')
    await service().makeDefault('en')
  })

  test('that is not offered is not listed, and becomes so by being made the default', async () => {
    await service().setActive('es', false)
    expect((await service().languages()).map((it) => it.code)).toEqual(['en', 'ar'])
    await service().makeDefault('es')
    expect((await service().languages()).map((it) => it.code)).toEqual(['es', 'en', 'ar'])
    await service().makeDefault('en')
  })

  test('that is the default is always offered', async () => {
    expect(await refusalOf(() => service().setActive('en', false))).toBe(
      'en is the default language: make another one the default first.',
    )
  })

  test('that there is not cannot be offered or made the default', async () => {
    expect(await refusalOf(() => service().makeDefault('fr'))).toBe('There is no language fr.')
    expect(await refusalOf(() => service().setActive('fr', true))).toBe('There is no language fr.')
  })

  test('knows its direction', async () => {
    const directions = (await service().languages()).map((it) => [it.code, it.direction])
    expect(Object.fromEntries(directions)).toEqual({ en: 'ltr', ar: 'rtl', es: 'ltr' })
  })
})

describe('a page', () => {
  const terms = { slug: 'terms', kind: 'policy', title: 'Our terms', content: '<p>Be kind.</p>' } as const

  test('of the operator’s replaces ours in its place, and gives it back', async () => {
    const ours = await service().pages('en')
    await service().changePage('en', terms)
    const theirs = await service().pages('en')
    expect(theirs.map((it) => it.slug)).toEqual(ours.map((it) => it.slug))
    expect(theirs.find((it) => it.slug === 'terms')).toEqual(terms)
    expect(await service().pages('es')).not.toContainEqual(terms)
    await service().changePage('en', { ...terms, title: 'Newer terms' })
    expect((await service().pages('en')).find((it) => it.slug === 'terms')?.title).toBe('Newer terms')
    await service().dropPage('en', 'terms')
    expect(await service().pages('en')).toEqual(ours)
  })

  test('that is new stands after ours', async () => {
    const ours = await service().pages('es')
    const parking = {
      slug: 'parking',
      kind: 'faq',
      title: '¿Dónde aparco?',
      content: '<p>En el muelle.</p>',
    } as const
    await service().changePage('es', parking)
    expect(await service().pages('es')).toEqual([...ours, parking])
    await service().dropPage('es', 'parking')
    expect(await service().pages('es')).toEqual(ours)
  })

  test('that everybody agrees to at registration is cleaned as well', async () => {
    await service().change('registrationPolicy', '<p>Be <b>kind</b>.<img src=x onerror=x()></p>')
    expect((await service().settings()).registrationPolicy).toBe('<p>Be <b>kind</b>.<img src="x" /></p>')
    await service().change('registrationPolicy', undefined)
  })

  test('is cleaned before it is stored', async () => {
    await service().changePage('en', {
      ...terms,
      content: '<p onclick="x()">Be <b>kind</b>.<script>x()</script></p>',
    })
    const row = await server.database.query.selectFrom('page_override').select('content').executeTakeFirst()
    expect(row?.content).toBe('<p>Be <b>kind</b>.</p>')
    await service().dropPage('en', 'terms')
  })

  test.each([
    ['a slug with a blank', { ...terms, slug: 'two words' }, 'slug: '],
    ['a slug that climbs', { ...terms, slug: '../terms' }, 'slug: '],
    ['too long a title', { ...terms, title: 'x'.repeat(201) }, 'title: '],
    ['too long a text', { ...terms, content: 'x'.repeat(20_001) }, 'content: '],
    ['a text that cleaning makes too long', { ...terms, content: '&'.repeat(19_000) }, 'content: '],
  ])('with %s is refused', async (_, page, reason) => {
    expect(await refusalOf(() => service().changePage('en', page))).toContain(reason)
  })

  test('in a language there is not is refused', async () => {
    expect(await refusalOf(() => service().changePage('fr', terms))).toBe('There is no language fr.')
  })
})

test('words are at hand in a transaction, also while somebody else waits for it to read them again', async () => {
  await service().settings()
  server.clock.move(2_000)
  let begin = () => {}
  const others = new Promise<void>((resolve) => {
    begin = resolve
  }).then(() => service().settings())
  await server.database.transaction(async (tx) => {
    await tx.selectFrom('language').select('code').execute()
    begin()
    // The query has begun now, and cannot be answered before the event loop turns again.
    await new Promise(setImmediate)
    const said = service().say('en', 'error.busy')
    expect(await Promise.race([said, others.then(() => 'they were waited for')])).toContain('Try again')
  })
  await others
})

test('what cannot be on this server is not said to be, whatever was set', async () => {
  await service().change('onlinePayment', 'true')
  const { database, clock } = server
  const unpayable = new SettingsService({ database, clock, facts: { onlinePayment: 'false' } })
  expect((await unpayable.settings()).onlinePayment).toBe(false)
  expect((await service().settings()).onlinePayment).toBe(true)
  await service().change('onlinePayment', undefined)
})
