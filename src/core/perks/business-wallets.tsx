import { useInfiniteQuery } from '@tanstack/react-query'
import type { BusinessWallet } from '#contract/entities/wallet.ts'
import { LoginOrBrowse } from '#src/core/account/login-intent/login-or-browse.tsx'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { MoreButton } from '#src/core/more-button.tsx'
import { useScreenName } from '#src/core/screen-name.ts'
import { Blank } from '#src/ui/blank.tsx'
import { BuoyDrawing } from '#src/ui/drawings/buoy.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { WholeLink } from '#src/ui/whole-link.ts'
import { PerkColumn, PerkSkeleton } from './perk-column.tsx'
import { PerkList, PerkRow } from './perk-row.tsx'
import { perks } from './queries.ts'
import { useEnding } from './use-ending.ts'
import { type BusinessWalletKind, walletKinds } from './wallet-kinds.ts'

/** The person's wallets of a kind, by business. */
export function BusinessWallets({ kind }: { kind: BusinessWalletKind }) {
  const { t } = useSpeech()
  const { name, none, noneText } = walletKinds[kind]
  const query = useInfiniteQuery(perks.wallets(kind))
  useScreenName(t(name))
  return (
    <PerkColumn>
      <ScreenTitle>{t(name)}</ScreenTitle>
      <AsyncSection query={query} skeleton={<PerkSkeleton />}>
        {({ pages }) => {
          const all = pages.flatMap((it) => it.wallets)
          if (all.length > 0)
            return (
              <PerkList>
                {all.map((it) => (
                  <OneWallet key={it.id} wallet={it} kind={kind} />
                ))}
              </PerkList>
            )
          return (
            <Blank level="h2" drawing={<BuoyDrawing />} title={t(none)} text={t(noneText)}>
              <LoginOrBrowse why="perks" />
            </Blank>
          )
        }}
      </AsyncSection>
      <MoreButton query={query} />
    </PerkColumn>
  )
}

function OneWallet({ wallet, kind }: { wallet: BusinessWallet; kind: BusinessWalletKind }) {
  const money = useMoney()
  const ending = useEnding()
  const { t } = useSpeech()
  const { slug, name, balanceFloat, coming } = wallet
  return (
    <PerkRow
      amount={money(balanceFloat)}
      name={
        <WholeLink to="/perks/$" params={{ _splat: `${walletKinds[kind].path}/${slug}` }}>
          {name}
        </WholeLink>
      }
    >
      {coming > 0 && <span>{t('perks.alsoComing', { amount: money(coming) })}</span>}
      {wallet.expiring && <span>{ending(wallet)}</span>}
    </PerkRow>
  )
}
