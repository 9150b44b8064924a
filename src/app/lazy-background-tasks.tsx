import { usePerson } from '#src/core/account/person.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { whenAppIdle } from '#src/lib/app-idle.ts'

/** Runs the background tasks of somebody who is logged in; guests have none. */
export function LazyBackgroundTasks() {
  const isSomebody = usePerson().token !== undefined
  const part = useLoaded(() => whenAppIdle.then(() => import('./background-tasks.tsx')), isSomebody)
  return part && isSomebody ? <part.BackgroundTasks /> : null
}
