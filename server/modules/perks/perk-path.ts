/** The kinds of wallets of a person. */
export type PerkWallet = 'wallet' | 'cashback' | 'bonus' | 'gift_card'

/** The path of the screen that shows a wallet. */
export function perkPath(kind: PerkWallet, slug: string): string {
  switch (kind) {
    case 'cashback':
      return `/perks/cashback-wallets/${slug}`
    case 'bonus':
      return `/perks/bonus-points/${slug}`
    case 'gift_card':
      return '/perks/gift-cards'
    case 'wallet':
      return '/my-wallet'
  }
}
