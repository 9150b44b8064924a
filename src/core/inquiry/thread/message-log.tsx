import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { InquiryMessage } from '#contract/entities/inquiry.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { dayAt, hourAt } from '#src/lib/dates.ts'
import { Bubble } from './bubble.tsx'
import { MessageWords } from './message-words.tsx'

interface Props {
  messages: readonly InquiryMessage[]
  /** The messages that are not sent yet. */
  children?: ReactNode
}

/** The messages of a thread by day, scrolled to the newest at the bottom. */
export function MessageLog({ messages, children }: Props) {
  const { t, language } = useSpeech()
  const code = language?.code ?? 'en'
  const end = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is a newer one
  useEffect(() => {
    // In newer browsers this returns a promise, which React would take for a cleanup function.
    void end.current?.scrollIntoView({ block: 'end' })
  }, [newest])
  return (
    <section aria-label={t('messages.log')}>
      <List aria-live="polite">
        {messages.map((it, at) => {
          const day = dayAt(it.created_at, undefined, code)
          const before = messages[at - 1]
          const isNewDay = before === undefined || dayAt(before.created_at, undefined, code) !== day
          return [
            isNewDay && (
              <Day key={`day ${it.id}`} role="presentation">
                {day}
              </Day>
            ),
            <Bubble
              key={it.id}
              isMine={it.from === 'me'}
              foot={<time dateTime={it.created_at}>{hourAt(it.created_at, undefined, code)}</time>}
            >
              {it.text === '' ? (
                <chakra.span fontStyle="italic">{t('messages.removed')}</chakra.span>
              ) : (
                <MessageWords text={it.text} />
              )}
            </Bubble>,
          ]
        })}
        {children}
      </List>
      <End ref={end} />
    </section>
  )
}

const List = chakra('ul', { base: { display: 'grid', gap: '3', listStyle: 'none' } })

const Day = chakra('li', {
  base: { justifySelf: 'center', color: 'muted', fontSize: '14', paddingBlockStart: '2' },
})

/** The form below the messages must not cover the last one. */
const End = chakra('div', { base: { scrollMarginBlockEnd: '180px' } })
