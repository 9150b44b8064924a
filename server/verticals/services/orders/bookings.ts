import type { ServiceBooking } from '#contract/entities/service-booking.ts'
import { minor, toWire } from '#contract/money.ts'
import { instantOf } from '#contract/visit/grain.ts'
import type { Queryable } from '#server/db/database.ts'
import type { Bookings } from '#server/modules/orders/bookings/bookings.ts'
import { VerticalBookings } from '#server/modules/orders/bookings/vertical-bookings.ts'
import type { ShownBooking } from '#server/modules/orders/record/repo.ts'
import type { Deps } from '../../deps.ts'
import { changeUntil } from '../change/changeable.ts'
import { homesOf } from '../home/booked-home.ts'
import { findOpen, type ProposalRow } from '../proposals/repo.ts'
import * as repo from '../visit/lines-repo.ts'
import { presentAddons, presentHeld } from '../visit/planned-visit.ts'

type Line = Awaited<ReturnType<typeof repo.findShownLines>>[number]

/** Bookings of visits: the fields of every booking, and the store with its lines and people. */
export class ServiceBookings extends VerticalBookings<ServiceBooking> {
  readonly #query: Queryable

  constructor(deps: Deps, bookings: Bookings) {
    super(bookings, 'services', async (rows) => {
      const ids = rows.map((it) => it.id)
      const lines = await repo.findShownLines(deps.database.query, ids)
      const proposals = await findOpen(deps.database.query, ids, deps.clock.now())
      const homeOf = await homesOf(deps.database.query, ids, deps.clock.now())
      return (row) => ({
        ...presentOwn(
          row,
          lines.filter((it) => it.booking_id === row.id),
          proposals.find((it) => it.booking_id === row.id),
        ),
        handover: homeOf(row),
      })
    })
    this.#query = deps.database.query
  }

  /** The people who did something on a visit. */
  peopleOf(reference: string, query: Queryable = this.#query): Promise<{ id: number; name: string }[]> {
    return repo.findPeople(query, reference)
  }
}

function presentOwn(row: ShownBooking, lines: readonly Line[], proposal: ProposalRow | undefined) {
  const { address, land_mark, latitude, longitude } = row
  return {
    store: {
      slug: row.slug,
      title: row.title,
      cover_image: row.cover_image,
      cover_color: row.cover_color,
      address,
      full_address: { land_mark, address, latitude, longitude },
      phone: lines[0]?.phone ?? null,
    },
    lines: lines.map((it) => presentLine(it, row.currency)),
    change_until: changeUntil(row).toISOString(),
    minutes: (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000,
    again: lines.filter((it) => it.is_offered).map((it) => it.service_id),
    proposal: proposal ? presentProposal(proposal, row.currency) : null,
  }
}

const presentProposal = ({ reason, expires_at, lines }: ProposalRow, currency: string) => ({
  reason,
  until: expires_at.toISOString(),
  ...presentHeld(
    lines.flatMap(({ professional_id, ...it }) =>
      professional_id === null ? [] : { ...it, professional_id },
    ),
    currency,
  ),
})

const presentLine = (line: Line, currency: string): ServiceBooking['lines'][number] => ({
  service_id: line.service_id,
  name: line.name,
  professional: presentPerson(line),
  is_any: line.is_any,
  start: instantOf(line.from_min),
  end: instantOf(line.until_min),
  price: toWire(minor(line.price_minor), currency),
  addons: presentAddons(line.addons, currency),
})

const presentPerson = ({
  professional_id: id,
  professional_name: name,
  person_slug: slug,
  person_image,
}: Line) =>
  id === null || slug === null || person_image === null
    ? null
    : { id, slug, name, avatar_image: person_image }
