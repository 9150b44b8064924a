import { useMatches, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { screenName } from '#src/core/screen-name.ts'
import { useObserved } from '#src/core/use-observed.ts'
import type { Screen } from './screen.ts'

/**
 * The data of the current route's screen. The tab shows its name, and after a link to it its heading has the
 * focus, so that a screen reader says where one is.
 */
export function useScreen(storeName: string): Screen {
  const { t } = useSpeech()
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {}
  const own = useObserved(screenName) ?? (screen.title && t(screen.title))
  const name = own ? `${own} · ${storeName}` : storeName
  useEffect(() => {
    document.title = name
  }, [name])
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe(
        'onRendered',
        ({ fromLocation, pathChanged }) => fromLocation && pathChanged && arrive(),
      ),
    [router],
  )
  return screen
}

function arrive(): void {
  const main = document.querySelector<HTMLElement>('main')
  const heading = main?.querySelector<HTMLElement>('h1')
  if (heading)
    heading.tabIndex = -1
    // The focus must not scroll: the router restores the scroll position.
  ;(heading ?? main)?.focus({ preventScroll: true })
}
