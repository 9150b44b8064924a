interface Change {
  fromLocation?: unknown
  pathChanged: boolean
}

/** One screen fades into the next where the browser can do that and the person wants movement. */
export const viewTransition = {
  types: ({ fromLocation, pathChanged }: Change): string[] | false => {
    const isMove = fromLocation !== undefined && pathChanged
    return isMove && !matchMedia('(prefers-reduced-motion: reduce)').matches ? ['screen'] : false
  },
}

/** Who goes on before a screen has faded in skips that; the browser rejects a promise which the router leaves alone. */
export function letTransitionsBeSkipped(): void {
  addEventListener('unhandledrejection', (event) => {
    const { name, message } = Object(event.reason)
    if (name === 'AbortError' && /^Transition was skipped/.test(message)) event.preventDefault()
  })
}
