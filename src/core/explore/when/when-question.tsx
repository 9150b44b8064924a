import type { Exploring } from '#src/core/explore/use-exploring.ts'

/** The question when one wants it, once it is asked. */
export function WhenQuestion({ exploring }: { exploring: Exploring }) {
  const { whenDialog: Dialog, leaveWhen, chooseWhen, exploreQuery } = exploring
  return Dialog && <Dialog when={exploreQuery.when} onChoose={chooseWhen} onClosed={leaveWhen} />
}
