import { chakra } from '@chakra-ui/react'
import type { Window } from '#contract/handover/windows.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { hourWords, timeWords } from '#src/lib/clock-words.ts'

interface Props {
  title: string
  windows: readonly (Window & { is_free: boolean })[]
  /** The beginning of the window that is chosen. */
  chosen: string
  onChoose: (window: Window) => void
}

/** The windows of a leg on its day, by the clock there; those in which nobody is free are disabled. */
export function WindowChoice({ title, windows, chosen, onChoose }: Props) {
  const { t, language } = useSpeech()
  const locale = language?.code ?? 'en'
  if (windows.length === 0) return <p>{t('handover.noWindows')}</p>
  return (
    <section aria-label={title}>
      <Name>{title}</Name>
      <Times>
        {windows.map(({ is_free: isFree, ...window }) => (
          <li key={window.start}>
            <Time
              type="button"
              aria-pressed={window.start === chosen}
              aria-disabled={!isFree || undefined}
              aria-label={`${timeWords(window.start, locale)} – ${hourWords(window.end, locale)}`}
              onClick={() => isFree && onChoose(window)}
            >
              <b>
                {t('handover.fromUntil', {
                  from: hourWords(window.start, locale),
                  until: hourWords(window.end, locale),
                })}
              </b>
              {!isFree && <span>{t('handover.windowTaken')}</span>}
            </Time>
          </li>
        ))}
      </Times>
    </section>
  )
}

const Name = chakra('h3', { base: { paddingBlockEnd: '2', fontSize: '14', fontWeight: 'semibold' } })

const Times = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    gap: '2',
    listStyle: 'none',
    '& > li': { display: 'grid' },
  },
})

const Time = chakra('button', {
  base: {
    minHeight: 'control',
    paddingInline: '2',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'edge',
    background: 'card',
    color: 'ink',
    fontSize: '14',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '& > b': { fontWeight: 'semibold' },
    '& > span': { display: 'block', color: 'muted' },
    '&[aria-pressed=true]': { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px {colors.accent}' },
    '&[aria-disabled]': { color: 'muted', cursor: 'default', '& > b': { textDecoration: 'line-through' } },
  },
})
