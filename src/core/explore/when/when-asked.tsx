import { useLoaded } from '#src/core/use-loaded.ts'
import type { Explored } from '../explored.ts'
import type { Exploring } from '../use-exploring.ts'

/** The question when one wants it, once it is asked. */
export function WhenAsked({ of: { dated }, exploring }: { of: Explored; exploring: Exploring }) {
  const { isAskingWhen, setAskingWhen, chooseWhen, sought } = exploring
  const Dialog = useLoaded(async () => dated?.dialog(), isAskingWhen)
  if (!isAskingWhen || !Dialog) return null
  return <Dialog when={sought.when} onChoose={chooseWhen} onClosed={() => setAskingWhen(false)} />
}
