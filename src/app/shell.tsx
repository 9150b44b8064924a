import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readSettings } from '#contract/settings.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { VerticalsProvider } from '#src/core/listing/vertical.ts'
import { settings } from '#src/core/settings/queries.ts'
import { useVersionWatch } from '#src/core/settings/use-version-watch.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { whenAppIdle } from '#src/lib/app-idle.ts'
import { BackHeader } from './back-header.tsx'
import { followAccent } from './follow-accent.ts'
import { Header } from './header.tsx'
import { LazyBackgroundTasks } from './lazy-background-tasks.tsx'
import { LoadFailed } from './load-failed.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { SkipLink } from './skip-link.tsx'
import { UpdateBar } from './update-bar.tsx'
import { useScreen } from './use-screen.ts'
import { useSideDrawer } from './use-side-drawer.tsx'
import { verticals } from './verticals.ts'

const defaults = readSettings([])
// The app is never offered for installing on the first screen, so this code is loaded later.
const loadInstallOffer = () => whenAppIdle.then(() => import('./install-offer.tsx'))

/** The frame around every screen. */
export function Shell() {
  const { t } = useSpeech()
  const { data = defaults } = useQuery(settings.values())
  const menu = useSideDrawer(data)
  const { header, alone, frame } = useScreen(data.storeName)
  const offer = useLoaded(loadInstallOffer)
  useVersionWatch(useRouteContext({ from: '__root__' }).dropKeptAnswers)
  useEffect(() => void followAccent(data.storeColor, document), [data.storeColor])
  return (
    <VerticalsProvider value={verticals}>
      <SkipLink href="#content">{t('app.skipToContent')}</SkipLink>
      <NavigationBar storeName={data.storeName} alone={alone} />
      <Column data-frame={frame} data-alone={alone || undefined}>
        <UpdateBar />
        <OfflineBar />
        <LazyBackgroundTasks />
        {header === 'back' && <BackHeader />}
        {header === undefined && <Header homePlace={data.homePlaceName} onMenu={menu.open} />}
        <Main id="content" tabIndex={-1}>
          <Outlet />
        </Main>
      </Column>
      {offer && <offer.InstallOffer storeName={data.storeName} busy={alone === true} />}
      {menu.drawer}
      <LoadFailed />
    </VerticalsProvider>
  )
}

/** The layout of a screen that is as large as the window, with what may stand above it. */
const filled = {
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  overflow: 'hidden',
  '& > main': { flex: 1, width: 'full', minHeight: 0, maxWidth: 'none', padding: 0 },
} as const

/** Leaves room for the bar at the bottom, or for the rail at the side. */
const Column = chakra('div', {
  base: {
    paddingBlockEnd: 'calc({sizes.tabBar} + env(safe-area-inset-bottom))',
    md: { paddingBlockEnd: 0, paddingInlineStart: 'calc({sizes.rail} + env(safe-area-inset-left))' },
    xl: { paddingInlineStart: 'calc({sizes.wideRail} + env(safe-area-inset-left))' },
    '&[data-alone]': { mdDown: { paddingBlockEnd: 0 } },
    '&[data-frame=full]': filled,
    '&[data-frame=wide]': { md: filled },
  },
})

const Main = chakra('main', {
  base: {
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: '4',
    paddingBlockStart: '4',
    paddingBlockEnd: '8',
    '&:focus, & h1:focus': { outline: 'none' },
    md: { paddingInline: '6' },
  },
})
