import { Deposit } from '#src/core/booking/deposit-at-place.tsx'
import { HandoverEntryPart } from '#src/core/handover/entry-part.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import type { Draft } from '#src/data/checkout/draft.ts'
import { timeWords } from '#src/lib/clock-words.ts'
import { LabelledRows } from '#src/ui/labelled-rows.ts'
import type { ChosenStay } from './stay-draft.ts'
import { stayTexts } from './stay-texts.ts'

/** The beginning and end of a stay, its deposit, and the way to choosing how one gets it. */
export function StayMore({ draft: { chosen: stay, listing } }: { draft: Draft<ChosenStay> }) {
  const { t, language } = useSpeech()
  const code = language?.code ?? 'en'
  const texts = stayTexts(stay.kind)
  return (
    <>
      <LabelledRows>
        <dt>{t(texts.from)}</dt>
        <dd>{timeWords(stay.start_date, code)}</dd>
        <dt>{t(texts.until)}</dt>
        <dd>{timeWords(stay.end_date, code)}</dd>
      </LabelledRows>
      <Deposit amount={stay.security_deposit} />
      <HandoverEntryPart
        slug={listing.slug}
        isOffered={stay.has_handover}
        isChosen={stay.handover !== undefined}
      />
    </>
  )
}
