import { chakra } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import type { Place } from '#contract/entities/place.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { directionsIn, type MapApp, mapApps } from '#src/core/location/directions.ts'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'

interface Props {
  place: Place
  onClosed: () => void
}

const names: Record<MapApp, TextKey> = {
  apple: 'place.appleMaps',
  own: 'place.ownMaps',
  google: 'place.googleMaps',
  openStreetMap: 'place.openStreetMap',
}

/** The dialog that chooses the app for directions. */
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
  const to = { ...place.address, name: place.name, mapUrl: place.google_map_url }
  return (
    <List>
      {mapApps(navigator).map((app) => (
        <li key={app}>
          <App href={directionsIn(app, to)} target="_blank" rel="noopener noreferrer" onClick={close}>
            {t(names[app])}
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
