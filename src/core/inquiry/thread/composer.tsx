import { chakra } from '@chakra-ui/react'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import { MOST_MESSAGE_LETTERS } from '#contract/entities/inquiry.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { controlLook } from '#src/ui/field.tsx'

interface Props {
  text: string
  onText: (text: string) => void
  /** Called with the text, which is never empty. */
  onSend: (text: string) => void
  isSending?: boolean
  /** Replaces the one button, where there are two to choose from. */
  children?: ReactNode
}

/** The form for the next message, at the bottom of the screen. */
export function Composer({ text, onText, onSend, isSending = false, children }: Props) {
  const { t } = useSpeech()
  const id = useId()
  const left = MOST_MESSAGE_LETTERS - [...text].length
  const send = () => {
    if (!isSending && text.trim() !== '') onSend(text.trim())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  // Only the shortcut sends; Enter alone begins a new line, since on a phone no other key does.
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send()
  }
  return (
    <Bar onSubmit={submit}>
      <label htmlFor={id}>
        <chakra.span srOnly>{t('messages.text')}</chakra.span>
      </label>
      <Row>
        <Words
          id={id}
          rows={Math.min(6, Math.max(1, text.split('\n').length, Math.ceil(text.length / 40)))}
          dir="auto"
          placeholder={t('messages.text')}
          value={text}
          onChange={({ target }) => onText([...target.value].slice(0, MOST_MESSAGE_LETTERS).join(''))}
          onKeyDown={press}
        />
        {children || (
          <Send
            type="submit"
            aria-label={t('messages.send')}
            aria-disabled={isSending || text.trim() === '' || undefined}
          >
            <SendHorizontal size={20} strokeWidth={1.75} aria-hidden />
          </Send>
        )}
      </Row>
      {left <= 200 && (
        <chakra.p color="muted" fontSize="14" role="status">
          {t('messages.left', { n: Math.max(0, left) })}
        </chakra.p>
      )}
    </Bar>
  )
}

const Bar = chakra(
  'form',
  {
    base: {
      position: 'sticky',
      bottom: '0',
      zIndex: 'bar',
      marginInline: '-16px',
      // To the very edge of the page.
      marginBlockEnd: '-32px',
      paddingInline: '4',
      paddingBlock: '3',
      paddingBlockEnd: 'calc(12px + env(safe-area-inset-bottom))',
      background: 'bg/88',
      backdropFilter: 'blur(16px)',
      borderBlockStartWidth: '1px',
      borderColor: 'line',
    },
  },
  { defaultProps: { method: 'post' } },
)

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '2' } })

const Words = chakra('textarea', {
  base: {
    ...controlLook,
    flex: '1 1 200px',
    width: 'auto',
    paddingBlock: '3',
    font: 'inherit',
    lineHeight: '1.4',
    resize: 'none',
  },
})

const Send = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 'control',
    height: 'control',
    borderRadius: 'pill',
    background: 'accent',
    color: 'onAccent',
    cursor: 'pointer',
    _rtl: { '& svg': { transform: 'scaleX(-1)' } },
    '&[aria-disabled]': { background: 'line', color: 'muted', cursor: 'default' },
  },
})
