import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { MOST_LETTERS } from '#contract/entities/limits.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { usePreHydrationInput } from '#src/core/use-pre-hydration-input.ts'
import { useWayBack } from '#src/core/way-back.ts'
import { BackIcon } from '#src/ui/directed-icons.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'

const PAUSE_MS = 150

interface Props {
  value: string
  onChange: (value: string) => void
  /** Called when the text is complete. */
  onEnter: (value: string) => void
}

/** The search field, with the way back and a button that clears it. */
export function SearchField({ value, onChange, onEnter }: Props) {
  const { t } = useSpeech()
  const field = useRef<HTMLInputElement>(null)
  const { text, enter } = usePaused(value, onChange)
  usePreHydrationInput(field, value, enter)
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onEnter(text)
        field.current?.blur()
      }}
    >
      <BackButton />
      <Input
        ref={field}
        type="search"
        autoFocus
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MOST_LETTERS}
        aria-label={t('search.label')}
        placeholder={t('search.invitation')}
        value={text}
        onChange={({ target }) => enter(target.value)}
      />
      {text !== '' && (
        <IconButton
          type="button"
          aria-label={t('search.clear')}
          onClick={() => {
            enter('')
            field.current?.focus()
          }}
        >
          <X size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </Form>
  )
}

/**
 * Shows the text as it is typed, and reports it once typing pauses; a cleared field at once. A value from
 * outside, such as an earlier search that is repeated, is written into the field.
 */
function usePaused(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(value)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const told = useRef([value])
  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    const at = told.current.indexOf(value)
    told.current = at < 0 ? [value] : told.current.slice(at)
    if (at >= 0) return
    clearTimeout(pause.current)
    setText(value)
  }, [value])
  const tell = (next: string) => {
    told.current.push(next)
    onChange(next)
  }
  return {
    text,
    enter(next: string) {
      setText(next)
      clearTimeout(pause.current)
      if (next === '') tell('')
      else pause.current = setTimeout(() => tell(next.trim()), PAUSE_MS)
    },
  }
}

function BackButton() {
  const { t } = useSpeech()
  const { go } = useWayBack()
  return (
    <IconButton type="button" aria-label={t('app.back')} onClick={go}>
      <BackIcon />
    </IconButton>
  )
}

const Form = chakra('form', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'control',
    paddingInline: '1',
    borderRadius: 'pill',
    background: 'card',
    boxShadow: 'float',
    md: { maxWidth: '560px' },
    '&:focus-within': { outline: '2px solid', outlineColor: 'accent' },
  },
})

const Input = chakra('input', {
  base: {
    flex: 1,
    minWidth: 0,
    minHeight: 'touch',
    paddingInline: '2',
    background: 'transparent',
    fontSize: '16',
    outline: 'none',
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::placeholder': { color: 'muted', opacity: 1 },
  },
})
