import { describe, expect, it } from 'vitest'
import { addAnnouncement } from '#tests/support/announcements.ts'
import { testApp } from '#tests/support/app.ts'
import { addCategory } from '#tests/support/categories.ts'
import { quay } from '#tests/support/listings.ts'

const made = testApp()

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(made.clock.now().getTime() - days * DAY_MS)

const listed = async (asked: object = {}) => {
  const { body } = await made.call('get-announcements', { location: quay, ...asked })
  return (body.announcements as { slug: string }[]).map((it) => it.slug)
}

describe('announcements in lists', () => {
  it('leave them by themselves as they end', async () => {
    const categories = ['ending']
    const category_id = await addCategory(made.database, 'announcements', 'ending')
    const ends_at = new Date(made.clock.now().getTime() + DAY_MS)
    await addAnnouncement(made.database, { slug: 'ending', category_id, ends_at })
    await addAnnouncement(made.database, { slug: 'lasting', category_id })
    expect(await listed({ categories })).toEqual(expect.arrayContaining(['ending', 'lasting']))
    made.clock.move(DAY_MS)
    expect(await listed({ categories })).toEqual(['lasting'])
    const { body } = await made.call('get-home', { vertical: 'announcements', location: quay })
    expect(JSON.stringify(body)).toContain('lasting')
    expect(JSON.stringify(body)).not.toContain('"slug":"ending","title')
  })

  it('are told the newest first, or the most popular, page by page', async () => {
    const categories = ['sorted']
    const category_id = await addCategory(made.database, 'announcements', 'sorted')
    for (const [at, popular] of [0, 7, 7, 3].entries())
      await addAnnouncement(made.database, {
        ...{ slug: `sorted-${at}`, category_id, popular, created_at: daysAgo(10 - at) },
      })
    const inOrder = async (sortBy: string) => {
      const slugs: string[] = []
      let cursor: unknown
      do {
        const asked = {
          location: quay,
          categories,
          filters: { sortBy },
          limit: 1,
          ...(cursor ? { cursor } : {}),
        }
        const { body } = await made.call('get-announcements', asked)
        slugs.push(...(body.announcements as { slug: string }[]).map((it) => it.slug))
        cursor = body.next_cursor
      } while (cursor)
      return slugs
    }
    expect(await inOrder('newest')).toEqual(['sorted-3', 'sorted-2', 'sorted-1', 'sorted-0'])
    expect(await inOrder('popular')).toEqual(['sorted-2', 'sorted-1', 'sorted-3', 'sorted-0'])
  })

  it('say to who is logged in which of them they like', async () => {
    const { token } = await made.logIn('Ruth')
    const category_id = await addCategory(made.database, 'announcements', 'marked')
    await addAnnouncement(made.database, { slug: 'one', category_id })
    await addAnnouncement(made.database, { slug: 'other', category_id })
    await made.call('toggle-favorite-announcement', { slug: 'one', token, is_favorited: true })
    const asked = { token, lat: quay.latitude, lng: quay.longitude, categories: ['marked'] }
    const { body } = await made.call('get-announcements-with-favourite', asked)
    const marks = (body.announcements as { slug: string; is_favorited: boolean }[]).map((it) => [
      it.slug,
      it.is_favorited,
    ])
    expect(Object.fromEntries(marks)).toEqual({ one: true, other: false })
    expect(await made.call('get-announcements-with-favourite', {})).toMatchObject({ status: 401 })
  })

  it('fall into categories', async () => {
    await addCategory(made.database, 'announcements', 'offers')
    const { body } = await made.call('get-announcement-categories')
    expect((body.categories as { slug: string }[]).map((it) => it.slug)).toContain('offers')
  })
})
