import { Observed } from '#src/lib/observed.ts'

/**
 * What this page knows of a newer version. `ready`: it waits, or another tab took it and this page still runs the
 * older one. `required`: the server answers this version no more.
 */
type UpdateState = 'none' | 'ready' | 'required'

export const updateState = new Observed<UpdateState>('none')

export function become(next: UpdateState): void {
  if (updateState.value !== 'required') updateState.set(next)
}

/** Whether this page itself is just being made the newest. */
export const taking = { isOn: false }
