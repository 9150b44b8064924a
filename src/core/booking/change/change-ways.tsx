import { chakra } from '@chakra-ui/react'
import { Wallet } from 'lucide-react'
import type { PaymentMethod } from '#contract/entities/placed.ts'
import { BesideWallet } from '#src/core/checkout/pay/beside-wallet.tsx'
import { PayOption } from '#src/core/checkout/pay/pay-option.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { useWalletName } from '#src/core/wallet/use-wallet-name.ts'
import { WorkButton } from '#src/ui/work-button.tsx'

interface Props {
  /** What it costs more, and what the person's wallet holds. */
  quote: { extra: number; wallet_balance: number }
  isReady: boolean
  /** The way that is being taken. */
  busy: PaymentMethod | undefined
  onChoose: (method: PaymentMethod) => void
}

/** Yes; and where it costs more, out of what. */
export function ChangeWays({ quote: { extra, wallet_balance }, isReady, busy, onChoose }: Props) {
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
          {t('dates.confirm')}
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
