import { useSpeech } from '#src/core/language/language.tsx'
import { ComesTo } from '#src/core/money/comes-to.tsx'
import type { Draft } from '#src/data/checkout/draft.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { ActionBar } from './frame.tsx'
import { type Sold, wireSubtotalOf } from './sold.ts'

/** The bar with the number chosen and its price, and the button that leads on. */
export function ChosenBar({ of, draft }: { of: Sold; draft: Draft }) {
  const { t } = useSpeech()
  const { slug } = draft.listing
  return (
    <ActionBar>
      <p role="status">
        <ComesTo amount={wireSubtotalOf(of, draft)}>
          {t(of.countText(draft), { n: of.countOf(draft) })}
        </ComesTo>
      </p>
      <ButtonLink to={of.paths.review} params={{ slug }}>
        {t('tickets.review')}
      </ButtonLink>
    </ActionBar>
  )
}
