import { type Currency, minor } from '#contract/money.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Database, Tx } from '#server/db/database.ts'
import type { PerksService } from '#server/modules/perks/service.ts'
import type { SettingsService } from '#server/modules/settings/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import * as ledger from '../load/repo.ts'
import { sync } from '../load/sync.ts'
import { cardCampaigns, type MembershipCampaign, membershipCampaigns } from './campaigns.ts'
import { coupons, giftsOnTheirWay, type PersonsPerks, personsPerks, type TownCoupon } from './perks.ts'
import * as repo from './perks-repo.ts'

interface Deps {
  database: Database
  clock: Clock
  perks: PerksService
  settings: SettingsService
}

/** How many businesses count as known to each person. */
const KNOWN_HOSTS = 6
const CARD_DAYS = 365
/** The points of the first hosts end after these days; all others have no end. */
const POINTS_END_AFTER_DAYS = [5, 20]

interface Town {
  currency: Currency
  now: Date
  businessIds: readonly number[]
}

/**
 * Loads coupons, a club and the perks of the town's people, each once: perks that were used up are not given
 * again.
 */
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
    const club = await openCampaigns(tx, known, town)
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
    await sendGifts(tx, perks, known, town)
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

interface Sold {
  titles: { en: string }
  descriptions: object
  days: number
  vertical?: VerticalId
  isOfOneHost?: true
  isOver?: true
}

/** The columns that campaigns of both kinds have. */
function campaignRow(it: Sold, { currency }: Town, hostId: number | undefined) {
  return {
    titles: JSON.stringify(it.titles),
    descriptions: JSON.stringify(it.descriptions),
    currency,
    validity_days: it.days,
    vertical: it.vertical ?? null,
    business_id: (it.isOfOneHost && hostId) ?? null,
    listing_id: null,
    is_active: !it.isOver,
  }
}

/** Opens the campaigns, each once. The club with members comes first. */
async function openCampaigns(tx: Tx, known: readonly ledger.Loaded[], town: Town): Promise<number> {
  const [hostId] = await repo.favouriteHosts(tx, town.businessIds, 1)
  const saysOf = (it: Sold) => it.titles.en
  const update = async () => {}
  await sync<(typeof cardCampaigns)[number]>(tx, known, {
    sort: 'card campaign',
    all: new Map(cardCampaigns.map((it) => [it.titles.en, it])),
    saysOf,
    update,
    insert: (missing) =>
      eachOf(missing, (it) =>
        repo.insertCardCampaign(tx, { ...campaignRow(it, town, hostId), value_minor: it.cents }),
      ),
  })
  await sync<MembershipCampaign>(tx, known, {
    sort: 'membership',
    all: new Map(membershipCampaigns.map((it) => [it.titles.en, it])),
    saysOf,
    update,
    insert: (missing) =>
      eachOf(missing, (it) =>
        repo.insertMembershipCampaign(tx, {
          ...campaignRow(it, town, hostId),
          price_minor: it.cents,
          discount_percent: it.percent,
          most_uses: it.mostUses ?? null,
        }),
      ),
  })
  const club = (await ledger.readLedger(tx)).find(
    (it) => it.sort === 'membership' && it.key === membershipCampaigns[0]?.titles.en,
  )
  if (!club) throw new Error('The town has no club.')
  return club.row_id
}

async function eachOf<T extends Sold>(missing: readonly T[], insert: (it: T) => Promise<number>) {
  const made: { key: string; id: number }[] = []
  for (const it of missing) made.push({ key: it.titles.en, id: await insert(it) })
  return made
}

/** Sends gift cards of the town's people, each once. Their codes and PINs are in the outbox within a minute. */
async function sendGifts(tx: Tx, perks: PerksService, known: readonly ledger.Loaded[], { currency }: Town) {
  const { grants, gifts } = perks.parts
  for (const { giver, cents, days, recipient } of giftsOnTheirWay) {
    const from = known.find((it) => it.sort === 'customer' && it.key === giver)
    if (!from || known.some((it) => it.sort === 'gift' && it.key === giver)) continue
    const card = { code: `QUAYGIFT${giver.slice(-6)}`, pin: '0000', days, amount: minor(cents), currency }
    const id = await grants.giftCard(tx, from.row_id, card)
    await gifts.give(tx, from.row_id, id, { recipient, deliverOn: undefined, language: 'en' })
    await ledger.writeLedger(tx, [{ sort: 'gift', key: giver, row_id: id, print: '1' }])
  }
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
