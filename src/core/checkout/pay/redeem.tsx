import { chakra } from '@chakra-ui/react'
import { Wallet } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { QuietButton } from '#src/ui/quiet-button.tsx'

interface Props {
  name: string
  balance: number
  isOn: boolean
  isLocked: boolean
  onChange: (is: boolean) => void
}

/** Switches a wallet that covers a part on: it pays what it can, and another method the rest. */
export function Redeem({ name, balance, isOn, isLocked, onChange }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  const amount = money(balance)
  return (
    <Row>
      <Wallet size={24} strokeWidth={1.75} aria-hidden />
      <chakra.div flex="1 1 7rem" minWidth="0">
        <b>{name}</b>
        <chakra.p color="muted" fontSize="14" role="status">
          {t(isOn ? 'pay.redeemed' : 'pay.balance', { amount })}
        </chakra.p>
      </chakra.div>
      <QuietButton
        type="button"
        aria-disabled={isLocked || undefined}
        onClick={() => !isLocked && onChange(!isOn)}
      >
        {isOn ? t('pay.keepWallet') : t('pay.redeem', { amount })}
      </QuietButton>
    </Row>
  )
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minHeight: '76px',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'card',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'edge',
    '& > svg': { flex: 'none', color: 'accent' },
    '& > button': { flex: '0 1 auto', marginInlineStart: 'auto', marginInlineEnd: '-3' },
  },
})
