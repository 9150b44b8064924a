import { describe, expect, test } from 'vitest'
import { occupancyOf } from '#contract/visit/assign.ts'
import { testApp } from '#tests/support/app.ts'
import { changingVisits } from '#tests/support/changes.ts'
import { referenceOf } from '#tests/support/orders.ts'
import { rounds } from '#tests/support/scope.ts'
import { addSalon, type Salon, takenOf, visit, visitAt } from '#tests/support/visits.ts'
import { dropBooked, occupy } from '../visit/lines-repo.ts'
import { findTaken } from '../visit/repo.ts'
import { requestedVisit } from '../visit/requested-visit.ts'

const server = testApp()
const turns = [...Array(rounds()).keys()]
const at = (time: string) => `2026-06-10T${time}:00.000Z`
const only = ({ people: [person = 0] }: Salon) => person

/** A booked visit of a person of its own, who can move it. */
async function booked(salon: Salon, time: string) {
  const { token } = await server.logIn(`At ${time}`)
  const reference = referenceOf(
    await visit(server, token, visitAt(salon.slug, time, [salon.cut, only(salon)])),
  )
  const { change } = changingVisits(server, token)
  const move = (to: string) => change(reference, { start: at(to) }, { total: 10, changes: 0 })
  const cancel = () => server.call('cancel-service-booking', { token, unique_booking_id: reference })
  return { reference, move, cancel }
}
/** The answers that succeeded. All others must be refusals, not failures. */
function done<T extends { status: number }>(answers: readonly T[]): T[] {
  expect(answers.filter((it) => it.status >= 500)).toEqual([])
  return answers.filter((it) => it.status === 200)
}

describe('at one moment', () => {
  test.each(turns)('two are moved to one time, and a third books it: it is one person’s (%i)', async () => {
    const salon = await addSalon(server.database)
    const [one, other] = [await booked(salon, '10:00'), await booked(salon, '11:00')]
    const { token } = await server.logIn('Noah')
    const answers = await Promise.all([
      one.move('14:00'),
      other.move('14:15'),
      visit(server, token, visitAt(salon.slug, '14:00', [salon.cut, only(salon)])),
    ])
    expect(done(answers)).toHaveLength(1)
    const isThird = answers[2]?.status === 200
    expect(await takenOf(server.database, only(salon))).toHaveLength(isThird ? 3 : 2)
  })

  test.each(turns)(
    'one is moved to two times: it has one of them, never both and never none (%i)',
    async () => {
      const salon = await addSalon(server.database)
      const one = await booked(salon, '10:00')
      expect(done(await Promise.all(['10:15', '12:00', '13:00'].map(one.move)))).toHaveLength(1)
      expect(await takenOf(server.database, only(salon))).toHaveLength(1)
    },
  )

  test.each(turns)('one is moved and cancelled: nobody is taken any more (%i)', async (round) => {
    const salon = await addSalon(server.database)
    const one = await booked(salon, '10:00')
    const both = [() => one.move('12:00'), one.cancel]
    const answers = await Promise.all((round % 2 ? both : both.toReversed()).map((it) => it()))
    expect(done(answers).length).toBeGreaterThan(0)
    expect(await takenOf(server.database, only(salon))).toEqual([])
  })
})

describe('the rule in the table', () => {
  /**
   * Looks whether a time is free for four visits and then moves them all there, without the lock that guards
   * this.
   */
  async function unguarded(): Promise<number> {
    const salon = await addSalon(server.database)
    const person = only(salon)
    const own = []
    for (const time of ['10:00', '10:30', '11:00', '11:30']) own.push(await booked(salon, time))
    const rows = server.database.query
      .selectFrom('booking')
      .select('id')
      .where(
        'reference',
        'in',
        own.map((it) => it.reference),
      )
    const ids = (await rows.execute()).map((it) => it.id)
    const { query } = server.database
    const now = server.clock.now()
    const { plan, start } = await requestedVisit(query, visitAt(salon.slug, '15:00', [salon.cut, person]))
    const move = async (booking_id: number) => {
      const who = { people: [person], resources: [] }
      const [found] = await findTaken(query, who, { from: start, until: start + plan.minutes }, { now })
      if (found?.busy !== '') return false
      return server.database
        .transaction(async (tx) => {
          await dropBooked(tx, booking_id)
          await occupy(
            tx,
            { hold_id: null, booking_id },
            occupancyOf(plan, { people: [person], units: [] }, start),
          )
        })
        .then(
          () => true,
          () => false,
        )
    }
    const moved = (await Promise.all(ids.map(move))).filter(Boolean).length
    // The occupancies alone were moved, so their bookings do not agree with them; that is not tested here.
    await query.deleteFrom('occupancy').where('professional_id', '=', person).execute()
    await query
      .updateTable('booking')
      .set({ status: 6, cancel_reason: 'operator', cancelled_at: now })
      .where('id', 'in', ids)
      .execute()
    return moved
  }

  test('holds where nobody locks anything', async () => {
    expect(await unguarded()).toBe(1)
  })

  test('is what holds: without it the same overlaps', async () => {
    const { pool } = server.database
    await pool.query('alter table occupancy drop constraint occupancy_no_overlap')
    expect(await unguarded()).toBeGreaterThan(1)
    await pool.query(
      `alter table occupancy add constraint occupancy_no_overlap exclude using gist
        (professional_id with =, int4range(from_min, until_min) with &&) deferrable initially immediate`,
    )
  })
})
