import { minor } from '#contract/money.ts'
import { ensurePersonsWallet } from '#server/modules/perks/repo.ts'
import type { testApp } from './app.ts'

type Server = Pick<ReturnType<typeof testApp>, 'database' | 'services' | 'clock'>

/** Gives a person an amount in minor units, which is not their own money. */
export function giveMoney(
  { database, services, clock }: Server,
  { accountId, amount, expiresAt }: { accountId: number; amount: number; expiresAt: Date | null },
) {
  return database.transaction(async (tx) => {
    const of = { kind: 'wallet', accountId, currency: 'USD' } as const
    const walletId = await ensurePersonsWallet(tx, of, clock.now())
    const lot = { origin: 'welcome', reference: '', businessId: undefined, expiresAt } as const
    await services.perks.parts.lots.give(tx, {
      ...{ walletId, amount: minor(amount), currency: 'USD' },
      ...lot,
    })
  })
}
