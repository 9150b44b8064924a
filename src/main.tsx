import { createBrowserHistory } from '@tanstack/react-router'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { numberText } from '#contract/texts/format.ts'
import { answerWorker } from './app/answer-worker.ts'
import { App } from './app/app.tsx'
import { startDevice } from './app/device.ts'
import { followLaunches } from './app/follow-launches.ts'
import { followSession } from './app/follow-session.ts'
import { followLastSeen } from './app/last-seen/follow-last-seen.ts'
import { preloadSeen } from './app/last-seen/preload-seen.ts'
import { noteVisits } from './app/note-visits.ts'
import { makeRouter } from './app/router.ts'
import { scrollBack } from './app/scroll-back.ts'
import { startUpdates } from './app/start-updates.ts'
import { followSystemTheme } from './app/theme.ts'
import { letTransitionsBeSkipped } from './app/view-transition.ts'
import { best } from './core/language/language.tsx'
import { rememberedLanguage } from './core/language/remembered.ts'
import { settings } from './core/settings/queries.ts'
import { reportSilence } from './data/connection/report.ts'
import { markAppStarted } from './lib/app-idle.ts'
import { answerEarlyTap } from './lib/early-tap.ts'
import { nextTask } from './lib/next-task.ts'
import { mendPictures } from './ui/mend-pictures.ts'
import { readPageStyles } from './ui/page-styles.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')

followSystemTheme(document.documentElement)
mendPictures(document)
letTransitionsBeSkipped()
if (!navigator.onLine) reportSilence()
const device = startDevice()
const { queries } = device
startUpdates(queries)

const painted = await window.painted
await nextTask()
if (painted) device.adopt(painted.state)
const languages = rememberedLanguage()
await nextTask()

const styles = readPageStyles(document)
await nextTask()

const history = createBrowserHistory()
await nextTask()

const router = makeRouter(device, history)
scrollBack(router)
noteVisits(router)
followSession(router)

const go = (path: string) => history.push(path)
answerWorker(go)
followLaunches(go)
// Without its code the next start paints the frame alone.
followLastSeen(router).catch(() => {})
await nextTask()

await start(root, <App queries={queries} router={router} styles={styles} languages={languages} />)

/** An input before the server's page is hydrated makes React render that page anew, which is no error. */
function onRecoverableError() {}

/** Hydrates the server's page, where that is in the person's language; else renders anew. */
async function start(root: HTMLElement, app: ReactNode): Promise<void> {
  const spoken = queries.getQueryData(settings.languages().queryKey) ?? []
  if (painted && best(spoken, languages)?.code === painted.language) {
    // The server renders no boundary around the screens, so hydration must not expect one either.
    router.ssr = { manifest: undefined }
    await router.load()
    await nextTask()
    // At the first formatted number a browser reads its tables for all locales, which takes long, so that
    // happens in a task of its own. A few of these tables are needed for a language itself, too; an
    // operator's language code may be one that no browser accepts.
    new Intl.Locale('en').maximize()
    await nextTask()
    numberText(0, painted.language)
    await nextTask()
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
  } else {
    // The frame stands until there is a whole screen to put in its place.
    const [carryTyped] = await Promise.all([
      typedIn(root),
      router.load().catch(() => {}),
      preloadSeen(document),
    ])
    const isThere = untilReplaced(root)
    createRoot(root).render(app)
    await isThere
    root.style.paddingBlockStart = ''
    carryTyped?.()
  }
  answerEarlyTap(document)
  markAppStarted()
  document.documentElement.removeAttribute('data-frame')
}

/** Carries over what was typed. Nobody can type into the frame, and few pages are rendered anew. */
async function typedIn(root: HTMLElement): Promise<(() => void) | undefined> {
  if (!document.documentElement.dataset.state) return
  const part = await import('./app/carry-input.ts').catch(() => undefined)
  return part?.carryInput(root)
}

/**
 * Resolves when React has replaced what stood there, which it does at once, a moment after it was asked to.
 */
function untilReplaced(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      watch.disconnect()
      resolve()
    })
    watch.observe(root, { childList: true })
  })
}
