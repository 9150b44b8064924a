import { type ReactNode, useState } from 'react'
import type { Settings } from '#contract/settings.ts'
import type { SideDrawer } from './side-drawer.tsx'

/** The side drawer comes with its code when it is first opened; no code, and it says so. */
export function useSideDrawer(settings: Settings) {
  const [Loaded, setLoaded] = useState<typeof SideDrawer>()
  const [state, setState] = useState<'closed' | 'open' | 'missing'>('closed')
  const open = async () => {
    try {
      const { SideDrawer } = await import('./side-drawer.tsx')
      setLoaded(() => SideDrawer)
      setState('open')
    } catch {
      setState('missing')
    }
  }
  const drawer: ReactNode =
    state === 'open' && Loaded ? <Loaded settings={settings} onClosed={() => setState('closed')} /> : null
  return { open: () => void open(), drawer, isMissing: state === 'missing' }
}
