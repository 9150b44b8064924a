import { sql } from 'kysely'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { searchListings } from '#contract/calls/search.ts'
import { testApp } from '#tests/support/app.ts'
import { addCategory } from '#tests/support/categories.ts'
import { addEvent, addListing, quay } from '#tests/support/listings.ts'

const made = testApp()
const query = () => made.database.query

beforeEach(async () => {
  await query().deleteFrom('listing').execute()
  await query().deleteFrom('category').execute()
  await query().deleteFrom('business').execute()
})

const answered = async (search_value: string, more: object = {}, language = 'en') => {
  const headers = { 'accept-language': language }
  const { body } = await made.call('search-listings', { search_value, location: quay, ...more }, headers)
  return v.parse(searchListings.reply, body)
}
const found = async (...asked: Parameters<typeof answered>) =>
  (await answered(...asked)).items.map((it) => it.slug)
const category = async (
  slug: string,
  row: { names?: object; synonyms?: object; parent_id?: number } = {},
) => {
  const id = await addCategory(made.database, 'events', slug)
  const { names, synonyms, ...rest } = row
  const said = {
    ...(names ? { names: JSON.stringify(names) } : {}),
    ...(synonyms ? { synonyms: JSON.stringify(synonyms) } : {}),
    ...rest,
  }
  if (Object.keys(said).length > 0)
    await query().updateTable('category').set(said).where('id', '=', id).execute()
  return id
}
const business = async (name: string) => {
  const row = { slug: 'host', name, about: '', mark: '/img/x' }
  return (await query().insertInto('business').values(row).returning('id').executeTakeFirstOrThrow()).id
}

describe('what is searched', () => {
  it('is title, category, tags, host, place and description, in this order', async () => {
    const jazz = await category('jazz')
    await addListing(made.database, { slug: 'description', content: '<p>Some <b>jazz</b>.</p>' })
    await addListing(made.database, { slug: 'place', land_mark: 'Jazz Square' })
    await addListing(made.database, { slug: 'host', business_id: await business('Jazz Friends') })
    await addEvent(made.database, { slug: 'tags' }, { tags: JSON.stringify(['Free', 'Jazz']) })
    await addListing(made.database, { slug: 'category', category_id: jazz })
    await addListing(made.database, {
      slug: 'title',
      title: 'An evening of jazz',
      latitude: quay.latitude + 0.3,
    })
    expect(await found('jazz')).toEqual(['title', 'category', 'tags', 'host', 'place', 'description'])
  })

  it('has each of the words asked for, wherever each of them is said', async () => {
    const music = await category('music')
    await addListing(made.database, { slug: 'both', category_id: music, address: 'Mill Lane 3' })
    await addListing(made.database, { slug: 'one', category_id: music })
    expect(await found('music in mill lane')).toEqual(['both'])
  })

  it('knows what else a category is called, and those around it, in every language', async () => {
    const synonyms = { en: ['kids', 'children'], es: ['niños'], ar: ['أطفال'] }
    const family = await category('family', { names: { en: 'Family', es: 'En familia' }, synonyms })
    const toddlers = await category('toddlers', { parent_id: family })
    await addListing(made.database, { slug: 'kites', category_id: toddlers })
    for (const asked of ['kids', 'children', 'child', 'familia', 'niño', 'أطفال', 'الأطفال'])
      expect(await found(asked)).toEqual(['kites'])
  })

  it('is the same whatever the accents and the case', async () => {
    await addListing(made.database, { slug: 'cafe', title: 'CAFÉ Ñandú’s' })
    await addListing(made.database, { slug: 'arabic', title: 'مَدرسة أحمد' })
    for (const asked of ['cafe', 'Cáfe', 'ñandú', 'nandu', "ñandu's"])
      expect(await found(asked)).toEqual(['cafe'])
    expect(await found('مدرسة احمد')).toEqual(['arabic'])
  })

  it('goes by stems of English and of the reader’s language, and passes over what says nothing', async () => {
    await addListing(made.database, { slug: 'massage', title: 'Massages by the sea' })
    await addListing(made.database, { slug: 'concierto', title: 'Conciertos al atardecer' })
    expect(await found('a massage at the sea')).toEqual(['massage'])
    expect(await found('un concierto para el atardecer', {}, 'es')).toEqual(['concierto'])
  })

  it('is left where the rest says only how much, or that anything will do', async () => {
    await addListing(made.database, { slug: 'flat', title: 'A flat' })
    await addListing(made.database, { slug: 'things', title: 'Three nights, two days and other things near' })
    const family = { synonyms: { en: ['kids'], es: ['niños'], ar: ['أطفال'] } }
    await addListing(made.database, { slug: 'kites', category_id: await category('family', family) })
    for (const asked of ['flat for 3 nights', 'flat, two people', 'a flat near me'])
      expect(await found(asked)).toEqual(['flat'])
    for (const asked of ['things to do with kids', 'something for kids'])
      expect(await found(asked)).toEqual(['kites'])
    expect(await found('algo para los niños', {}, 'es')).toEqual(['kites'])
    expect(await found('three nights')).toEqual(['things'])
  })

  it('tells that pets may come along', async () => {
    const id = await addListing(made.database, { slug: 'hut', vertical: 'rentals', kind: 'properties' })
    await sql`insert into rental (listing_id, terms) values (${id}, '{"allows_pets": true}')`.execute(query())
    for (const asked of ['dog friendly', 'pets', 'perros']) expect(await found(asked)).toEqual(['hut'])
    await sql`update rental set terms = '{"allows_pets": false}'`.execute(query())
    expect(await found('pets')).toEqual([])
  })
})

describe('the best match', () => {
  it('is a whole word, also before nearer beginnings of words', async () => {
    const cars = await category('cars')
    await addListing(made.database, { slug: 'caravanserai', title: 'Shadows of the Caravanserai' })
    await addListing(made.database, { slug: 'roadster', category_id: cars, latitude: quay.latitude + 0.2 })
    expect(await found('car')).toEqual(['roadster', 'caravanserai'])
    expect(await found('carav')).toEqual(['caravanserai'])
  })

  it('is a title with the very word, and one whose category is called so too', async () => {
    await addListing(made.database, { slug: 'stem', title: 'Blue door' })
    await addListing(made.database, { slug: 'word', title: 'Night of blues', latitude: quay.latitude + 0.1 })
    const category_id = await category('boats')
    await addListing(made.database, { slug: 'shed', title: 'A boat shed' })
    await addListing(made.database, {
      slug: 'boat',
      title: 'A boat',
      category_id,
      latitude: quay.latitude + 0.1,
    })
    expect(await found('blues')).toEqual(['word', 'stem'])
    expect(await found('boat')).toEqual(['boat', 'shed'])
  })

  it('is the cheapest of a kind where something cheap is asked for, before what is called after the kind', async () => {
    const category_id = await category('huts', { synonyms: { en: ['hotel'], es: ['hotel'], ar: ['فندق'] } })
    await addListing(made.database, { slug: 'dining', title: 'Hotel dining room', price_minor: 100 })
    await addListing(made.database, { slug: 'dear', category_id, price_minor: 9_000 })
    const far = { latitude: quay.latitude + 0.1 }
    await addListing(made.database, { slug: 'cheap', category_id, price_minor: 900, ...far })
    for (const asked of ['cheap hotel', 'hotels, cheapest', 'hotel barato', 'فندق رخيص'])
      expect(await found(asked)).toEqual(['cheap', 'dear', ...(asked === 'فندق رخيص' ? [] : ['dining'])])
    expect(await found('hotel')).toEqual(['dining', 'dear', 'cheap'])
    await addListing(made.database, { slug: 'chic', title: 'Cheap and cheerful' })
    expect(await found('cheap')).toEqual(['chic'])
  })

  it('is the nearest of those that are called alike', async () => {
    await addListing(made.database, { slug: 'far', title: 'Jazz', latitude: quay.latitude + 0.2 })
    await addListing(made.database, { slug: 'near', title: 'Jazz', content: 'Nothing else.' })
    expect(await found('jazz')).toEqual(['near', 'far'])
  })

  it('forgives slips of the finger, two letters in each other’s place among them, where nothing begins so', async () => {
    await addListing(made.database, { slug: 'market', title: 'Market', category_id: await category('music') })
    for (const asked of ['musik', 'makret', 'marktet', 'mucis market'])
      expect(await found(asked)).toEqual(['market'])
    await addListing(made.database, { slug: 'musikhus', title: 'Musikhus' })
    expect(await found('musik')).toEqual(['musikhus'])
  })

  it('has some of the words where none has all of them, the most first', async () => {
    await addListing(made.database, { slug: 'one', title: 'Boat' })
    await addListing(made.database, { slug: 'two', title: 'Boat trip', latitude: quay.latitude + 0.1 })
    expect(await found('boat trip zanzibar')).toEqual(['two', 'one'])
  })
})

describe('words follow what they are of', () => {
  it('title, description, place and category', async () => {
    const id = await addListing(made.database, { slug: 'it', title: 'Old title', content: 'old words' })
    const [music, sport] = [await category('music'), await category('sport')]
    const change = (row: object) => query().updateTable('listing').set(row).where('id', '=', id).execute()
    await change({ title: 'New name', category_id: music })
    expect([await found('title'), await found('name'), await found('music')]).toEqual([[], ['it'], ['it']])
    await change({ category_id: sport, land_mark: 'Minster' })
    expect([await found('music'), await found('sport'), await found('minster')]).toEqual([[], ['it'], ['it']])
  })

  it('tags, also of an event that has them from the first', async () => {
    const { id } = await addEvent(made.database, { slug: 'it' }, { tags: JSON.stringify(['Brass']) })
    expect(await found('brass')).toEqual(['it'])
    const tags = JSON.stringify(['Strings'])
    await query().updateTable('event').set({ tags }).where('listing_id', '=', id).execute()
    expect([await found('brass'), await found('strings')]).toEqual([[], ['it']])
  })

  it('the name of the host', async () => {
    await addListing(made.database, { slug: 'it', business_id: await business('Gulls') })
    await query().updateTable('business').set({ name: 'Cormorants' }).execute()
    expect([await found('gulls'), await found('cormorants')]).toEqual([[], ['it']])
  })

  it('names, synonyms and the place of a category among the others', async () => {
    const [inner, outer] = [await category('inner'), await category('outer')]
    await addListing(made.database, { slug: 'it', category_id: inner })
    const change = (row: object) => query().updateTable('category').set(row).where('id', '=', inner).execute()
    await change({ names: JSON.stringify({ en: 'Regattas' }), synonyms: JSON.stringify({ en: ['rowing'] }) })
    expect([await found('inner'), await found('regatta'), await found('rowing')]).toEqual([
      [],
      ['it'],
      ['it'],
    ])
    await change({ parent_id: outer })
    expect(await found('outer')).toEqual(['it'])
    await change({ parent_id: null })
    expect(await found('outer')).toEqual([])
  })
})

describe('where nothing is found', () => {
  it('the category is offered that was most likely meant, with how much of it is near', async () => {
    const music = await category('music')
    await category('sport')
    for (const slug of ['one', 'two']) await addEvent(made.database, { slug, category_id: music })
    const nearest = { vertical: 'events', slug: 'music', name: 'music', count: 2 }
    expect(await answered('music', { vertical: 'rentals' })).toMatchObject({ items: [], nearest })
    expect(await answered('muzik', { vertical: 'rentals' })).toMatchObject({ items: [], nearest })
  })

  it('none is where none is called alike or has anything near', async () => {
    await category('music')
    expect(await answered('music')).toEqual({ items: [] })
    expect(await answered('qqqq')).toEqual({ items: [] })
  })
})

it('before anything is asked, what is liked best and the categories that have something near are offered', async () => {
  const [music] = [await category('music'), await category('sport')]
  await addEvent(made.database, { slug: 'liked', category_id: music, rating_total: 50, rating_count: 1 })
  await addEvent(made.database, { slug: 'less', category_id: music, rating_total: 30, rating_count: 1 })
  await addListing(made.database, { slug: 'far', latitude: quay.latitude + 9 })
  const { body } = await made.call('get-search-start', { location: quay })
  expect(body).toMatchObject({
    popular: [{ slug: 'liked' }, { slug: 'less' }],
    categories: [{ vertical: 'events', slug: 'music' }],
  })
  expect((await made.call('get-search-start')).body).toMatchObject({ popular: [], categories: [] })
})
