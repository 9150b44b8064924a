import type { Settings } from '#contract/settings.ts'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'

/** The side drawer, whose code is loaded when it is first opened. */
export function useSideDrawer(settings: Settings) {
  const { part, ask, leave } = useLazyPart<typeof import('./side-drawer.tsx')>()
  return {
    open: () => ask(() => import('./side-drawer.tsx')),
    drawer: part && <part.SideDrawer settings={settings} onClosed={leave} />,
  }
}
