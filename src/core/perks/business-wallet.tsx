import { chakra } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import type { getWallet } from '#contract/calls/perks.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { MoreButton } from '#src/core/more-button.tsx'
import { useScreenName } from '#src/core/screen-name.ts'
import { Balance, Move, MoveList } from '#src/core/wallet/moves.tsx'
import { isNotFound } from '#src/data/provider/errors.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { NoSuchPerk } from './no-such-perk.tsx'
import { PerkColumn, PerkSkeleton } from './perk-column.tsx'
import { perks } from './queries.ts'
import { SpendingRules } from './spending-rules.tsx'
import { useEnding } from './use-ending.ts'
import { type BusinessWalletKind, walletKinds } from './wallet-kinds.ts'

interface Props {
  kind: BusinessWalletKind
  slug: string
}

/** A wallet at one business: its balance, its rules, and its transactions. */
export function BusinessWalletScreen({ kind, slug }: Props) {
  const { t, language } = useSpeech()
  const query = useInfiniteQuery({
    ...perks.wallet(slug, language?.code ?? ''),
    enabled: language !== undefined,
  })
  const { name } = walletKinds[kind]
  const first = query.data?.pages[0]
  useScreenName(first?.wallet.name ?? t(name))
  if (isNotFound(query.error)) return <NoSuchPerk />
  return (
    <PerkColumn>
      <ScreenTitle>
        <bdi>{first?.wallet.name ?? t(name)}</bdi>
      </ScreenTitle>
      <AsyncSection query={query} skeleton={<PerkSkeleton />}>
        {({ pages }) => (
          <>
            {first && <Summary of={first} kind={kind} />}
            <chakra.section display="grid" gap="3">
              <chakra.h2 fontSize="20" fontWeight="bold">
                {t('perks.moves')}
              </chakra.h2>
              {first?.transactions.length === 0 ? (
                <chakra.p color="muted">{t('perks.noMoves')}</chakra.p>
              ) : (
                <MoveList aria-label={t('perks.moves')}>
                  {pages
                    .flatMap((it) => it.transactions)
                    .map((it) => (
                      <Move key={it.id} move={it} />
                    ))}
                </MoveList>
              )}
            </chakra.section>
          </>
        )}
      </AsyncSection>
      <MoreButton query={query} />
    </PerkColumn>
  )
}

function Summary({
  of: { wallet, rules },
  kind,
}: {
  of: ReplyOf<typeof getWallet>
  kind: BusinessWalletKind
}) {
  const { t } = useSpeech()
  const money = useMoney()
  const ending = useEnding()
  const { name, path } = walletKinds[kind]
  return (
    <>
      <Balance>
        <span>{t(name)}</span>
        <b dir="ltr">{money(wallet.balanceFloat)}</b>
        {wallet.coming > 0 && <span>{t('perks.alsoComing', { amount: money(wallet.coming) })}</span>}
        {wallet.expiring && <span>{ending(wallet)}</span>}
      </Balance>
      <SpendingRules rules={rules} />
      <ButtonLink to="/perks/$" params={{ _splat: `${path}/applicable/${wallet.slug}` }}>
        {t('perks.where')}
      </ButtonLink>
    </>
  )
}
