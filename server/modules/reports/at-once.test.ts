import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { newKey } from '#tests/support/orders.ts'
import { addPlace } from '#tests/support/places.ts'

const server = testApp()

test('of 200 reports at once one of a person and a kind is open', async () => {
  const { id, slug } = await addPlace(server.database, { vertical: 'places', kind: '' })
  const people = await Promise.all(Array.from({ length: 20 }, () => server.logIn()))
  const kinds = ['closed', 'moved']
  const say = async ({ token, accountId }: { token: string; accountId: number }, kind: string) => {
    const seen_at = server.clock.now().toISOString()
    const report = { token, slug, vertical: 'places', kind, seen_at, idempotency_key: newKey() }
    const { status } = await server.call('report-listing', report)
    return { status, of: `${accountId} ${kind}` }
  }
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].flatMap(() => people.flatMap((it) => kinds.map((kind) => say(it, kind)))),
  )
  expect(answers).toHaveLength(200)
  // A database with too many queries at once may answer 503, but nothing else.
  expect(answers.filter((it) => it.status !== 200 && it.status !== 503)).toEqual([])
  const found = server.database.query
    .selectFrom('listing_report')
    .select(['account_id', 'kind'])
    .where('listing_id', '=', id)
  const open = (await found.execute()).map((it) => `${it.account_id} ${it.kind}`)
  const taken = new Set(answers.filter((it) => it.status === 200).map((it) => it.of))
  expect(open.sort()).toEqual([...taken].sort())
})

test('whatever the code does, the same is open once', async () => {
  const { accountId } = await server.logIn()
  const { id } = await addPlace(server.database, { vertical: 'places', kind: '' })
  const add = () =>
    server.database.pool.query(
      `insert into listing_report (listing_id, account_id, kind, seen_at, created_at)
       values ($1, $2, 'hours', now(), now())`,
      [id, accountId],
    )
  await add()
  await expect(add()).rejects.toMatchObject({ constraint: 'report_once' })
})
