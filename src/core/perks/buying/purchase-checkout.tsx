import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { CircleAlert, Globe, Wallet, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { LoginOrBrowse } from '#src/core/account/login-intent/login-or-browse.tsx'
import { usePerson } from '#src/core/account/person.ts'
import { account } from '#src/core/account/queries.ts'
import { StepFrame } from '#src/core/checkout/frame.tsx'
import { PayOption } from '#src/core/checkout/pay/pay-option.tsx'
import { orderTrouble } from '#src/core/checkout/pay/trouble.ts'
import { orderIsOnScreen } from '#src/core/checkout/unfinished-order/on-screen.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { useMoney } from '#src/core/money/use-money.ts'
import { useScreenName } from '#src/core/screen-name.ts'
import { useObserved } from '#src/core/use-observed.ts'
import { useWalletName } from '#src/core/wallet/use-wallet-name.ts'
import type { SentOrder } from '#src/data/checkout/order.ts'
import { orderBook } from '#src/data/checkout/page-checkout.ts'
import { connection } from '#src/data/connection/report.ts'
import { shortDayAt } from '#src/lib/dates.ts'
import { inProgressWhile } from '#src/lib/in-progress.ts'
import { Blank } from '#src/ui/blank.tsx'
import { TicketsDrawing } from '#src/ui/drawings/tickets.tsx'
import { Note } from '#src/ui/note.tsx'
import { PerkSkeleton } from '../perk-column.tsx'
import { type ChosenPurchase, useChosenPurchase } from './chosen-purchase.ts'
import { PurchaseOrder } from './purchase-order.tsx'
import { type BuyingMethod, useBuying } from './use-buying.ts'
import { wareAt, wares, wayToChoose } from './wares.ts'

/** The checkout of a purchase. Without one it leads back to the choice. */
export function PurchaseCheckout({ path }: { path: string }) {
  const { t } = useSpeech()
  const router = useRouter()
  const kind = wareAt(path)
  const chosen = useChosenPurchase(kind)
  const { token } = usePerson()
  const last = useObserved(orderBook.last)
  // An open order belongs to this screen, whatever was chosen after it.
  const isOpen = last?.vertical === 'perks' && last.state !== 'placed'
  const isLost = chosen === undefined && !isOpen && last !== undefined
  useScreenName(t('pay.how'))
  useEffect(() => inProgressWhile(() => true), [])
  useEffect(() => {
    orderIsOnScreen.set(true)
    return () => orderIsOnScreen.set(false)
  }, [])
  useEffect(() => {
    if (isLost) void router.navigate({ ...(kind ? wayToChoose(kind) : { to: '/perks' }), replace: true })
  }, [isLost, kind, router])
  if (token === undefined)
    return (
      <StepFrame title={t('pay.how')}>
        <Blank level="h2" drawing={<TicketsDrawing />} title={t('perks.title')} text={t('perks.guestText')}>
          <LoginOrBrowse why="perks" />
        </Blank>
      </StepFrame>
    )
  if (kind === undefined || last === undefined || isLost)
    return (
      <StepFrame title={t('pay.how')}>
        <PerkSkeleton />
      </StepFrame>
    )
  return <Known key={chosen?.id} kind={kind} chosen={chosen} />
}

function Known({ kind, chosen }: { kind: ChosenPurchase['kind']; chosen: ChosenPurchase | undefined }) {
  const last = useObserved(orderBook.last)
  const [isHere, setHere] = useState(false)
  const isOpen = last?.vertical === 'perks' && last.state !== 'placed'
  const isBought = last?.state === 'placed' && last.draft === chosen?.id
  // A purchase that is made on this very screen shows its progress at its button.
  if (last && (isBought || (isOpen && !isHere)))
    return <PurchaseOrder kind={kindOf(last) ?? kind} order={last} />
  return chosen ? <Paying chosen={chosen} onBuying={setHere} /> : null
}

/** The kind of a purchase that was sent, which may be another than the one chosen now. */
const kindOf = ({ vertical, slug }: SentOrder) =>
  vertical === 'perks' ? wareAt(slug.slice(0, slug.indexOf('/'))) : undefined

function Paying({ chosen, onBuying }: { chosen: ChosenPurchase; onBuying: (is: boolean) => void }) {
  const { t, language } = useSpeech()
  const money = useMoney()
  const trouble = useObserved(orderTrouble)
  const failure = useFailureText(trouble?.error)
  const last = useObserved(orderBook.last)
  const isOnline = useObserved(connection) === 'online'
  const { method, buy } = useBuying(chosen)
  const isBuying = method !== undefined
  const wallet = useWalletName()
  const { data: me } = useQuery(account.me())
  const balance = me?.wallet_balance ?? 0
  const { title, price, about, recipient, deliver_on } = chosen
  const amount = money(price)
  useEffect(() => onBuying(isBuying), [isBuying, onBuying])
  // One order at a time: another's answer may still be on its way.
  const isAlone = !last || last.state === 'placed'
  const option = (way: BuyingMethod) => ({
    isReady: isOnline && isAlone && !isBuying,
    isWorking: method === way,
    onPay: () => buy(way),
  })
  const day = deliver_on && shortDayAt(`${deliver_on}T12:00:00Z`, 'UTC', language?.code ?? 'en')
  return (
    <StepFrame title={t('pay.title', { amount })}>
      <Steps>
        <Summary>
          <chakra.h2 fontSize="20" fontWeight="bold">
            {title}
          </chakra.h2>
          {about.map((it) => (
            <p key={it}>{it}</p>
          ))}
          {recipient && (
            <p>
              <b>{t('buying.for', { name: recipient.name, email: recipient.email })}</b>
            </p>
          )}
          {recipient && <p>{day ? t('buying.arrives', { day }) : t('buying.arrivesNow')}</p>}
          {recipient?.message && <chakra.q dir="auto">{recipient.message}</chakra.q>}
          <Total>
            <span>{t('buying.total')}</span>
            <b dir="ltr">{amount}</b>
          </Total>
        </Summary>
        {!isOnline && (
          <Note icon={WifiOff} tone="calm" role="status">
            <b>{t('buying.offlineTitle')}</b>
            <p>{t('buying.offlineText')}</p>
          </Note>
        )}
        {trouble?.error !== undefined && !isBuying && (
          <Note icon={CircleAlert} tone="wrong" role="alert">
            <b>{failure}</b>
          </Note>
        )}
        {wares[chosen.kind].takesWallet && balance >= price && (
          <PayOption
            icon={Wallet}
            title={t('pay.wallet', { amount, wallet })}
            text={t('pay.balance', { amount: money(balance) })}
            {...option('WALLET')}
          />
        )}
        <PayOption
          icon={Globe}
          title={t('pay.online')}
          text={t('pay.onlineText', { amount })}
          leadsOn
          {...option('Online')}
        />
      </Steps>
    </StepFrame>
  )
}

const Steps = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', maxWidth: '640px' },
})

const Summary = chakra('section', {
  base: {
    display: 'grid',
    gap: '1',
    padding: '5',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
    overflowWrap: 'anywhere',
    '& > p, & > q': { color: 'muted' },
    '& > p > b': { color: 'ink' },
  },
})

const Total = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    marginBlockStart: '2',
    paddingBlockStart: '3',
    borderBlockStartWidth: '1px',
    borderColor: 'line',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  },
})
