import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import type { RatingInput } from '#src/data/rating/rating-draft.ts'
import { controlLook, Field } from '#src/ui/field.tsx'
import { StarChoice } from './star-choice.tsx'

interface Props {
  /** The name of the subject, where several are rated. */
  name: string | undefined
  /** The subject's name is shown above already, so it is only read out by screen readers. */
  isNamedAbove: boolean
  /** The subject need not be rated; a review needs stars too. */
  isOptional?: boolean | undefined
  input: RatingInput
  /** Something was missing when it was sent. */
  isMissing: boolean
  onChange: (input: RatingInput) => void
}

const MOST_LETTERS = 5_000

/** The stars and the words for one subject. */
export function RatingFields({ name, isNamedAbove, isOptional = false, input, isMissing, onChange }: Props) {
  const { t } = useSpeech()
  const hasWords = input.words.trim() !== ''
  const needsStars = !isOptional || hasWords
  const fields = (
    <>
      <StarChoice
        label={t('rating.stars')}
        value={input.rating}
        error={isMissing && needsStars && input.rating === 0 ? t('rating.starsMissing') : undefined}
        onChoose={(rating) => onChange({ ...input, rating })}
      />
      <Field
        label={t(isOptional ? 'rating.wordsOptional' : 'rating.words')}
        hint={t('rating.hint')}
        error={isMissing && !isOptional && !hasWords ? t('rating.wordsMissing') : undefined}
      >
        {(ids) => (
          <Words
            {...ids}
            rows={name === undefined ? 6 : 4}
            maxLength={MOST_LETTERS}
            dir="auto"
            value={input.words}
            onChange={({ target }) => onChange({ ...input, words: target.value })}
          />
        )}
      </Field>
    </>
  )
  if (name === undefined) return fields
  return (
    <Part>
      <Name srOnly={isNamedAbove}>
        <bdi>{name}</bdi>
      </Name>
      {fields}
    </Part>
  )
}

const Part = chakra('fieldset', { base: { display: 'grid', gap: '4', minWidth: 0 } })

const Name = chakra('legend', {
  base: { fontSize: '20', fontWeight: 'bold', lineHeight: '1.25', paddingBlockEnd: '3' },
})

const Words = chakra('textarea', {
  base: { ...controlLook, paddingBlock: '3', font: 'inherit', lineHeight: '1.5', resize: 'vertical' },
})
