import { type Currency, minor } from '#contract/money.ts'
import type { Database, Tx } from '#server/db/database.ts'
import type { AccountService } from '#server/modules/account/service.ts'
import type { PerksService } from '#server/modules/perks/service.ts'
import type { SettingsService } from '#server/modules/settings/service.ts'
import { renderPortrait } from '../art/serve/render.ts'
import * as repo from '../load/repo.ts'
import { type Sort, sync } from '../load/sync.ts'
import { openedEarlier } from './accounts-repo.ts'
import { type Customer, customers } from './customers.ts'

/** The town's people have had their accounts for a while: hosts are warned of those who have not. */
const CUSTOMERS_FOR_DAYS = 240

interface Deps {
  database: Database
  accounts: AccountService
  perks: PerksService
  settings: SettingsService
}

/**
 * Opens the accounts of the town's people that are missing. Accounts that were changed or deleted are left
 * alone.
 */
export async function loadCustomers(
  { database, settings, ...services }: Deps,
  people: readonly Customer[] = customers,
) {
  const { currencyCode: currency } = await settings.settings()
  return database.transaction(async (tx) => {
    await repo.openLedger(tx)
    await sync(tx, await repo.readLedger(tx), peopleOf(tx, { ...services, currency }, people))
  })
}

function peopleOf(
  tx: Tx,
  { accounts, perks, currency }: Pick<Deps, 'accounts' | 'perks'> & { currency: Currency },
  people: readonly Customer[],
): Sort<Customer> {
  return {
    sort: 'customer',
    all: new Map(people.map((it) => [it.phone, it])),
    saysOf: (it) => it.phone,
    async insert(missing) {
      const made: { id: number; key: string }[] = []
      for (const person of missing) {
        const id = await accounts.createVerified(tx, { ...person, avatar: await portrait(person) })
        if (id === undefined) continue
        await openedEarlier(tx, id, CUSTOMERS_FOR_DAYS)
        if (person.gift > 0) await perks.parts.grants.money(tx, id, { amount: minor(person.gift), currency })
        made.push({ id, key: person.phone })
      }
      return made
    },
    update: async () => {},
  }
}

async function portrait({ portrait: seed }: Customer): Promise<string> {
  const drawn = await renderPortrait('avatar', seed, { width: 320, format: 'webp' })
  return `data:image/webp;base64,${drawn.toString('base64')}`
}
