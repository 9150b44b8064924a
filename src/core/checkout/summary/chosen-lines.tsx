import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import { useFormatters } from '#src/core/checkout/perks/use-formatters.ts'
import { PriceLines } from '#src/core/checkout/price-lines.tsx'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import type { Draft } from '#src/data/checkout/draft.ts'

/** The parts of a choice, and the link back to choosing. */
export function ChosenLines({ of, draft }: { of: Sold; draft: Draft }) {
  const { t } = useSpeech()
  const words = useFormatters()
  return (
    <section>
      <PriceLines lines={of.priceLinesOf(draft, words)} />
      {of.More && <of.More draft={draft} />}
      <Change to={of.paths.choose} params={{ slug: draft.listing.slug }}>
        {t('checkout.change')}
      </Change>
    </section>
  )
}

const Change = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      minWidth: 'touch',
      minHeight: 'touch',
      color: 'accent',
      fontWeight: 'semibold',
      fontSize: '14',
      textDecoration: 'none',
    },
  }),
)
