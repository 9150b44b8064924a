import { type Currency, minor } from '#contract/money.ts'
import type { Database, Tx } from '#server/db/database.ts'
import type { PerksService } from '#server/modules/perks/service.ts'
import type { SettingsService } from '#server/modules/settings/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import * as ledger from '../load/repo.ts'
import { sync } from '../load/sync.ts'
import { coupons, membershipCampaign, type PersonsPerks, personsPerks, type TownCoupon } from './perks.ts'
import * as repo from './perks-repo.ts'

interface Deps {
  database: Database
  clock: Clock
  perks: PerksService
  settings: SettingsService
}

/** At so many businesses somebody has been before. */
const KNOWN_HOSTS = 6
const CARD_DAYS = 365
/** Of the first hosts; those of all others never end. */
const POINTS_END_AFTER_DAYS = [5, 20]

interface Town {
  currency: Currency
  now: Date
  businessIds: readonly number[]
}

/** Coupons, a club and what the town's people have of all that, each once: who has used theirs up has used it up. */
export async function loadPerks({ database, clock, perks, settings }: Deps): Promise<void> {
  const { currencyCode: currency } = await settings.settings()
  await database.transaction(async (tx) => {
    await ledger.openLedger(tx)
    const known = await ledger.readLedger(tx)
    const businessIds = known.filter((it) => it.sort === 'business').map((it) => it.row_id)
    const town = { currency, now: clock.now(), businessIds }
    await repo.letBusinessesGive(tx, businessIds)
    await sync(tx, known, {
      sort: 'coupon',
      all: new Map(coupons.map((it) => [it.code, it])),
      saysOf: (it: TownCoupon) => it.code,
      update: async () => {},
      insert: (missing) =>
        repo.insertCoupons(
          tx,
          missing.map((it) => couponRow(it, town)),
        ),
    })
    const club = await openClub(tx, known, town)
    const people = known.filter((it) => it.sort === 'customer')
    await sync(tx, known, {
      sort: 'perks',
      all: new Map(people.map((it) => [it.key, it])),
      saysOf: (it: ledger.Loaded) => it.key,
      update: async () => {},
      async insert(missing) {
        for (const { key, row_id } of missing)
          await give(tx, perks, row_id, { ...personsPerks[key] }, { ...town, club })
        return missing.map(({ key, row_id }) => ({ key, id: row_id }))
      },
    })
  })
}

function couponRow(it: TownCoupon, { currency, now }: Town) {
  return {
    code: it.code,
    descriptions: JSON.stringify(it.descriptions),
    currency,
    created_at: now,
    discount_percent: it.percent ?? null,
    discount_minor: it.cents ?? null,
    max_discount_minor: it.mostCents ?? null,
    min_subtotal_minor: it.fromCents ?? null,
    vertical: it.vertical ?? null,
    business_id: null,
    listing_id: null,
    starts_at: null,
    ends_at: null,
    most_uses: null,
    most_uses_per_person: it.perPerson ?? null,
  }
}

async function openClub(tx: Tx, known: readonly ledger.Loaded[], { currency }: Town): Promise<number> {
  const open = known.find((it) => it.sort === 'membership')
  if (open) return open.row_id
  const { titles, descriptions, cents, percent, days } = membershipCampaign
  const id = await repo.insertCampaign(tx, {
    titles: JSON.stringify(titles),
    descriptions: JSON.stringify(descriptions),
    price_minor: cents,
    currency,
    validity_days: days,
    discount_percent: percent,
    most_uses: null,
    vertical: null,
    business_id: null,
    listing_id: null,
  })
  await ledger.writeLedger(tx, [{ sort: 'membership', key: titles.en, row_id: id, print: '1' }])
  return id
}

async function give(
  tx: Tx,
  { parts: { grants } }: PerksService,
  accountId: number,
  { cashbackCents = 0, bonusCents = 0, giftCards = [], isMember = false }: PersonsPerks,
  { currency, businessIds, club }: Town & { club: number },
): Promise<void> {
  const hosts = await repo.favouriteHosts(tx, businessIds, KNOWN_HOSTS)
  for (const [at, businessId] of hosts.entries()) {
    const points = [['cashback', cashbackCents] as const, ['bonus', bonusCents] as const]
    for (const [kind, cents] of points) {
      const days = kind === 'bonus' ? POINTS_END_AFTER_DAYS[at] : undefined
      const of = { kind, businessId, amount: minor(cents), currency, days }
      if (cents > 0) await grants.points(tx, accountId, of)
    }
  }
  for (const { code, cents } of giftCards) {
    await grants.giftCard(tx, accountId, {
      code,
      pin: '0000',
      days: CARD_DAYS,
      amount: minor(cents),
      currency,
    })
  }
  if (isMember) await grants.membership(tx, accountId, club)
}
