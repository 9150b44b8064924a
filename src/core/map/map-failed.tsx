import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import { Button } from '#src/ui/button.tsx'

/** Stands in for a map whose code failed to load. */
export function MapFailed({ onAgain }: { onAgain: () => void }) {
  const { t } = useSpeech()
  return (
    <Middle role="alert">
      <chakra.p maxWidth="prose">{t('map.failed')}</chakra.p>
      <Button type="button" onClick={onAgain}>
        {t('app.retry')}
      </Button>
    </Middle>
  )
}

const Middle = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '3',
    height: 'full',
    padding: '6',
    // Where something stands above the map, below that.
    paddingBlockStart: 'var(--map-controls-top, {spacing.6})',
    overflowY: 'auto',
    color: 'ink',
    textAlign: 'center',
  },
})
