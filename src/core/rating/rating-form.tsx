import { chakra } from '@chakra-ui/react'
import { CircleAlert, Clock3 } from 'lucide-react'
import { useState } from 'react'
import type { BookingRating } from '#contract/calls/ratings.ts'
import type { QueuedCall } from '#contract/calls/registry.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { useWaitingCall } from '#src/core/booking/use-waiting-call.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { useWayBack } from '#src/core/way-back.ts'
import { ratingDrafts } from '#src/data/rating/rating-drafts.ts'
import { controlLook, Field } from '#src/ui/field.tsx'
import { Note } from '#src/ui/note.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'
import { StarChoice } from './star-choice.tsx'

interface Props {
  reference: string
  call: QueuedCall['name']
  /** What was said before. */
  before: BookingRating | null
  /** What was begun and not sent. */
  begun: Said | null
  /** What is said where something is missing. */
  required: TextKey
  requestOf: (rating: number, words: string) => Record<string, unknown>
}

interface Said {
  rating: number
  words: string
}

const MOST_LETTERS = 5_000

/** How it was, in stars and words. What one has begun is there again after a reload. */
export function RatingForm({ reference, call, before, begun, required, requestOf }: Props) {
  const { t } = useSpeech()
  const { go } = useWayBack()
  const [said, setSaid] = useState<Said>(
    begun ?? { rating: before?.rating ?? 0, words: before?.review ?? '' },
  )
  const [isMissing, setMissing] = useState(false)
  const [trouble, setTrouble] = useState<unknown>()
  const failure = useFailureText(trouble)
  const { state, refusal, send } = useWaitingCall(call, reference, () => {
    void ratingDrafts.forget(reference)
    go()
  })
  const change = (next: Said) => {
    setSaid(next)
    setMissing(false)
    void ratingDrafts.keep(reference, next)
  }
  const submit = () => {
    const words = said.words.trim()
    if (said.rating === 0 || words === '') return setMissing(true)
    setTrouble(undefined)
    send(requestOf(said.rating, words)).catch(setTrouble)
  }
  const wrong = isMissing ? t(required) : refusal || (trouble === undefined ? undefined : failure)
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (state !== 'sending') submit()
      }}
    >
      <StarChoice
        label={t('rating.stars')}
        value={said.rating}
        isWrong={isMissing && said.rating === 0}
        onChoose={(rating) => change({ ...said, rating })}
      />
      <Field label={t('rating.words')} hint={t('rating.hint')}>
        {(ids) => (
          <Words
            {...ids}
            rows={6}
            maxLength={MOST_LETTERS}
            dir="auto"
            value={said.words}
            onChange={({ target }) => change({ ...said, words: target.value })}
          />
        )}
      </Field>
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
        {t(before ? 'rating.update' : 'rating.submit')}
      </WorkButton>
    </Form>
  )
}

const Form = chakra('form', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } })

const Words = chakra('textarea', {
  base: { ...controlLook, paddingBlock: '3', font: 'inherit', lineHeight: '1.5', resize: 'vertical' },
})
