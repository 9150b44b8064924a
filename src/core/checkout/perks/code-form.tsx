import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'

/** One that is known by its code. */
export function CodeForm({ isWorking, onUse }: { isWorking: boolean; onUse: (code: string) => void }) {
  const { t } = useSpeech()
  const [code, setCode] = useState('')
  return (
    <chakra.form
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      alignItems="end"
      gap="2"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '') onUse(code.trim())
      }}
    >
      <TextField
        name="code"
        label={t('perk.code')}
        value={code}
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
