import { expect, it } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addEvent, quay } from '#tests/support/listings.ts'

const made = testApp()

it('a card says where nothing is left, and what is online', async () => {
  const gone = { capacity: 5, sold: 5 }
  await addEvent(
    made.database,
    { slug: 'gone' },
    { tickets: [gone, { sales_until: new Date('2026-05-01') }] },
  )
  await addEvent(made.database, { slug: 'one-left' }, { tickets: [gone, {}] })
  await addEvent(made.database, { slug: 'on-screen' }, { is_online: true, tickets: [] })
  const { body } = await made.call('get-cards', { slugs: ['gone', 'one-left', 'on-screen'], location: quay })
  const says = (it: object) => ('is_sold_out' in it ? 'sold out' : 'is_online' in it ? 'online' : '')
  expect((body.cards as object[]).map(says)).toEqual(['sold out', '', 'online'])
})
