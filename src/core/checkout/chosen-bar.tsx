import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { ActionBar, Amount } from './frame.tsx'
import { type Sold, wireSubtotalOf } from './sold.ts'

/** How many are chosen and what they come to, and the way on. */
export function ChosenBar({ of, draft }: { of: Sold; draft: Draft }) {
  const { t } = useSpeech()
  const money = useMoney()
  const { slug } = draft.listing
  return (
    <ActionBar>
      <p role="status">
        <Amount dir="ltr">{money(wireSubtotalOf(of, draft))}</Amount>
        <chakra.span display="block" color="muted" fontSize="14" lineHeight="1.3">
          {t(of.texts.count, { n: of.countOf(draft) })}
        </chakra.span>
      </p>
      <ButtonLink to={of.paths.review} params={{ slug }}>
        {t('tickets.review')}
      </ButtonLink>
    </ActionBar>
  )
}
