/** The kinds of wallets at a business: the part of an address that stands for each, and its texts. */
export const walletKinds = {
  cashback: {
    path: 'cashback-wallets',
    name: 'perks.cashback',
    none: 'perks.cashbackNone',
    noneText: 'perks.cashbackNoneText',
  },
  bonus: {
    path: 'bonus-points',
    name: 'perks.bonus',
    none: 'perks.bonusNone',
    noneText: 'perks.bonusNoneText',
  },
} as const

export type BusinessWalletKind = keyof typeof walletKinds

/** The kind that an address means; undefined for none. */
export const kindAt = (path: string): BusinessWalletKind | undefined =>
  (['cashback', 'bonus'] as const).find((it) => walletKinds[it].path === path)
