import { chakra } from '@chakra-ui/react'
import { CloudUpload } from 'lucide-react'
import { walletOffer } from '#contract/bill/wallet.ts'
import type { WireBill } from '#contract/bill/wire.ts'
import type { PaymentMethod } from '#contract/entities/placed.ts'
import { parseWire, ZERO } from '#contract/money.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { BillView } from '#src/core/checkout/bill/use-bill.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { useWalletName } from '#src/core/wallet/use-wallet-name.ts'
import { Note } from '#src/ui/note.tsx'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import { whyNot } from './why-not.ts'

interface Props {
  bill: WireBill
  /** The last known balance of the wallet. */
  balance: number
  methods: BillView['methods']
  onWait: (method: PaymentMethod) => void
}

/** Lets an order wait for a network, where paying needs no page of the gateway. */
export function WaitForNetwork({ bill, balance, methods, onWait }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  const wallet = useWalletName()
  const { currency } = bill
  const offer = walletOffer(parseWire(bill.total, currency) ?? ZERO, parseWire(balance, currency) ?? ZERO)
  const choice = (method: PaymentMethod, text: TextKey) => (
    <QuietButton type="button" marginInlineStart="-12px" textAlign="start" onClick={() => onWait(method)}>
      {t(text, { amount: money(bill.total), wallet })}
    </QuietButton>
  )
  return (
    <Note icon={CloudUpload} tone="calm">
      <b>{t('pay.queueTitle')}</b>
      <p>{t('pay.queueText')}</p>
      <Choices>
        {bill.payable === 0 ? (
          choice('PAY_AT_VENUE', 'pay.queueFree')
        ) : (
          <>
            {whyNot('PAY_AT_VENUE', methods) === undefined && choice('PAY_AT_VENUE', 'pay.queueVenue')}
            {offer === 'full' && choice('WALLET', 'pay.queueWallet')}
          </>
        )}
      </Choices>
    </Note>
  )
}

const Choices = chakra('div', { base: { display: 'grid', justifyItems: 'start', marginBlockStart: '1' } })
