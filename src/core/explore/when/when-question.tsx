import type { Exploring } from '#src/core/explore/use-exploring.ts'

/** The dialog for a time, once it has been opened and loaded. */
export function WhenQuestion({ exploring }: { exploring: Exploring }) {
  const { whenDialog: Dialog, leaveWhen, chooseWhen, exploreQuery } = exploring
  return Dialog && <Dialog when={exploreQuery.when} onChoose={chooseWhen} onClosed={leaveWhen} />
}
