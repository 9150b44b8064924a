interface Change {
  fromLocation?: unknown
  pathChanged: boolean
}

/** Fades one screen into the next, where the browser can and the person wants motion. */
export const viewTransition = {
  types: ({ fromLocation, pathChanged }: Change): string[] | false => {
    const isMove = fromLocation !== undefined && pathChanged
    return isMove && !matchMedia('(prefers-reduced-motion: reduce)').matches ? ['screen'] : false
  },
}

/**
 * Ignores the rejection of a skipped transition, as when somebody goes on before it ends: the router does not
 * catch it.
 */
export function letTransitionsBeSkipped(): void {
  addEventListener('unhandledrejection', (event) => {
    const { name, message } = Object(event.reason)
    if (name === 'AbortError' && /^Transition was skipped/.test(message)) event.preventDefault()
  })
}
