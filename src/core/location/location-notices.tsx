import { chakra } from '@chakra-ui/react'
import { LocateOff, WifiOff, X } from 'lucide-react'
import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { connection } from '#src/data/connection/report.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { LocationTrouble } from './device-location.ts'

const reasons = {
  timeout: 'place.reasonTimeout',
  signal: 'place.reasonSignal',
  device: 'place.reasonDevice',
} as const satisfies Record<Exclude<LocationTrouble, 'denied'>, TextKey>

/** Notices for a missing network, and for a location that is not available. */
export function LocationNotices({ trouble }: { trouble: LocationTrouble | undefined }) {
  const { t } = useSpeech()
  const isOnline = useObserved(connection) === 'online'
  return (
    <>
      {!isOnline && (
        <Notice role="status">
          <WifiOff size={18} strokeWidth={1.75} aria-hidden />
          {t('place.offline')}
        </Notice>
      )}
      {trouble && <LocationNotice trouble={trouble} />}
    </>
  )
}

/** Says why the device's location is not available. */
export function LocationNotice({ trouble, onDismiss }: { trouble: LocationTrouble; onDismiss?: () => void }) {
  const { t } = useSpeech()
  return (
    <Notice role="alert">
      <LocateOff size={18} strokeWidth={1.75} aria-hidden />
      <chakra.span flex="1">
        {trouble === 'denied' ? t('place.denied') : t('place.notFetched', { reason: t(reasons[trouble]) })}
      </chakra.span>
      {onDismiss && (
        <IconButton type="button" margin="-8px" aria-label={t('app.close')} onClick={onDismiss}>
          <X size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </Notice>
  )
}

const Notice = chakra('p', {
  base: {
    display: 'flex',
    gap: '3',
    padding: '3',
    borderRadius: 'control',
    background: 'line',
    fontSize: '14',
    '& svg': { flex: 'none' },
  },
})
