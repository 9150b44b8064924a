import { Observed } from '#src/lib/observed.ts'

/**
 * The state of a newer version for this page. `ready`: it waits, or another tab took it and this page still
 * runs the older one. `required`: the server no longer answers this version.
 */
type UpdateState = 'none' | 'ready' | 'required'

export const updateState = new Observed<UpdateState>('none')

export function become(next: UpdateState): void {
  if (updateState.value !== 'required') updateState.set(next)
}

/** Whether this page itself is just being updated. */
export const taking = { isOn: false }
