import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { Explored } from '../explored.ts'
import type { TimeChoice } from '../when/when.ts'
import type { InSight } from './in-sight.ts'
import { CardOf } from './map-list.tsx'

interface Props extends InSight {
  of: Explored
  when: TimeChoice | undefined
  onClose: () => void
}

/** The card of the marker that was tapped. */
export function SelectedCard({ onClose, ...it }: Props) {
  const { t } = useSpeech()
  return (
    <Frame role="region" aria-label={t('explore.selected')}>
      <chakra.div flex="1" minWidth="0">
        <CardOf {...it} eager />
      </chakra.div>
      <IconButton type="button" aria-label={t('app.close')} onClick={onClose}>
        <X size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Frame>
  )
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'start',
    padding: '3',
    borderRadius: '20px',
    background: 'card',
    boxShadow: 'float',
    // The card's link covers the whole card; the close button stays above it.
    '& > button': { position: 'relative', zIndex: 1, marginBlockStart: '-8px', marginInlineEnd: '-8px' },
  },
})
