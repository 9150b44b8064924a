import { chakra } from '@chakra-ui/react'
import { CloudCheck, CloudDownload } from 'lucide-react'
import { useSavedAreas } from '#src/core/area/use-saved-areas.ts'
import type { MapLook } from '#src/core/explore/map/map-look.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { useObserved } from '#src/core/use-observed.ts'
import { savedAreas } from '#src/data/area/page-areas.ts'
import { connection } from '#src/data/connection/report.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { agoText } from '#src/lib/ago.ts'
import { isAllWithin, isWithin } from '#src/lib/within-bounds.ts'

/** The button that saves the area on the map; where it is saved already, its age. */
export function SaveArea({ look }: { look: MapLook | undefined }) {
  const { t, language } = useSpeech()
  const areas = useSavedAreas()
  const isOffline = useObserved(connection) !== 'online'
  const progress = useObserved(savedAreas.progress)
  const { part, ask, leave } = useLazyPart<typeof import('./save-area-dialog.tsx')>()
  if (!look || !areas) return null
  const here = areas.find(
    ({ bounds, asOf }) =>
      asOf !== undefined && (isOffline ? isWithin(bounds, look.centre) : isAllWithin(bounds, look.bounds)),
  )
  if (here?.asOf !== undefined && !progress && !part)
    return (
      <Pill as="p">
        <CloudCheck size={18} strokeWidth={1.75} aria-hidden />
        {t('areas.saved', {
          ago: agoText((serverNow() ?? Date.now()) - here.asOf, language?.code ?? 'en'),
        })}
      </Pill>
    )
  if (isOffline && !part) return null
  return (
    <>
      <Pill as="button" aria-haspopup="dialog" onClick={() => ask(() => import('./save-area-dialog.tsx'))}>
        <CloudDownload size={18} strokeWidth={1.75} aria-hidden />
        {progress ? t('areas.saving') : t('areas.saveThis')}
      </Pill>
      {part && <part.SaveAreaDialog bounds={look.bounds} onClosed={leave} />}
    </>
  )
}

const Pill = chakra('div', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: '2',
    minHeight: 'touch',
    maxWidth: 'full',
    paddingInline: '4',
    borderRadius: 'pill',
    background: 'raised',
    color: 'ink',
    boxShadow: 'float',
    fontSize: '14',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    textAlign: 'start',
    pointerEvents: 'auto',
    '& > svg': { flex: 'none' },
  },
})
