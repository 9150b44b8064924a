import { chakra } from '@chakra-ui/react'
import { type Sold, wireSubtotalOf } from '#src/core/checkout/sold.ts'
import { useDraft } from '#src/core/checkout/use-draft.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { ComesTo } from '#src/core/money/comes-to.tsx'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { hourAt } from '#src/lib/dates.ts'
import { QuietLink } from '#src/ui/button.tsx'
import { WhiteBox } from '#src/ui/white-box.ts'

/** The drafts of other verticals, each with a link to go on; nothing where there are none. */
export function AlsoWaiting({ sold }: { sold: readonly Sold[] }) {
  const { t } = useSpeech()
  return (
    <Section>
      <chakra.h2 fontSize="20" fontWeight="bold">
        {t('checkout.alsoWaiting')}
      </chakra.h2>
      {sold.map((of) => (
        <WaitingDraft key={of.vertical} of={of} />
      ))}
    </Section>
  )
}

function WaitingDraft({ of }: { of: Sold }) {
  const { t, language } = useSpeech()
  const draft = useDraft(of)
  if (!draft) return null
  const { listing, hold } = draft
  const isHeld = hold && Date.parse(hold.expires_at) > (serverNow() ?? Date.now())
  return (
    <WhiteBox as="article">
      <h3>
        <bdi>{listing.title}</bdi>
      </h3>
      <p>
        <ComesTo amount={wireSubtotalOf(of, draft)}>
          {t(of.countText(draft), { n: of.countOf(draft) })}
          {isHeld &&
            ` · ${t('checkout.heldUntil', { time: hourAt(hold.expires_at, undefined, language?.code ?? 'en') })}`}
        </ComesTo>
      </p>
      <QuietLink to={of.paths.review} params={{ slug: listing.slug }}>
        {t('checkout.title')}
      </QuietLink>
    </WhiteBox>
  )
}

// A heading alone says nothing.
const Section = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    '&:not(:has(article))': { display: 'none' },
    '& h3': { fontWeight: 'bold' },
  },
})
