import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { BadgePercent, CreditCard, Gift, HandCoins, Sparkles, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type { getPerksHome } from '#contract/calls/perks.ts'
import { readSettings } from '#contract/settings.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import type { ScreenPath } from '#src/core/listing/paths.ts'
import { useMoney } from '#src/core/money/use-money.ts'
import { settings } from '#src/core/settings/queries.ts'
import { useWalletName } from '#src/core/wallet/use-wallet-name.ts'
import { WholeLink } from '#src/ui/whole-link.ts'

const defaults = readSettings([])
export const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const

/** One tile for each kind of perk, with how much the person has. */
export function PerkTiles({ held }: { held: ReplyOf<typeof getPerksHome> }) {
  const { t } = useSpeech()
  const money = useMoney()
  const walletName = useWalletName()
  const { data = defaults } = useQuery(settings.values())
  const { wallet_balance, cashback, bonus, gift_cards, memberships } = held
  return (
    <Tiles>
      <PerkTile
        to="/my-wallet"
        icon={<Wallet {...icon} />}
        name={walletName}
        amount={money(wallet_balance)}
        more={t('perks.yours')}
      />
      <PerkTile
        kind="cashback-wallets"
        icon={<HandCoins {...icon} />}
        name={t('perks.cashback')}
        amount={money(cashback.total)}
        more={t('perks.atHosts', { n: cashback.count })}
      />
      <PerkTile
        kind="bonus-points"
        icon={<Sparkles {...icon} />}
        name={t('perks.bonus')}
        amount={money(bonus.total)}
        more={t('perks.atHosts', { n: bonus.count })}
      />
      <PerkTile
        kind="gift-cards"
        icon={<CreditCard {...icon} />}
        name={t('perks.giftCards')}
        amount={money(gift_cards.total)}
        more={t('perks.cards', { n: gift_cards.count })}
      />
      <PerkTile
        kind="memberships"
        icon={<BadgePercent {...icon} />}
        name={t('perks.memberships')}
        more={t('perks.good', { n: memberships })}
      />
      {data.enableReferAndEarn && (
        <PerkTile
          to="/refer-and-earn"
          icon={<Gift {...icon} />}
          name={t('menu.refer')}
          more={t('perks.invite')}
        />
      )}
    </Tiles>
  )
}

interface Props {
  /** Where it leads: one of the kinds of perks, or another screen. */
  kind?: string
  to?: ScreenPath
  icon: ReactNode
  name: string
  amount?: string
  more: string
}

export function PerkTile({ kind, to = '/perks', icon, name, amount, more }: Props) {
  return (
    <Frame>
      <chakra.span color="gold">{icon}</chakra.span>
      {kind === undefined ? (
        <WholeLink to={to}>{name}</WholeLink>
      ) : (
        <WholeLink to="/perks/$" params={{ _splat: kind }}>
          {name}
        </WholeLink>
      )}
      {amount && <Amount dir="ltr">{amount}</Amount>}
      <chakra.span color="muted" fontSize="14">
        {more}
      </chakra.span>
    </Frame>
  )
}

/** The grid of tiles: two a row on a phone, more where there is room, one with large letters. */
export const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.375rem, 100%), 1fr))',
    gap: '3',
    listStyle: 'none',
  },
})

const Frame = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: '1',
    minWidth: '0',
    padding: '4',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
    overflowWrap: 'anywhere',
    '& > a': { fontWeight: 'semibold' },
  },
})

const Amount = chakra('b', {
  base: {
    fontSize: '20',
    fontWeight: 'bold',
    letterSpacing: '-0.01em',
    fontVariantNumeric: 'tabular-nums',
    justifySelf: 'start',
  },
})
