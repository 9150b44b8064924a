import { usePerson } from '#src/core/account/person.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { whenAppIdle } from '#src/lib/app-idle.ts'

const loadAreaUpdates = () => whenAppIdle.then(() => import('#src/core/area/area-updates.tsx'))

/** Looks after somebody's orders, bookings and messages on every screen, of which a guest has none; and after saved areas. */
export function LazyBackgroundTasks() {
  const isSomebody = usePerson().token !== undefined
  const part = useLoaded(() => whenAppIdle.then(() => import('./background-tasks.tsx')), isSomebody)
  const areas = useLoaded(loadAreaUpdates)
  return (
    <>
      {part && isSomebody && <part.BackgroundTasks />}
      {areas && <areas.AreaUpdates />}
    </>
  )
}
