import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import { MapPinned } from 'lucide-react'
import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { OnIcon } from '#src/ui/directed-icons.tsx'

interface Props {
  slug: string
  isChosen?: boolean
  /** Instead of how one gets something. */
  title?: TextKey
  /** What is chosen. */
  text?: string | undefined
}

/** The row that leads to choosing how one gets something, or to choosing it anew. */
export function HandoverEntry({ slug, isChosen = false, title = 'handover.title', text }: Props) {
  const { t } = useSpeech()
  return (
    <Row to="/pickup-drop/$slug/details" params={{ slug }}>
      <MapPinned size={22} strokeWidth={1.75} aria-hidden />
      <span>
        <b>{t(title)}</b>
        <small>
          {text === undefined ? t(isChosen ? 'handover.again' : 'handover.entry') : <bdi>{text}</bdi>}
        </small>
      </span>
      <OnIcon />
    </Row>
  )
}

const Row = createLink(
  chakra('a', {
    base: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '3',
      minHeight: 'touch',
      marginBlockStart: '3',
      padding: '3',
      borderRadius: 'control',
      background: 'card',
      boxShadow: 'float',
      color: 'ink',
      textDecoration: 'none',
      '& > svg:first-of-type': { color: 'accent' },
      '& b': { display: 'block', fontWeight: 'semibold', lineHeight: '1.3' },
      '& small': { display: 'block', color: 'muted', fontSize: '14', lineHeight: '1.35' },
    },
  }),
)
