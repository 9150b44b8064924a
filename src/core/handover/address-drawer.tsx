import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { LocateFixed, MapPin } from 'lucide-react'
import { useState } from 'react'
import { coordinatesText } from '#contract/coordinates.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { type Location, useChosenLocation } from '#src/core/location/location.ts'
import { LocationNotices } from '#src/core/location/location-notices.tsx'
import { LocationSearchField } from '#src/core/location/location-search.tsx'
import { locations, type Point } from '#src/core/location/queries.ts'
import { useOwnLocation } from '#src/core/location/use-own-location.ts'
import { StillMap } from '#src/core/map/still-map.tsx'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { Button, QuietChoice } from '#src/ui/button.tsx'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { DialogFoot } from '#src/ui/dialog-foot.ts'

interface Props {
  onTake: (location: Location) => void
  onClosed: () => void
}

/** The drawer in which an address is found, by its name or by where the device is. */
export function AddressDrawer({ onClosed, onTake }: Props) {
  const { t } = useSpeech()
  return (
    <Dialog title={t('handover.addressTitle')} closeLabel={t('app.close')} tall onClosed={onClosed}>
      <FindAddress onTake={onTake} />
    </Dialog>
  )
}

function FindAddress({ onTake }: Pick<Props, 'onTake'>) {
  const { t, language } = useSpeech()
  const close = useCloseDialog()
  const near = useChosenLocation()
  const [found, setFound] = useState<Point & { text?: string }>()
  const [isFinding, setIsFinding] = useState(false)
  const own = useOwnLocation(setFound)
  const nameless = found && found.text === undefined ? found : undefined
  const nameOf = useQuery({
    ...locations.nameOf(language?.code ?? '', nameless ?? { latitude: 0, longitude: 0 }),
    enabled: nameless !== undefined,
  })
  const isReady = found !== undefined && !isFinding && !(nameless && nameOf.isFetching)
  const text = found && (found.text ?? nameOf.data ?? coordinatesText(found))
  const take = () => {
    if (!isReady || text === undefined) return
    onTake({ text, latitude: found.latitude, longitude: found.longitude })
    close()
  }
  return (
    <chakra.div display="grid" gap="4" alignContent="start">
      <OfflineNote title="handover.offlineTitle" />
      <LocationSearchField near={near} onFound={setFound} onFinding={setIsFinding} />
      <QuietChoice type="button" aria-busy={own.isLocating} onClick={own.locate}>
        <LocateFixed size={18} strokeWidth={1.75} aria-hidden />
        {t(own.isLocating ? 'place.locating' : 'place.current')}
      </QuietChoice>
      <LocationNotices trouble={own.trouble} />
      {found && (
        <>
          <chakra.p role="status" display="flex" gap="2" fontWeight="semibold">
            <MapPin size={20} strokeWidth={1.75} aria-hidden />
            <bdi>{isReady ? text : t('place.lookingUp')}</bdi>
          </chakra.p>
          <StillMap at={found} />
        </>
      )}
      <DialogFoot gridTemplateColumns="1fr">
        <Button type="button" aria-disabled={!isReady || undefined} onClick={take}>
          {t('handover.useAddress')}
        </Button>
      </DialogFoot>
    </chakra.div>
  )
}
