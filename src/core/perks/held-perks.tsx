import { Navigate } from '@tanstack/react-router'
import { usePerson } from '#src/core/account/person.ts'
import { Applicables } from './applicables.tsx'
import { BusinessWalletScreen } from './business-wallet.tsx'
import { BusinessWallets } from './business-wallets.tsx'
import { CardCampaigns } from './buying/card-campaigns.tsx'
import { MembershipCampaigns } from './buying/membership-campaigns.tsx'
import { GiftCards } from './gift-cards.tsx'
import { Memberships } from './memberships.tsx'
import { NoSuchPerk } from './no-such-perk.tsx'
import { PerksOfGuest } from './perks-of-guest.tsx'
import { kindAt } from './wallet-kinds.ts'

/**
 * The screen for the rest of an address below `/perks`: a kind, one wallet of it, or where that can be used.
 */
export function HeldPerks({ path }: { path: string }) {
  const { token } = usePerson()
  const [first = '', second, third, ...more] = path.split('/').filter((it) => it !== '')
  const kind = kindAt(first)
  if (path === 'refer-and-earn') return <Navigate to="/refer-and-earn" replace />
  if (path === 'gift-cards/campaign') return <CardCampaigns />
  if (path === 'memberships/campaign') return <MembershipCampaigns />
  if (token === undefined) return <PerksOfGuest />
  if (path === 'gift-cards') return <GiftCards />
  if (path === 'memberships') return <Memberships />
  if (!kind || more.length > 0) return <NoSuchPerk />
  if (second === undefined) return <BusinessWallets kind={kind} />
  if (third === undefined) return <BusinessWalletScreen kind={kind} slug={second} />
  return second === 'applicable' ? <Applicables slug={third} /> : <NoSuchPerk />
}
