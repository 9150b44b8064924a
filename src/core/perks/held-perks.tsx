import { usePerson } from '#src/core/account/person.ts'
import { Refer } from '#src/core/refer/refer.tsx'
import { Applicables } from './applicables.tsx'
import { BusinessWalletScreen } from './business-wallet.tsx'
import { BusinessWallets } from './business-wallets.tsx'
import { GiftCards } from './gift-cards.tsx'
import { Memberships } from './memberships.tsx'
import { NoSuchPerk } from './no-such-perk.tsx'
import { PerksOfGuest } from './perks-of-guest.tsx'
import { kindAt } from './wallet-kinds.ts'

/** What one has, by the rest of an address below `/perks`: a kind, one wallet of it, or where that one is good. */
export function HeldPerks({ path }: { path: string }) {
  const { token } = usePerson()
  const [first = '', second, third, ...more] = path.split('/').filter((it) => it !== '')
  const kind = kindAt(first)
  if (path === 'refer-and-earn') return <Refer />
  if (token === undefined) return <PerksOfGuest />
  if (path === 'gift-cards') return <GiftCards />
  if (path === 'memberships') return <Memberships />
  if (!kind || more.length > 0) return <NoSuchPerk />
  if (second === undefined) return <BusinessWallets kind={kind} />
  if (third === undefined) return <BusinessWalletScreen kind={kind} slug={second} />
  return second === 'applicable' ? <Applicables slug={third} /> : <NoSuchPerk />
}
