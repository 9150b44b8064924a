import { chakra } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { LoginOrBrowse } from '#src/core/account/login-intent/login-or-browse.tsx'
import { usePerson } from '#src/core/account/person.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { Blank } from '#src/ui/blank.tsx'
import { QuietChoice } from '#src/ui/button.tsx'
import { BuoyDrawing } from '#src/ui/drawings/buoy.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Balance, Move, MoveList } from './moves.tsx'
import { wallet } from './queries.ts'
import { useWalletName } from './use-wallet-name.ts'

/** What one's wallet holds, and how that came about. */
export function Wallet() {
  const { t } = useSpeech()
  const name = useWalletName()
  const { token } = usePerson()
  if (token) return <OwnWallet name={name} />
  return (
    <Blank level="h1" drawing={<BuoyDrawing />} title={name} text={t('ask.wallet')}>
      <LoginOrBrowse why="wallet" />
    </Blank>
  )
}

function OwnWallet({ name }: { name: string }) {
  const { t, language } = useSpeech()
  const money = useMoney()
  const query = useInfiniteQuery({
    ...wallet.transactions(language?.code ?? ''),
    enabled: language !== undefined,
  })
  return (
    <Column>
      <ScreenTitle>{name}</ScreenTitle>
      <AsyncSection query={query} skeleton={<Shape />}>
        {({ pages }) => {
          const all = pages.flatMap((it) => it.transactions)
          return (
            <>
              <Balance>
                <span>{t('wallet.balance')}</span>
                <b dir="ltr">{money(pages[0]?.wallet_balance ?? 0)}</b>
              </Balance>
              {all.length === 0 ? (
                <chakra.p color="muted">{t('wallet.none')}</chakra.p>
              ) : (
                <MoveList aria-label={t('wallet.moves')}>
                  {all.map((it) => (
                    <Move key={it.id} move={it} />
                  ))}
                </MoveList>
              )}
              {query.hasNextPage && (
                <QuietChoice
                  type="button"
                  aria-busy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage({ cancelRefetch: false })}
                >
                  {t('wallet.more')}
                </QuietChoice>
              )}
            </>
          )
        }}
      </AsyncSection>
    </Column>
  )
}

function Shape() {
  return (
    <>
      <Skeleton height="104px" borderRadius="card" />
      <Skeleton height="192px" borderRadius="card" />
    </>
  )
}

const Column = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', maxWidth: '560px' },
})
