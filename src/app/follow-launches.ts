import { isInProgress } from '#src/lib/in-progress.ts'

/** Where the system wants the installed app to be; no lib has its type yet. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string }) => void): void
}

/**
 * The manifest has a shortcut or a link bring the open window to the front rather than load it anew: this leads it
 * where the person wanted to go, unless something is in progress there.
 */
export function followLaunches(go: (path: string) => void): void {
  const queue = Reflect.get(window, 'launchQueue') as LaunchQueue | undefined
  queue?.setConsumer(({ targetURL }) => {
    if (!targetURL || isInProgress()) return
    const { origin, pathname, search, hash, href } = new URL(targetURL)
    if (origin === location.origin && href !== location.href) go(`${pathname}${search}${hash}`)
  })
}
