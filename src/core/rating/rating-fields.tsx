import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import type { RatingInput } from '#src/data/rating/rating-draft.ts'
import { controlLook, Field } from '#src/ui/field.tsx'
import { StarChoice } from './star-choice.tsx'

interface Props {
  /** Of what, where more than one thing is rated. */
  name: string | undefined
  /** It stands above already, and is said to who hears the page. */
  isNamedAbove: boolean
  input: RatingInput
  /** Something was missing when it was sent. */
  isMissing: boolean
  onChange: (input: RatingInput) => void
}

const MOST_LETTERS = 5_000

/** How one thing was, in stars and words. */
export function RatingFields({ name, isNamedAbove, input, isMissing, onChange }: Props) {
  const { t } = useSpeech()
  const fields = (
    <>
      <StarChoice
        label={t('rating.stars')}
        value={input.rating}
        error={isMissing && input.rating === 0 ? t('rating.starsMissing') : undefined}
        onChoose={(rating) => onChange({ ...input, rating })}
      />
      <Field
        label={t('rating.words')}
        hint={t('rating.hint')}
        error={isMissing && input.words.trim() === '' ? t('rating.wordsMissing') : undefined}
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
