import { chakra } from '@chakra-ui/react'
import { Wallet } from 'lucide-react'
import type { PaymentMethod } from '#contract/entities/placed.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { BesideWallet } from '#src/core/checkout/pay/beside-wallet.tsx'
import { PayOption } from '#src/core/checkout/pay/pay-option.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { useWalletName } from '#src/core/wallet/use-wallet-name.ts'
import { WorkButton } from '#src/ui/work-button.tsx'

interface Props {
  /** The additional price of the change, and the wallet's balance. */
  quote: { extra: number; wallet_balance: number }
  /** The text of the button where nothing is to be paid. */
  confirm: TextKey
  isReady: boolean
  /** The payment method that is at work. */
  busy: PaymentMethod | undefined
  onChoose: (method: PaymentMethod) => void
}

/** The buttons that confirm a change; where it costs more, one for each payment method. */
export function ChangeWays({ quote: { extra, wallet_balance }, confirm, isReady, busy, onChoose }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  const wallet = useWalletName()
  const amount = money(extra)
  const option = (method: PaymentMethod) => ({
    isReady,
    isWorking: busy === method,
    onPay: () => onChoose(method),
  })
  if (extra === 0)
    return (
      <div>
        <WorkButton
          type="button"
          aria-disabled={!isReady || undefined}
          working={busy !== undefined}
          onClick={() => isReady && onChoose('PAY_AT_VENUE')}
        >
          {t(confirm)}
        </WorkButton>
      </div>
    )
  return (
    <chakra.div display="grid" gap="3">
      {wallet_balance >= extra && (
        <PayOption
          icon={Wallet}
          title={t('pay.wallet', { amount, wallet })}
          text={t('pay.balance', { amount: money(wallet_balance) })}
          {...option('WALLET')}
        />
      )}
      <BesideWallet amount={amount} atPlace={t('dates.payVenue', { amount })} option={option} />
    </chakra.div>
  )
}
