import { dressFrame, lastSeen, showLastSeen } from './app/last-seen/show-last-seen.ts'
import { withholdManifest } from './app/manifest-link.ts'
import { newPageHelps, statusOf } from './app/new-page-helps.ts'
import { askPainted } from './app/painted.ts'
import { chosenTheme, paintTheme } from './app/theme.ts'
import { keepEarlyTap } from './lib/early-tap.ts'
import { nextTask } from './lib/next-task.ts'

const ASK_AGAIN = 20
const ASK_EVERY_MS = 3_000
const COVERS_WITHIN_MS = 1_500

/**
 * Runs inside the page before it is painted: puts it into the light or the dark, and into the direction it
 * was last read in. The app itself starts after the first paint, so that no script stands before what one
 * came to see.
 */
const page = document.documentElement
const { modules = '' } = document.currentScript?.dataset ?? {}
const files = modules.split(' ')
/** The files that a server-rendered screen needs: they are loaded along with the app rather than after it. */
const screenFiles = page.dataset.files?.match(/\S+/g) ?? []

const seen = lastSeen(document)

paintTheme(page, chosenTheme(), matchMedia('(prefers-color-scheme: dark)').matches)
if (seen) dressFrame(document, seen)
keepEarlyTap(document)
withholdManifest(document)

function start() {
  // The first paint may come while the page still arrives; the app starts from the complete page.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startApp)
  else startApp()
}

async function startApp() {
  await coversAreThere()
  askPainted(document)
  for (const href of files) append('link', { rel: 'modulepreload', href })
  if (seen) showLastSeen(document, seen)
  for (const href of screenFiles) {
    await nextTask()
    append('link', { rel: 'modulepreload', href })
  }
  try {
    // Each in a task of its own; the last is the app, which needs the others.
    for (const href of files) {
      await nextTask()
      await import(/* @vite-ignore */ href)
    }
  } catch (error) {
    if (!(await startAnew())) throw error
  }
}

/**
 * Resolves when the covers in view are shown, or after a while: on a slow connection they are loaded before
 * the app.
 */
function coversAreThere() {
  const covers = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')].filter(isInView)
  const shown = Promise.allSettled(covers.map((it) => it.decode()))
  return Promise.race([shown, new Promise((resolve) => setTimeout(resolve, COVERS_WITHIN_MS))])
}

function isInView(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
}

/**
 * The app did not arrive, and nobody else is there to fetch another page. That helps when its files are gone
 * with their build, and when they are there by now: the server was busy, or the network was away for a
 * moment.
 */
async function startAnew(): Promise<boolean> {
  for (let asked = 0; asked < ASK_AGAIN; asked++) {
    if (await newPageHelps(isKnown)) {
      location.reload()
      return true
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
  return false
}

async function isKnown() {
  const answers = await Promise.all(files.map(statusOf))
  return answers.every((status) => status === 200 || status === 404)
}

function append(tag: string, attributes: object) {
  document.head.append(Object.assign(document.createElement(tag), attributes))
}

if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver((painted, observer) => {
    // The very first paint may be of the ground alone.
    if (painted.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    start()
  }).observe({ type: 'paint', buffered: true })
} else {
  start()
}
