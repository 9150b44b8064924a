import { useSpeech } from '#src/core/language/language.tsx'
import type { Draft } from '#src/data/checkout/draft.ts'
import { timeWords } from '#src/lib/clock-words.ts'
import { Deposit, Rows } from './deposit.tsx'
import type { ChosenStay } from './stay-draft.ts'
import { stayTexts } from './stay-texts.ts'

/** From when to when, and what is held besides. */
export function StayMore({ draft: { chosen: stay } }: { draft: Draft<ChosenStay> }) {
  const { t, language } = useSpeech()
  const code = language?.code ?? 'en'
  const texts = stayTexts(stay.kind)
  return (
    <>
      <Rows>
        <dt>{t(texts.from)}</dt>
        <dd>{timeWords(stay.start_date, code)}</dd>
        <dt>{t(texts.until)}</dt>
        <dd>{timeWords(stay.end_date, code)}</dd>
      </Rows>
      <Deposit amount={stay.security_deposit} />
    </>
  )
}
