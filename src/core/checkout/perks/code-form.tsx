import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'

/** A form for a perk that is known by its code. */
export function CodeForm({ isWorking, onUse }: { isWorking: boolean; onUse: (code: string) => void }) {
  const { t } = useSpeech()
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const error = isMissing && code.trim() === '' ? t('form.required') : undefined
  const form = useRef<HTMLFormElement>(null)
  return (
    <chakra.form
      ref={form}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      // Beside the input, which has its label above it and its error below.
      alignItems={error ? 'center' : 'end'}
      gap="2"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '') return onUse(code.trim())
        setIsMissing(true)
        form.current?.querySelector('input')?.focus()
      }}
    >
      <TextField
        name="code"
        label={t('perk.code')}
        value={code}
        error={error}
        onValue={setCode}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
      />
      <WorkButton type="submit" working={isWorking}>
        {t('perk.apply')}
      </WorkButton>
    </chakra.form>
  )
}
