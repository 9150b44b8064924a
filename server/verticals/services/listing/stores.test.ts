import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { getProviderInfo, getProviderServices } from '#contract/calls/services/professionals.ts'
import {
  getStoreServices,
  searchStores,
  storeListingCalls,
  suggestStores,
} from '#contract/calls/services/stores.ts'
import { testApp } from '#tests/support/app.ts'
import { addCategory } from '#tests/support/categories.ts'
import { addEvent, quay } from '#tests/support/listings.ts'
import { addProfessional, addService, addStore } from '#tests/support/stores.ts'

const made = testApp()

const store = async (slug: string, who: object = {}) =>
  v.parse(storeListingCalls.info.reply, (await made.call('get-store-info', { slug, ...who })).body).store
const provider = async (id: string | number, who: object = {}) =>
  v.parse(getProviderInfo.reply, (await made.call('get-provider-info', { id, ...who })).body).provider

let hair = 0
let curlew = 0
let wren = 0

beforeEach(async () => {
  await made.database.query.deleteFrom('listing').execute()
  await made.database.query.deleteFrom('category').execute()
  hair = await addCategory(made.database, 'services', 'hair')
  const here = { slug: 'curlew', title: 'Curlew', category_id: hair, price_minor: 1000 }
  curlew = await addStore(made.database, here, { phone: '+15035550101', website: 'https://curlew.example' })
  wren = await addProfessional(made.database, curlew, {
    slug: 'wren',
    title: 'Wren Adeyemi',
    role: 'Founder',
  })
})

const subCategory = async (slug: string, position: number) => {
  const names = JSON.stringify({ en: slug, es: `${slug} es` })
  const row = { category_id: hair, slug, names, position }
  const made_ = made.database.query.insertInto('service_sub_category').values(row).returning('id')
  return (await made_.executeTakeFirstOrThrow()).id
}

describe('the page of a store', () => {
  it('says how it is reached, who works there and what else there is nearby', async () => {
    await addStore(made.database, { slug: 'braids', category_id: hair })
    await addStore(made.database, { slug: 'spa' })
    const shown = await store('curlew')
    expect(shown).toMatchObject({
      ...{ title: 'Curlew', price: 10, phone: '+15035550101', website: 'https://curlew.example' },
      professionals: [{ id: wren, slug: 'wren', name: 'Wren Adeyemi', position: 'Founder', rating_count: 0 }],
      hours: { state: 'unknown', week: null },
      is_favorited: false,
    })
    expect(shown.related.map((it) => it.slug)).toEqual(['braids'])
  })

  it('says what is done there by sub-category, in how long and for how much, and by whom for how much', async () => {
    const [cuts, colour] = [await subCategory('cuts', 0), await subCategory('colour', 1)]
    await addService(made.database, curlew, { name: 'Gloss', sub_category_id: colour, position: 0 })
    const own = { price_minor: 1500, duration: 45 }
    await addService(
      made.database,
      curlew,
      { name: 'Cut', sub_category_id: cuts, position: 1 },
      { [wren]: own },
    )
    await addService(made.database, curlew, { name: 'Talk', position: 2, is_active: true })
    await addService(made.database, curlew, { name: 'Wig', is_active: false })
    const { services, categories } = await store('curlew', { language: 'es' })
    expect(categories.map((it) => it.id)).toEqual([cuts, colour])
    expect(services).toMatchObject([
      {
        ...{ name: 'Cut', price: 10, duration: 30, service_sub_category_id: cuts, service_store_id: curlew },
        people: [{ professional_id: wren, price: 15, duration: 45 }],
      },
      { name: 'Gloss', people: [] },
      { name: 'Talk', service_sub_category_id: null },
    ])
    const asked = await made.call('get-store-services', { id: curlew, t: 1 })
    expect(v.parse(getStoreServices.reply, asked.body)).toEqual({
      services,
      categories: categories.map((it) => ({ ...it, name: it.name.replace(' es', '') })),
    })
  })

  it.each(['nowhere', 'an-event', 'wren'])('is not there for %s', async (slug) => {
    if (slug === 'an-event') await addEvent(made.database, { slug })
    expect(await made.call('get-store-info', { slug })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    })
  })

  it('is there too of a store that has said nothing', async () => {
    const slug = 'bare'
    const bare = await addStore(made.database, { slug })
    await made.database.query.deleteFrom('store').where('listing_id', '=', bare).execute()
    expect(await store(slug)).toMatchObject({ slug, phone: null, services: [], hours: { state: 'unknown' } })
  })
})

describe('the page of a professional', () => {
  it('says who they are, where they work and what they do at their own price', async () => {
    await addService(made.database, curlew, { name: 'Cut' }, { [wren]: { price_minor: 1500 } })
    await addService(made.database, curlew, { name: 'Gloss', price_minor: 1000 })
    const shown = await provider('wren')
    expect(shown).toMatchObject({
      id: wren,
      service_provider_detail: { name: 'Wren Adeyemi', is_favorited: false },
      stores: [{ id: curlew, slug: 'curlew', title: 'Curlew', position: 'Founder', phone: '+15035550101' }],
      services: [
        { name: 'Cut', price: 15, duration: 30, provider_type: 'professional', service_store_id: curlew },
      ],
    })
    expect(shown.services).toHaveLength(1)
    const { body } = await made.call('get-provider-services', { id: wren })
    expect(v.parse(getProviderServices.reply, body).services).toEqual(shown.services)
  })

  it('is found by an id, as a number or out of an address, and by nobody else’s', async () => {
    expect((await provider(wren)).slug).toBe('wren')
    expect((await provider(String(wren))).slug).toBe('wren')
    for (const id of [curlew, 'curlew', 999_999])
      expect(await made.call('get-provider-info', { id })).toMatchObject({ status: 404 })
  })

  it('remembers who has looked at it and who likes it', async () => {
    const { token } = await made.logIn('Mia')
    await made.call('toggle-favorite-provider', { id: wren, token })
    await made.call('toggle-favorite-store', { slug: 'curlew', token, is_favorited: true })
    expect((await provider('wren', { token })).service_provider_detail.is_favorited).toBe(true)
    expect((await store('curlew', { token })).is_favorited).toBe(true)
    await made.call('toggle-favorite-provider', { slug: 'wren', token, is_favorited: false })
    expect((await provider('wren', { token })).service_provider_detail.is_favorited).toBe(false)
    const { body } = await made.call('get-recent-view-stores', { token })
    expect(body.stores).toMatchObject([
      { slug: 'wren', kind: 'professional' },
      { slug: 'curlew', kind: '' },
    ])
  })

  it('names nobody to be liked: there is nobody', async () => {
    const { token } = await made.logIn('Noah')
    expect(await made.call('toggle-favorite-provider', { token })).toMatchObject({ status: 404 })
  })
})

describe('what there is of stores', () => {
  const found = async (asked: object) =>
    v
      .parse(searchStores.reply, (await made.call('search-stores', { ...quay, ...asked })).body)
      .data.map((it) => it.slug)

  it('is stores alone, by where, which and what they do', async () => {
    await addStore(made.database, { slug: 'far', latitude: quay.latitude + 0.2, price_minor: 500 })
    expect(await found({})).toEqual(['curlew', 'far'])
    expect(await found({ filter: { sortBy: 'price-low' } })).toEqual(['far', 'curlew'])
    expect(await found({ category: 'hair' })).toEqual(['curlew'])
    await addService(made.database, curlew, { name: 'Bicycle bell polished' })
    expect(await found({ q: 'bell' })).toEqual(['curlew'])
    expect(await found({ search_value: 'bell' })).toEqual(['curlew'])
    await made.database.query.updateTable('store_service').set({ is_active: false }).execute()
    expect(await found({ q: 'bell' })).toEqual([])
  })

  it('is suggested with who works there', async () => {
    const suggested = async (search_value: string) => {
      const { body } = await made.call('suggest-stores', { search_value })
      return v.parse(suggestStores.reply, body).data.stores.map((it) => it.slug)
    }
    expect(await suggested('adeyemi')).toEqual(['wren'])
    expect(await suggested('')).toEqual([])
  })
})
