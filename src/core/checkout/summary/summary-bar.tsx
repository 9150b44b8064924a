import { chakra } from '@chakra-ui/react'
import { ActionBar } from '#src/core/checkout/frame.tsx'
import { type Sold, wireSubtotalOf } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Amount } from '#src/core/money/comes-to.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { Button } from '#src/ui/button.tsx'

interface Props {
  of: Sold
  draft: Draft
  onConfirm: () => void
}

/** What the chosen things cost by themselves, and the way to the bill. */
export function SummaryBar({ of, draft, onConfirm }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  return (
    <ActionBar>
      <p>
        <chakra.span display="block" fontSize="14" lineHeight="1.2">
          {t(of.texts.total)}
        </chakra.span>
        <Amount dir="ltr">{money(wireSubtotalOf(of, draft))}</Amount>
        <chakra.span display="block" color="muted" fontSize="12" lineHeight="1.2">
          {t('checkout.excludes')}
        </chakra.span>
      </p>
      <Button type="button" aria-haspopup="dialog" onClick={onConfirm}>
        {t('checkout.confirm')}
      </Button>
    </ActionBar>
  )
}
