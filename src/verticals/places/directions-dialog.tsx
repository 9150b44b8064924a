import { chakra } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import type { Place } from '#contract/entities/place.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { mapApps } from './map-apps.ts'

interface Props {
  place: Place
  onClosed: () => void
}

/** Which app shows the way. */
export function DirectionsDialog({ place, onClosed }: Props) {
  const { t } = useSpeech()
  return (
    <Dialog title={t('place.goThere')} closeLabel={t('app.close')} onClosed={onClosed}>
      <Apps place={place} />
    </Dialog>
  )
}

function Apps({ place }: { place: Place }) {
  const { t } = useSpeech()
  const close = useCloseDialog()
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
  return (
    <List>
      {mapApps(place, isApple).map(({ name, href }) => (
        <li key={name}>
          <App href={href} target="_blank" rel="noopener noreferrer" onClick={close}>
            {t(name)}
            <ExternalLink size={18} strokeWidth={1.75} aria-hidden />
          </App>
        </li>
      ))}
    </List>
  )
}

const List = chakra('ul', { base: { listStyle: 'none' } })

const App = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: 'control',
    color: 'ink',
    fontWeight: 'semibold',
    textDecoration: 'none',
    '& > svg': { flex: 'none', color: 'muted' },
    _hover: { textDecoration: 'underline' },
  },
})
