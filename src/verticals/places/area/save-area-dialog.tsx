import { chakra } from '@chakra-ui/react'
import { type UseMutationResult, useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { getArea } from '#contract/calls/places/area.ts'
import type { Bounds } from '#contract/explore/bounds.ts'
import { MOST_AREA_KM2, squareKilometres } from '#contract/explore/square-kilometres.ts'
import { readSettings } from '#contract/settings.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { homeLocation } from '#src/core/location/home-location.ts'
import { useChosenLocation } from '#src/core/location/location.ts'
import { settings } from '#src/core/settings/queries.ts'
import { useObserved } from '#src/core/use-observed.ts'
import { isOurs, tilesIn } from '#src/data/area/area-files.ts'
import { sizeOf } from '#src/data/area/area-size.ts'
import { savedAreas } from '#src/data/area/page-areas.ts'
import type { AreaPage } from '#src/data/area/saved-area.ts'
import { type AreaEnd, AreaNotSaved, type AreaTrouble } from '#src/data/area/saved-areas.ts'
import { send } from '#src/data/provider/call.ts'
import { megabytesText } from '#src/lib/megabytes.ts'
import { savesData } from '#src/lib/saves-data.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'

interface Props {
  bounds: Bounds
  onClosed: () => void
}

/** The dialog that saves an area: first what is saved and its size, then the progress. */
export function SaveAreaDialog({ bounds: now, onClosed }: Props) {
  const { t } = useSpeech()
  // The bounds at the time the dialog was opened.
  const [bounds] = useState(now)
  return (
    <Dialog title={t('areas.saveThis')} closeLabel={t('app.close')} onClosed={onClosed}>
      {squareKilometres(bounds) > MOST_AREA_KM2 ? <p>{t('areas.tooWide')}</p> : <Offer bounds={bounds} />}
    </Dialog>
  )
}

const troubles: Record<AreaTrouble, TextKey> = {
  full: 'areas.full',
  tooMany: 'areas.tooMany',
  tooLarge: 'areas.tooLarge',
  refused: 'areas.tooWide',
}

const defaults = readSettings([])

/** Reads the first page of the area, which tells the size of all of it. */
function Offer({ bounds }: { bounds: Bounds }) {
  const { language } = useSpeech()
  const { data, error } = useQuery({
    queryKey: ['area', bounds, language?.code],
    queryFn: ({ signal }) => send(getArea, { bounds }, signal),
    staleTime: 0,
    gcTime: 0,
  })
  const failure = useFailureText(error)
  if (data) return <Choice bounds={bounds} first={data} />
  if (error) return <Message>{failure}</Message>
  return (
    <Rows aria-busy>
      <Skeleton width="80%" />
      <Skeleton width="60%" />
    </Rows>
  )
}

function Choice({ bounds, first }: { bounds: Bounds; first: AreaPage }) {
  const { t, language } = useSpeech()
  const locale = language?.code ?? 'en'
  const name = useName()
  const { streetTilesUrl: tiles } = useQuery(settings.values()).data ?? defaults
  const close = useCloseDialog()
  const hasCovers = !savesData()
  const hasMap = isOurs(tiles)
  const bytes = sizeOf(first, { hasCovers, tiles: hasMap ? tilesIn(bounds, tiles).length : 0 })
  const save = useMutation({
    mutationFn: () => savedAreas.save({ name, bounds, language: locale, hasCovers, tiles }, bytes),
  })
  if (save.isSuccess && save.data !== 'cancelled')
    return (
      <Rows>
        <Message>{t(save.data === 'saved' ? 'areas.done' : 'areas.later')}</Message>
        <Button type="button" onClick={close}>
          {t('app.close')}
        </Button>
      </Rows>
    )
  const isEmpty = first.count === 0
  return (
    <Rows>
      <p>
        {t('areas.offer', { n: first.count })}{' '}
        {!isEmpty && t('areas.size', { size: megabytesText(bytes, locale) })}
      </p>
      {!isEmpty && (
        <List>
          <li>{t('areas.words')}</li>
          <li>{t(hasCovers ? 'areas.covers' : 'areas.noCovers')}</li>
          <li>{t(hasMap ? 'areas.map' : 'areas.noMap')}</li>
        </List>
      )}
      <Saving save={save} isEmpty={isEmpty} />
    </Rows>
  )
}

interface SavingProps {
  save: UseMutationResult<AreaEnd, Error, void>
  isEmpty: boolean
}

/** Starts, shows and cancels the saving, even one that began before the dialog was opened. */
function Saving({ save, isEmpty }: SavingProps) {
  const { t } = useSpeech()
  const saving = useObserved(savedAreas.saving)
  return (
    <>
      {saving && <Progress />}
      {save.error && <Message>{t(troubleOf(save.error))}</Message>}
      {save.data === 'cancelled' && <Message>{t('areas.cancelled')}</Message>}
      <WorkButton
        type="button"
        data-first
        working={saving !== undefined}
        aria-disabled={isEmpty || undefined}
        onClick={() => !isEmpty && !saving && save.mutate()}
      >
        {t(saving ? 'areas.saving' : 'areas.save')}
      </WorkButton>
      {saving && (
        <QuietButton type="button" onClick={() => saving.abort()}>
          {t('areas.cancel')}
        </QuietButton>
      )}
    </>
  )
}

const troubleOf = (error: Error): TextKey =>
  error instanceof AreaNotSaved ? troubles[error.trouble] : 'error.internal'

/** The name of the middle of the map. */
function useName(): string {
  const { t } = useSpeech()
  const { data: values = defaults } = useQuery(settings.values())
  const chosen = useChosenLocation()
  return chosen?.text || homeLocation(values)?.text || t('areas.nameless')
}

function Progress() {
  const { t } = useSpeech()
  const progress = useObserved(savedAreas.progress)
  return (
    <Bar
      aria-label={t('areas.saving')}
      max={progress?.total ?? 1}
      {...(progress && { value: progress.done })}
    />
  )
}

function Message({ children }: { children: ReactNode }) {
  return <p role="status">{children}</p>
}

const Rows = chakra('div', { base: { display: 'grid', gap: '4' } })

const List = chakra('ul', { base: { paddingInlineStart: '5', color: 'muted', fontSize: '14' } })

const filled = { background: 'accent', borderRadius: 'pill' } as const

const Bar = chakra('progress', {
  base: {
    appearance: 'none',
    width: 'full',
    height: '8px',
    borderRadius: 'pill',
    overflow: 'hidden',
    background: 'line',
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
  },
})
