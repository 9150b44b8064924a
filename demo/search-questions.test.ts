import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeServices, type Services } from '#server/compose.ts'
import { testClock } from '#tests/support/clock.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { loadTown } from './load/load-town.ts'
import { town } from './town/town.ts'

// Each rule of the search is tested on both databases. For these questions one is enough.
describe('in the demo town', () => {
  const clock = testClock()
  let opened: TestDatabase
  let listings: Services['listings']
  beforeAll(async () => {
    opened = await openTestDatabase()
    await loadTown({ ...opened, clock })
    listings = composeServices({ ...opened, clock }).listings
  })
  afterAll(() => opened.close())

  /** The first five results for a person in the middle of the town. */
  const first = (text: string, language: string) => listings.search(town.centre, { text, limit: 5 }, language)

  const english = {
    music: 'Music',
    concert: 'Music',
    musik: 'Music',
    restaurant: 'Restaurants',
    resturant: 'Restaurants',
    lunch: 'Restaurants',
    massage: 'Massage',
    masage: 'Massage',
    nails: 'Nails',
    manicure: 'Nails',
    haircut: 'Hair',
    barber: 'Hair',
    kids: 'Family',
    children: 'Family',
    houseboat: 'Houseboats',
    bike: 'Bicycles',
    biek: 'Bicycles',
    'boat trip': 'Boats',
    car: 'Cars',
    camper: 'Vans',
    cabriolet: 'Convertibles',
    moped: 'Scooters',
    flat: 'Apartments',
    villa: 'Villas',
    hut: 'Cabins',
    museum: 'Museums',
    coffee: 'Cafés',
    chapel: 'Places of worship',
    marina: 'Harbours',
    theater: 'Theatre',
    gym: 'Fitness',
    tattoo: 'Tattoo',
    photographer: 'Photography',
    cleaner: 'Cleaning',
  }
  test.each(Object.entries(english))('“%s” brings %s', async (text, category) => {
    const found = (await first(text, 'en')).map((it) => it.category)
    expect(found).toContain(category)
    expect(found.filter((it) => it === category).length).toBeGreaterThanOrEqual(2)
  })

  const things = {
    jazz: 'Night train: a blues evening in the waiting room',
    blues: 'Night train: a blues evening in the waiting room',
    comedy: 'The Lighthouse Keeper’s Third Wife',
    football: 'Harbour Athletic against the Fells: the derby',
    fotball: 'Harbour Athletic against the Fells: the derby',
    'dog friendly': 'Library barge with two cabins',
    yoga: 'Sunrise Yoga on the Pier',
    salsa: 'Salsa from zero, no partner, no shame',
    quiz: 'Pub quiz at the Three Gulls, sea edition',
    cinema: 'Pier cinema: a silent film, a live piano',
    calligraphy: 'Arabic calligraphy for left and right hands',
    'night market': 'Night Market and Brass',
    kayak: 'Double kayak, hard to tip over',
    opera: 'Improvised opera in one act',
    oysters: 'The Oyster Shed',
    lighthose: 'Lantern Head Lighthouse',
    mosque: 'Garden Mosque',
    'piano lessons': 'Piano with Mr Lindqvist, slightly deaf',
    noor: 'Noor’s Kitchen',
    castle: 'Selmara Castle',
    'tideline collective': 'Harbour brass at the end of the working day',
  }
  test.each(Object.entries(things))('“%s” brings %s', async (text, title) => {
    expect((await first(text, 'en')).map((it) => it.title)).toContain(title)
  })

  test.each([
    ['música', 'es', 'Música'],
    ['conciertos en vivo', 'es', 'Música'],
    ['niños', 'es', 'En familia'],
    ['peluquero', 'es', 'Peluquería'],
    ['music', 'ar', 'موسيقى'],
    ['موسيقى', 'ar', 'موسيقى'],
    ['سيارة', 'ar', 'سيارات'],
    ['المطاعم', 'ar', 'مطاعم'],
  ])('“%s”, asked in %s, brings %s', async (text, language, category) => {
    expect((await first(text, language)).map((it) => it.category)).toContain(category)
  })

  test('what is meant by a word comes before what only begins so', async () => {
    const cars = await listings.search(town.centre, { text: 'car', limit: 50 }, 'en')
    const titles = cars.map((it) => it.title)
    expect(titles.slice(0, 3)).not.toContain('Shadows of the Caravanserai')
    expect(titles.indexOf('Shadows of the Caravanserai')).toBeGreaterThan(
      cars.findLastIndex((it) => it.category === 'Cars'),
    )
  })
})
