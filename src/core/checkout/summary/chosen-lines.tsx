import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import { Parts } from '#src/core/checkout/parts.tsx'
import { useWords } from '#src/core/checkout/perks/use-words.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import type { Draft } from '#src/data/checkout/draft.ts'

/** What was chosen, part by part, and the way back to choosing. */
export function ChosenLines({ of, draft }: { of: Sold; draft: Draft }) {
  const { t } = useSpeech()
  const words = useWords()
  return (
    <section>
      <Parts parts={of.partsOf(draft, words)} />
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
