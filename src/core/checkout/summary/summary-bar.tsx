import { chakra } from '@chakra-ui/react'
import { ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { savedBy } from '#src/core/bill/saved-by.ts'
import type { BillView } from '#src/core/checkout/bill/use-bill.ts'
import { ActionBar } from '#src/core/checkout/frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Amount } from '#src/core/money/comes-to.tsx'
import { useMoney } from '#src/core/money/use-money.ts'

interface Props {
  view: BillView
  onBill: () => void
  /** The button that leads on. */
  children: ReactNode
}

/** The bar with what is to be paid and what that saves; a tap shows the bill. */
export function SummaryBar({ view: { bill, isEstimate }, onBill, children }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  const saved = savedBy(bill.lines)
  const total = bill.subtotal === 0 ? t('card.free') : money(bill.total)
  return (
    <>
      {/* Outside of the button, since screen readers do not read out changes within a button. */}
      <chakra.span srOnly role="status">
        {t('bill.toPay')} <bdi>{total}</bdi>
      </chakra.span>
      <ActionBar>
        <Sum type="button" aria-haspopup="dialog" onClick={onBill}>
          <chakra.span display="flex" alignItems="center" gap="1">
            {t('bill.toPay')}
            <ChevronUp size={16} aria-hidden />
          </chakra.span>
          <span>
            <Amount dir="ltr">{total}</Amount>{' '}
            {bill.total < bill.subtotal && (
              <chakra.s color="muted">
                <chakra.span srOnly>{t('bill.before')} </chakra.span>
                <bdi>{money(bill.subtotal)}</bdi>
              </chakra.s>
            )}
            {saved > 0 && <Saved>{t('bill.saved', { amount: money(saved) })}</Saved>}
          </span>
          {isEstimate && bill.subtotal > 0 && <Small>{t('bill.estimated')}</Small>}
          <chakra.span srOnly>{t('bill.open')}</chakra.span>
        </Sum>
        {children}
      </ActionBar>
    </>
  )
}

const Sum = chakra('button', {
  base: {
    minHeight: 'touch',
    background: 'transparent',
    color: 'ink',
    fontSize: '14',
    lineHeight: '1.25',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
  },
})

const Saved = chakra('span', { base: { display: 'block', color: 'green', fontWeight: 'semibold' } })

const Small = chakra('span', { base: { display: 'block', color: 'muted' } })
