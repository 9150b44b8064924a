import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addCategory } from '#tests/support/categories.ts'
import { addEvent } from '#tests/support/listings.ts'
import { addPlace } from '#tests/support/places.ts'
import { runCommand } from '../commands.ts'

const server = testApp()
const folder = mkdtempSync(join(tmpdir(), 'quayside-import-'))
afterAll(() => rmSync(folder, { recursive: true }))

const command = async (...words: string[]) => {
  const { database, clock, services } = server
  const { signal } = new AbortController()
  const desk = { mode: 'test', database, clock, tell: () => {}, signal } as const
  const { output, code } = await runCommand(words, services, desk)
  return [code, output.trimEnd()]
}
const importing = (rows: unknown, ...more: string[]) => {
  const path = join(folder, 'announcements.json')
  writeFileSync(path, JSON.stringify(rows, null, 1))
  return command('import', 'announcements', path, ...more)
}
const announcement = (more: object = {}) => ({
  ...{ id: 'a', title: 'Choir wants tenors', content: '<p>Biscuits.<script>x()</script></p>' },
  ...{ cover_image: 'https://images.example/a.jpg', time_zone: 'UTC', address: 'Weir Lane 1' },
  ...{ latitude: 38.7, longitude: -31.9 },
  ...more,
})
const info = async (slug: string, who: object = {}) =>
  (await server.call('get-announcement-info', { slug, ...who })).body.announcement as Record<string, unknown>

describe('announcements', () => {
  test('are tried without a trace, taken with all there is to know, and taken again into the same', async () => {
    const { token } = await server.logIn('Tess')
    await addCategory(server.database, 'announcements', 'community')
    const described = announcement({
      ...{
        category: 'community',
        poster: { slug: 'minster', name: 'The Minster' },
        land_mark: 'The Minster',
      },
      ...{ published_at: '2026-05-01 09:00', valid_until: '2026-07-01 18:00', price: 5, is_bookable: true },
      contact: {
        name: 'Choirmaster',
        phone: '+1 617 555 0110',
        email: 'Choir@example.com',
        shows_phone: true,
      },
    })
    const dry =
      '1 announcements: 1 would be new, 0 would be brought up to date; 0 bookings would be told of a change. Nothing was changed.'
    expect(await importing([described], '--dry-run')).toEqual([0, dry])
    expect(await info('choir-wants-tenors')).toBeUndefined()
    const taken = '1 announcements: 1 new, 0 brought up to date; 0 bookings are told of a change.'
    expect(await importing([described])).toEqual([0, taken])
    expect(await info('choir-wants-tenors', { token })).toMatchObject({
      ...{ title: 'Choir wants tenors', content: '<p>Biscuits.</p>', price: 5, is_bookable: true },
      ...{ published_at: '2026-05-01T09:00:00.000Z', valid_until: '2026-07-01T18:00:00.000Z' },
      category: { slug: 'community' },
      book: { kind: 'request' },
      user: { name: 'Choirmaster', phone: '+16175550110' },
      contact: { phone: '+16175550110', email: null },
    })
    const again = '1 announcements: 0 new, 1 brought up to date; 0 bookings are told of a change.'
    expect(await importing([{ ...described, title: 'Choir has its tenors' }])).toEqual([0, again])
    expect(await info('choir-wants-tenors')).toMatchObject({ title: 'Choir has its tenors' })
  })

  test('may stand for a listing, whose price is theirs', async () => {
    await addEvent(server.database, { slug: 'vespers', price_minor: 700 })
    await importing([announcement({ id: 'linked', slug: 'hear-vespers', links_to: 'vespers' })])
    expect(await info('hear-vespers')).toMatchObject({
      ...{ is_bookable: true, price: 7, book: { kind: 'listing', listing: { slug: 'vespers' } } },
    })
  })

  test('are of the account whose number or address they name, where that was proven', async () => {
    const { accountId } = await server.logIn('Ottilie')
    const own = (more: object) =>
      server.database.query.updateTable('account').set(more).where('id', '=', accountId).execute()
    const ofAccount = (account: string) =>
      importing([announcement({ id: 'hers', slug: 'hers', contact: { account } })])
    await own({ phone: '+16175550199', email: 'Ottilie@example.com', email_confirmed_at: null })
    const refused = '[0].contact.account: no open account here has proven it'
    expect((await ofAccount('ottilie@example.com'))[1]).toContain(refused)
    await own({ email_confirmed_at: new Date(), phone_confirmed_at: new Date() })
    for (const known of ['ottilie@example.com', '+16175550199']) {
      expect((await ofAccount(known))[0]).toBe(0)
      const { contact_account_id } = await server.database.query
        .selectFrom('announcement')
        .select('contact_account_id')
        .where('listing_id', 'in', (it) => it.selectFrom('listing').select('id').where('slug', '=', 'hers'))
        .executeTakeFirstOrThrow()
      expect(contact_account_id).toBe(accountId)
    }
  })

  test.each([
    ['links_to', { links_to: 'nowhere' }, 'there is no listing nowhere'],
    ['links_to', { links_to: 'lido' }, 'lido is neither an event nor a rental: nothing is booked there'],
    ['links_to', { links_to: 'unsung' }, 'unsung was withdrawn'],
    ['price', { links_to: 'sung', price: 5 }, 'is that of the listing it stands for'],
    ['is_bookable', { links_to: 'sung', is_bookable: false }, 'must be true of what stands for a listing'],
    ['published_at', { published_at: '2030-01-01 09:00' }, 'is still to come'],
    [
      'valid_until',
      { published_at: '2026-05-02 09:00', valid_until: '2026-05-01 09:00' },
      'must be after published_at',
    ],
    ['category', { category: 'nothing' }, 'there is no category nothing'],
    ['colour', { colour: 'red' }, 'Invalid key: Expected never but received "colour"'],
  ])('are refused for a wrong %s', async (path, wrong, message) => {
    await addEvent(server.database, { slug: 'sung' }).catch(() => {})
    await addEvent(server.database, { slug: 'unsung', is_active: false }).catch(() => {})
    await addPlace(server.database, { slug: 'lido' }).catch(() => {})
    const [code, output] = await importing([announcement({ id: path, slug: path, ...wrong })])
    expect(code).toBe(1)
    expect(output).toContain(`[0].${path}: ${message}`)
  })

  test('end by the operator’s word, once', async () => {
    await importing([announcement({ id: 'brief', slug: 'brief-notice', title: 'Brief' })])
    expect(await command('announcements', 'end', 'brief-notice')).toEqual([
      0,
      '“Brief” is no longer current.',
    ])
    expect(await info('brief-notice')).toMatchObject({ is_current: false })
    const none = 'There is no announcement brief-notice that is current.'
    expect(await command('announcements', 'end', 'brief-notice')).toEqual([1, none])
  })
})
