import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { MOST_MESSAGE_LETTERS } from '#contract/entities/inquiry.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { controlLook, Field } from '#src/ui/field.tsx'

/** When fewer letters than this are left, their number is shown. */
const SAID_FROM = 200

interface Props extends Omit<ComponentProps<typeof Words>, 'value' | 'onChange'> {
  value: string
  hint?: string
  error?: string | undefined
  onValue: (value: string) => void
}

/** The field for a message. */
export function MessageField({ value, hint, error, onValue, ...rest }: Props) {
  const { t } = useSpeech()
  const left = MOST_MESSAGE_LETTERS - [...value].length
  return (
    <Field
      label={t('messages.text')}
      error={error}
      hint={left <= SAID_FROM ? t('messages.left', { n: Math.max(0, left) }) : hint}
    >
      {(ids) => (
        <Words
          rows={4}
          dir="auto"
          {...rest}
          {...ids}
          value={value}
          onChange={({ target }) => onValue([...target.value].slice(0, MOST_MESSAGE_LETTERS).join(''))}
        />
      )}
    </Field>
  )
}

const Words = chakra('textarea', {
  base: { ...controlLook, paddingBlock: '3', font: 'inherit', lineHeight: '1.5', resize: 'vertical' },
})
