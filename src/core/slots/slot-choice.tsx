import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AsyncSection } from '#src/core/async-section.tsx'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { connection } from '#src/data/connection/report.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { dayOf } from '#src/lib/month.ts'
import { clockIn } from '#src/lib/zone-clock.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { stripFrom } from './day-range.ts'
import { LostSlot } from './lost-slot.tsx'
import type { slotsOf } from './queries.ts'
import type { DayRange } from './slot.ts'
import { SlotPicker } from './slot-picker.tsx'

interface Props {
  timezone: string
  /** The present start of the visit. */
  start: string | undefined
  slotsIn: (range: DayRange) => ReturnType<typeof slotsOf>
  /** Why the last choice failed. */
  error: unknown
  /** The slot that is being requested. */
  busy: string | undefined
  onPick: (start: string, minutes: number) => void
}

/** Chooses a free slot for a visit; this needs a network. */
export function SlotChoice({ timezone, start, slotsIn, error, busy, onPick }: Props) {
  const dayAt = (ms: number) => dayOf(clockIn(timezone, ms))
  const today = dayAt(serverNow() ?? Date.now())
  const [range, setRange] = useState(() => {
    const isAhead = start !== undefined && dayAt(Date.parse(start)) > today
    return stripFrom(isAhead ? dayAt(Date.parse(start)) : today)
  })
  const slots = useQuery(slotsIn(range))
  const isOnline = useObserved(connection) === 'online'
  return (
    <>
      <OfflineNote
        title="slots.offline"
        {...(slots.data && { text: 'slots.offlineText', asOf: slots.dataUpdatedAt })}
      />
      <AsyncSection query={slots} skeleton={<SlotsSkeleton />}>
        {(found) => {
          const choose = (it: string) => onPick(it, found.minutes)
          return (
            <>
              {error !== null && <LostSlot error={error} timezone={timezone} onPick={choose} />}
              <SlotPicker
                {...{ today, found, range }}
                onRange={setRange}
                chosen={start}
                busy={busy}
                isReady={isOnline && busy === undefined}
                onPick={choose}
              />
            </>
          )
        }}
      </AsyncSection>
    </>
  )
}

export function SlotsSkeleton() {
  return (
    <chakra.div display="grid" gap="4">
      <Skeleton height="60px" borderRadius="control" />
      <Skeleton width="40%" height="24px" />
      <Skeleton height="220px" borderRadius="card" />
    </chakra.div>
  )
}

/** The column of the choice, no wider than times are read. */
export const SlotColumn = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', maxWidth: '720px' },
})
