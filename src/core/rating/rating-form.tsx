import { chakra } from '@chakra-ui/react'
import { CircleAlert, Clock3 } from 'lucide-react'
import { useState } from 'react'
import type { TextKey } from '#contract/texts/en.ts'
import { justDone } from '#src/core/booking/just-done.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { useWaitingCall } from '#src/core/waiting/use-waiting-call.ts'
import { useWayBack } from '#src/core/way-back.ts'
import type { RatingDraft, RatingInput } from '#src/data/rating/rating-draft.ts'
import { ratingDrafts } from '#src/data/rating/rating-drafts.ts'
import { Note } from '#src/ui/note.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'
import type { Rated, RatingSubject } from './rated.ts'
import { RatingFields } from './rating-fields.tsx'
import type { RatingTarget } from './rating-target.ts'
import type { RatingTexts } from './rating-texts.ts'

interface Props {
  target: Omit<RatingTarget, 'query'>
  texts: Pick<RatingTexts, 'submit' | 'update'>
  rated: Rated
  /** A rating that was begun and not sent. */
  begun: RatingDraft['said'] | null
  /** The message where something is missing. */
  required: TextKey
}

/** The form for a rating. What was begun is there again after a reload. */
export function RatingForm({ target, texts, rated: { title, subjects }, begun, required }: Props) {
  const { t } = useSpeech()
  const { go } = useWayBack()
  const [said, setSaid] = useState(
    () =>
      new Map(
        subjects.map(({ of, before }): [string, RatingInput] => [
          of,
          begun?.[of] ?? { rating: before?.rating ?? 0, words: before?.review ?? '' },
        ]),
      ),
  )
  const [isMissing, setMissing] = useState(false)
  const [trouble, setTrouble] = useState<unknown>()
  const failure = useFailureText(trouble)
  const { state, refusal, send } = useWaitingCall(target, () => {
    void ratingDrafts.forget(target.draftKey)
    justDone.set({ reference: target.draftKey, what: 'rated' })
    go()
  })
  const change = (of: string, next: RatingInput) => {
    const all = new Map(said).set(of, next)
    setSaid(all)
    setMissing(false)
    void ratingDrafts.keep(target.draftKey, Object.fromEntries(all))
  }
  /** An optional subject is left out whole, or has its stars. */
  const isUnsaid = ({ of, isOptional }: RatingSubject) => {
    const { rating = 0, words = '' } = said.get(of) ?? {}
    const hasWords = words.trim() !== ''
    return isOptional ? hasWords && rating === 0 : !hasWords || rating === 0
  }
  const submit = () => {
    if (subjects.some(isUnsaid)) return setMissing(true)
    setTrouble(undefined)
    send((target.fields ?? fieldsOf)(said)).catch(setTrouble)
  }
  const wrong = isMissing ? t(required) : refusal || (trouble === undefined ? undefined : failure)
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (state !== 'sending') submit()
      }}
    >
      {subjects.map(({ of, name, isOptional }) => (
        <RatingFields
          key={of}
          name={name}
          isOptional={isOptional}
          isNamedAbove={name === title}
          input={said.get(of) ?? { rating: 0, words: '' }}
          isMissing={isMissing}
          onChange={(next) => change(of, next)}
        />
      ))}
      {wrong !== undefined && wrong !== '' && (
        <Note icon={CircleAlert} tone="wrong" role="alert">
          {wrong}
        </Note>
      )}
      {state === 'waits' && (
        <Note icon={Clock3} tone="calm" role="status">
          {t('rating.waits')}
        </Note>
      )}
      <WorkButton type="submit" working={state === 'sending'}>
        {t(subjects.some((it) => it.before) ? texts.update : texts.submit)}
      </WorkButton>
    </Form>
  )
}

const fieldsOf = (said: ReadonlyMap<string, RatingInput>) =>
  Object.fromEntries(
    [...said].flatMap(([of, { rating, words }]) => [
      [`rating_${of}`, rating],
      [`review_${of}`, words.trim()],
    ]),
  )

const Form = chakra('form', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } })
