import { chakra } from '@chakra-ui/react'
import { Check, Wallet } from 'lucide-react'
import { walletOffer } from '#contract/bill/wallet.ts'
import type { WireBill } from '#contract/bill/wire.ts'
import type { PaymentMethod } from '#contract/entities/placed.ts'
import { parseWire, ZERO } from '#contract/money.ts'
import type { BillView } from '#src/core/checkout/bill/use-bill.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { useWalletName } from '#src/core/wallet/use-wallet-name.ts'
import { BesideWallet } from './beside-wallet.tsx'
import { PayOption } from './pay-option.tsx'
import { Redeem } from './redeem.tsx'

interface Props {
  bill: WireBill
  /** The amount that the method has to bring now. */
  now: number
  /** The deposit, where that alone is paid now. */
  deposit: number | undefined
  methods: BillView['methods']
  /** The wallet's balance. */
  balance: number
  isPartialWallet: boolean
  onPartialWallet: (is: boolean) => void
  /** Whether an order could be placed now. */
  isReady: boolean
  /** The payment method that is at work. */
  busy: PaymentMethod | undefined
  onPay: (method: PaymentMethod) => void
}

/** The payment methods. A tap orders, and meanwhile none of them can be tapped. */
export function PayOptions({
  bill,
  now,
  deposit = bill.total,
  methods,
  balance,
  isPartialWallet,
  onPartialWallet,
  isReady,
  busy,
  onPay,
}: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  const walletName = useWalletName()
  const offer = walletOffer(minorOf(deposit, bill), minorOf(balance, bill))
  const amount = money(now)
  const option = (method: PaymentMethod) => ({
    isReady: isReady && busy === undefined,
    isWorking: busy === method,
    onPay: () => onPay(method),
  })
  if (bill.payable === 0)
    return (
      <Options aria-label={t('pay.how')}>
        <PayOption icon={Check} title={t('pay.free')} text={t('pay.freeText')} {...option('PAY_AT_VENUE')} />
      </Options>
    )
  return (
    <Options aria-label={t('pay.how')} aria-busy={busy !== undefined || undefined}>
      {offer === 'full' && (
        <PayOption
          icon={Wallet}
          title={t('pay.wallet', { amount: money(deposit), wallet: walletName })}
          text={t('pay.walletText', { amount: money(balance) })}
          {...option('WALLET')}
        />
      )}
      {offer === 'partial' && (
        <Redeem
          name={walletName}
          balance={balance}
          isOn={isPartialWallet}
          isLocked={busy !== undefined}
          onChange={onPartialWallet}
        />
      )}
      <BesideWallet
        amount={amount}
        atPlace={t('pay.venueText', { amount })}
        methods={methods}
        option={option}
      />
    </Options>
  )
}

const minorOf = (amount: number, { currency }: WireBill) => parseWire(amount, currency) ?? ZERO

const Options = chakra('section', { base: { display: 'grid', gap: '3' } })
