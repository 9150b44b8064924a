import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { changingVisits } from '#tests/support/changes.ts'
import { newKey, referenceOf } from '#tests/support/orders.ts'
import { rounds } from '#tests/support/scope.ts'
import { addSalon, takenOf, visit, visitAt } from '#tests/support/visits.ts'

const server = testApp()
const turns = [...Array(rounds()).keys()]
const MINUTE = 60_000

/** A booked visit whose customer is asked whether a colleague will do. */
async function asked() {
  const salon = await addSalon(server.database, { people: 2 })
  const { token } = await server.logIn()
  const [first = 0, second = 0] = salon.people
  const unique_booking_id = referenceOf(
    await visit(server, token, visitAt(salon.slug, '10:00', [salon.cut, first])),
  )
  const { staff } = server.services.verticals.services.parts
  await staff.away(`${salon.slug}-0`, { from: '2026-06-10 09:00', until: '2026-06-10 12:00' }, 'make')
  const own = { token, unique_booking_id }
  const answer = (accept: boolean) => () =>
    server.call('answer-visit-proposal', { ...own, accept, idempotency_key: newKey() })
  const cancel = () => server.call('cancel-service-booking', { ...own, idempotency_key: newKey() })
  const take = () => visit(server, token, visitAt(salon.slug, '10:00', [salon.cut, second]))
  const { detail } = changingVisits(server, token)
  return { salon, second, answer, cancel, take, detail: () => detail(unique_booking_id) }
}

describe('at one moment', () => {
  test.each(turns)('it is accepted, declined and cancelled: one of them happens (%i)', async (round) => {
    const { answer, cancel, detail, salon } = await asked()
    const all = [answer(true), answer(false), answer(true), cancel]
    const answers = await Promise.all([...all.slice(round % 4), ...all.slice(0, round % 4)].map((it) => it()))
    expect(answers.filter((it) => it.status >= 500)).toEqual([])
    const { status, proposal } = await detail()
    expect(proposal).toBeNull()
    // Who accepted may have cancelled after it.
    expect(await takenOf(server.database, ...salon.people)).toEqual(status === 6 ? [] : ['10:00-10:30'])
  })

  test.each(turns)(
    'it is accepted while it ends: the time is theirs or another’s, never both (%i)',
    async () => {
      const { answer, take, second } = await asked()
      server.clock.move(24 * 60 * MINUTE - 1)
      const { proposals } = server.services.verticals.services.parts
      const accepting = answer(true)()
      server.clock.move(1)
      const answers = await Promise.all([accepting, proposals.expire(), take()])
      expect([answers[0].status, answers[2].status].filter((it) => it === 200)).toHaveLength(1)
      expect(await takenOf(server.database, second)).toEqual(['10:00-10:30'])
    },
  )
})

describe('what is held', () => {
  test('cannot be had by others', async () => {
    expect((await (await asked()).take()).body).toMatchObject({ problem: 'taken' })
  })

  test('is what keeps them away: where it is let go of, the time is another’s, and is not given twice', async () => {
    const { take, answer, second, detail } = await asked()
    await server.database.pool.query('delete from occupancy where proposal_id is not null')
    expect((await take()).status).toBe(200)
    // The table still refuses what the lost hold would have given away.
    expect((await answer(true)()).body).toMatchObject({ code: 'UNAVAILABLE', problem: 'taken' })
    expect((await detail()).status).toBe(2)
    expect(await takenOf(server.database, second)).toEqual(['10:00-10:30'])
  })
})
