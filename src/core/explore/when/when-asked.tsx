import type { Exploring } from '../use-exploring.ts'

/** The question when one wants it, once it is asked. */
export function WhenAsked({ exploring }: { exploring: Exploring }) {
  const { whenDialog: Dialog, leaveWhen, chooseWhen, sought } = exploring
  return Dialog && <Dialog when={sought.when} onChoose={chooseWhen} onClosed={leaveWhen} />
}
