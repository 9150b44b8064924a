import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderPart } from '#contract/entities/placed.ts'
import { usePerson } from '#src/core/account/person.ts'
import { account } from '#src/core/account/queries.ts'
import { BillLines } from '#src/core/bill/bill-lines.tsx'
import { nowToPay } from '#src/core/bill/now-to-pay.ts'
import { BillWord } from '#src/core/checkout/bill/bill-word.tsx'
import { useBill } from '#src/core/checkout/bill/use-bill.ts'
import { Columns, Panel, StepFrame } from '#src/core/checkout/frame.tsx'
import { CheckoutGate } from '#src/core/checkout/gate.tsx'
import { HoldPill } from '#src/core/checkout/hold/hold-pill.tsx'
import { useHold } from '#src/core/checkout/hold/use-hold.ts'
import { ListingSummary } from '#src/core/checkout/listing-summary.tsx'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { useScreenName } from '#src/core/screen-name.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { useObserved } from '#src/core/use-observed.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { connection } from '#src/data/connection/report.ts'
import { AskToLogIn } from './ask-to-log-in.tsx'
import { BillTrouble } from './bill-trouble.tsx'
import { PayOptions } from './pay-options.tsx'
import { useCanOrder } from './use-can-order.ts'
import { type Placing, usePlacing } from './use-placing.ts'

/** The screen with the payment methods; a tap on one places the order. */
export function CheckoutScreen({ of, slug }: { of: Sold; slug?: string }) {
  const { t } = useSpeech()
  const placing = usePlacing(of)
  const isKnown = usePerson().token !== undefined
  useScreenName(t('pay.how'))
  return (
    <CheckoutGate of={of} slug={slug} title={t('pay.how')} isPlacing={placing.method !== undefined}>
      {(draft) =>
        isKnown ? <Paying of={of} draft={draft} placing={placing} /> : <AskToLogIn title={t('pay.how')} />
      }
    </CheckoutGate>
  )
}

function Paying({ of, draft, placing }: { of: Sold; draft: Draft; placing: Placing }) {
  const { t } = useSpeech()
  const money = useMoney()
  const hold = useHold(of, draft)
  const holdNotes = useLoaded(() => import('#src/core/checkout/hold/hold-note.tsx'))
  const notes = useLoaded(() => import('./trouble-note.tsx'))
  const isOnline = useObserved(connection) === 'online'
  // Loaded in advance, in case the network goes.
  const earned = useLoaded(() => import('#src/core/bill/earned-lines.tsx'))
  const waiting = useLoaded(() => import('./wait-for-network.tsx'))
  const [isPartial, setPartial] = useState(false)
  const [part, setPart] = useState<OrderPart>('deposit')
  const whole = useBill(of, draft)
  // The wallet pays less of a deposit than of all; else the bill is the same.
  const view = useBill(of, draft, { isPartialWallet: isPartial, part: isPartial ? part : 'all' })
  const deposits = useLoaded(() => import('./deposit-choice.tsx'), whole.deposit !== undefined)
  const { data: me } = useQuery(account.me())
  const balance = me?.wallet_balance ?? 0
  const isReady = useCanOrder(hold, view)
  const { bill } = view
  const deposit = part === 'deposit' ? whole.deposit : undefined
  const now = nowToPay(bill, deposit?.at_place)
  const title =
    bill.payable === 0 && bill.wallet === 0 ? t('pay.nothing') : t('pay.title', { amount: money(now) })
  return (
    <StepFrame title={title} aside={<HoldPill hold={hold} />}>
      <Columns>
        <Notes>
          <ListingSummary listing={draft.listing} />
          {holdNotes && <holdNotes.HoldNote of={of} draft={draft} hold={hold} />}
          <BillTrouble of={of} draft={draft} view={view} isOnline={isOnline} />
          {notes && (
            <notes.TroubleNote
              of={of}
              draft={draft}
              hold={hold}
              view={view}
              placing={placing}
              isPartialWallet={isPartial}
              deposit={deposit?.amount}
            />
          )}
          {waiting && !isOnline && (
            <waiting.WaitForNetwork
              bill={bill}
              balance={balance}
              methods={view.methods}
              onWait={(method) =>
                placing.placeOrder({
                  ...{ draft, method, isPartialWallet: false, total: bill.total },
                  mayWait: true,
                })
              }
            />
          )}
          {deposits && whole.deposit && (
            <deposits.DepositChoice
              deposit={whole.deposit}
              total={bill.total}
              part={part}
              onChoose={(it) => {
                setPart(it)
                setPartial(false)
              }}
            />
          )}
          <PayOptions
            bill={bill}
            now={now}
            deposit={deposit?.amount}
            methods={view.methods}
            balance={balance}
            isPartialWallet={isPartial}
            onPartialWallet={setPartial}
            isReady={isReady}
            busy={placing.method}
            onPay={(method) =>
              placing.placeOrder({
                ...{ draft, method, isPartialWallet: isPartial },
                ...{ total: bill.total, deposit: deposit?.amount },
              })
            }
          />
        </Notes>
        <Panel data-roomy>
          <BillLines
            bill={bill}
            subtotal={t(of.countText(draft), { n: of.countOf(draft) })}
            names={{ coupon: draft.perks.coupon?.code }}
          />
          <BillWord isEstimate={view.isEstimate} was={view.was} now={bill.total} />
          {earned && <earned.EarnedLines earns={view.earns} timezone={draft.listing.timezone} />}
          {of.More && <of.More draft={draft} />}
        </Panel>
      </Columns>
    </StepFrame>
  )
}

const Notes = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })
