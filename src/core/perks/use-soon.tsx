import { chakra } from '@chakra-ui/react'
import type { Expiring } from '#contract/entities/wallet.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { useWalletName } from '#src/core/wallet/use-wallet-name.ts'
import { shortDayAt } from '#src/lib/dates.ts'
import { WholeLink } from '#src/ui/whole-link.ts'
import { PerkList, PerkRow } from './perk-row.tsx'
import { walletKinds } from './wallet-kinds.ts'

/** The perks that expire within 30 days, soonest first; nothing where none do. */
export function UseSoon({ expiring }: { expiring: readonly Expiring[] }) {
  const { t } = useSpeech()
  if (expiring.length === 0) return null
  return (
    <chakra.section display="grid" gap="3">
      <chakra.h2 fontSize="20" fontWeight="bold">
        {t('perks.soon')}
      </chakra.h2>
      <PerkList>
        {expiring.map((it) => (
          <Ending key={`${it.slug} ${it.expires_at}`} of={it} />
        ))}
      </PerkList>
    </chakra.section>
  )
}

function Ending({ of: { kind, slug, name, amount, expires_at } }: { of: Expiring }) {
  const { t, language } = useSpeech()
  const money = useMoney()
  const walletName = useWalletName()
  const day = shortDayAt(expires_at, undefined, language?.code ?? 'en')
  const isAtBusiness = kind === 'cashback' || kind === 'bonus'
  const what = isAtBusiness
    ? t(walletKinds[kind].name)
    : kind === 'gift_card'
      ? t('perks.giftCards')
      : walletName
  const link = isAtBusiness ? (
    <WholeLink to="/perks/$" params={{ _splat: `${walletKinds[kind].path}/${slug}` }}>
      {name}
    </WholeLink>
  ) : kind === 'gift_card' ? (
    <WholeLink to="/perks/$" params={{ _splat: 'gift-cards' }}>
      {name || what}
    </WholeLink>
  ) : (
    <WholeLink to="/my-wallet">{what}</WholeLink>
  )
  return (
    <PerkRow name={link} amount={money(amount)}>
      <span>{[name && what, t('perks.ends', { day })].filter(Boolean).join(' · ')}</span>
    </PerkRow>
  )
}
