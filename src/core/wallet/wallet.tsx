import { chakra } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight } from 'lucide-react'
import type { ReplyOf } from '#contract/call.ts'
import type { getWalletTransactions } from '#contract/calls/profile.ts'
import { LoginOrBrowse } from '#src/core/account/login-intent/login-or-browse.tsx'
import { usePerson } from '#src/core/account/person.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { momentAt } from '#src/lib/dates.ts'
import { Blank } from '#src/ui/blank.tsx'
import { QuietChoice } from '#src/ui/button.tsx'
import { BuoyDrawing } from '#src/ui/drawings/buoy.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { wallet } from './queries.ts'
import { useWalletName } from './use-wallet-name.ts'

type Transaction = ReplyOf<typeof getWalletTransactions>['transactions'][number]

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
                <List aria-label={t('wallet.moves')}>
                  {all.map((it) => (
                    <Move key={it.id} move={it} />
                  ))}
                </List>
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

/** Minor units, as the call has them. */
const MINOR = 100

const looks = {
  deposit: { Arrow: ArrowDownLeft, sign: '+' },
  withdraw: { Arrow: ArrowUpRight, sign: '−' },
  other: { Arrow: ArrowLeftRight, sign: '' },
} as const satisfies Record<Transaction['type'], object>

function Move({ move: { type, amount, meta, created_at } }: { move: Transaction }) {
  const { language } = useSpeech()
  const money = useMoney()
  const isIn = type === 'deposit'
  const { Arrow, sign } = looks[type]
  return (
    <Line>
      <chakra.span color={isIn ? 'green' : 'muted'} display="inline-flex" flex="none">
        <Arrow size={20} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <chakra.span flex="1" minWidth="0" display="grid">
        <chakra.span fontWeight="semibold" overflowWrap="anywhere">
          {meta.description}
        </chakra.span>
        <chakra.span color="muted" fontSize="14">
          {momentAt(created_at, undefined, language?.code ?? 'en')}
        </chakra.span>
      </chakra.span>
      <Amount dir="ltr" data-in={isIn || undefined}>
        {sign}
        {money(amount / MINOR)}
      </Amount>
    </Line>
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

const Balance = chakra('p', {
  base: {
    display: 'grid',
    gap: '1',
    padding: '5',
    borderRadius: 'card',
    background: 'accent',
    color: 'onAccent',
    '& > b': {
      fontSize: '32',
      fontWeight: 'bold',
      lineHeight: '1.2',
      letterSpacing: '-0.02em',
      fontVariantNumeric: 'tabular-nums',
      justifySelf: 'start',
    },
  },
})

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
    overflow: 'hidden',
    '& > li:not(:first-child)': { borderBlockStartWidth: '1px', borderColor: 'line' },
  },
})

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '64px',
    paddingInline: '4',
    paddingBlock: '2',
  },
})

const Amount = chakra('b', {
  base: {
    flex: 'none',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    '&[data-in]': { color: 'green' },
  },
})
