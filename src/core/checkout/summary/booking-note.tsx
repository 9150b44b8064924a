import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { controlLook, Field } from '#src/ui/field.tsx'

const MOST = 2_000

/** A note to the business, saved as it is typed. */
export function BookingNote({ of, note }: { of: Sold; note: string }) {
  const { t } = useSpeech()
  const [text, setText] = useState(note)
  const keep = () => void of.drafts.change((now) => now && { ...now, note: text })
  return (
    <Field label={t('checkout.note')}>
      {(ids) => (
        <Area
          {...ids}
          rows={3}
          maxLength={MOST}
          placeholder={t('checkout.notePlaceholder')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={keep}
        />
      )}
    </Field>
  )
}

const Area = chakra('textarea', {
  base: { ...controlLook, paddingBlock: '3', fontFamily: 'inherit', resize: 'vertical' },
})
