import { chakra } from '@chakra-ui/react'
import { SelectFrame } from '#src/ui/select-frame.tsx'
import { useSpeech } from './language.tsx'

/** Chooses among the languages on offer, each named in its own words. */
export function LanguageChoice() {
  const { t, language, languages, choose } = useSpeech()
  return (
    <SelectFrame>
      <Select
        aria-label={t('app.language')}
        value={language?.code ?? ''}
        disabled={languages.length === 0}
        onChange={({ target }) => {
          const chosen = languages.find((it) => it.code === target.value)
          if (chosen) choose(chosen)
        }}
      >
        {languages.map(({ code, language_name }) => (
          <option key={code} value={code} lang={code}>
            {language_name}
          </option>
        ))}
      </Select>
    </SelectFrame>
  )
}

const Select = chakra('select', {
  base: {
    minHeight: 'touch',
    width: 'full',
    paddingInlineStart: '4',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'line',
    background: 'card',
  },
})
