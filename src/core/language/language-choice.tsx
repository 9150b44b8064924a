import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useSpeech } from './language.tsx'

/** The languages on offer, each in its own words. */
export function LanguageChoice() {
  const { t, language, languages, choose } = useSpeech()
  return (
    <Frame>
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
      <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
    </Frame>
  )
}

/** The browser's own arrow hugs the edge. */
const Frame = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    '& > *': { gridArea: '1 / 1' },
    '& > svg': { justifySelf: 'end', marginInlineEnd: '4', color: 'muted', pointerEvents: 'none' },
  },
})

const Select = chakra('select', {
  base: {
    minHeight: 'touch',
    width: 'full',
    appearance: 'none',
    paddingInlineStart: '4',
    paddingInlineEnd: '10',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'line',
    background: 'card',
  },
})
