import { isInProgress } from '#src/lib/in-progress.ts'

/**
 * The browser's launch queue, which says where the system wants the installed app to be; TypeScript's DOM
 * library has no type for it yet.
 */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string }) => void): void
}

/**
 * Follows a shortcut or link of the installed app: the manifest has it focus the open window, without a
 * reload, and this leads the window to its address, unless something is in progress there.
 */
export function followLaunches(go: (path: string) => void): void {
  const queue = Reflect.get(window, 'launchQueue') as LaunchQueue | undefined
  queue?.setConsumer(({ targetURL }) => {
    if (!targetURL || isInProgress()) return
    const { origin, pathname, search, hash, href } = new URL(targetURL)
    if (origin === location.origin && href !== location.href) go(`${pathname}${search}${hash}`)
  })
}
