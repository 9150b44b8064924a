import * as v from 'valibot'
import { workerWordsSchema } from '#contract/device-notes.ts'
import { type PushPayload, pushPayloadSchema } from '#contract/push.ts'
import { readNote } from './notes.ts'

declare const self: ServiceWorkerGlobalScope

const ICON = '/icons/icon-192.png'
const BADGE = '/icons/badge-96.png'

/**
 * Every push is shown, whatever it holds: a browser takes the permission away from an app that stays silent. One
 * that cannot be read says in the person's language that there is news.
 */
export function showPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)))
}

async function show(data: PushMessageData | null): Promise<void> {
  const { title, body, path, tag, lang, dir, unread } = readPayload(data) ?? (await generalNews())
  await self.registration.showNotification(title, {
    body,
    icon: ICON,
    badge: BADGE,
    data: { path },
    ...(tag ? { tag } : {}),
    ...(lang ? { lang } : {}),
    ...(dir ? { dir } : {}),
  })
  await Promise.all([tellPages(), unread === undefined ? undefined : showOnIcon(unread)])
}

/** Has open pages count the unread notifications anew. */
async function tellPages(): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage({ type: 'NEWS' })
}

// Shows the number on the app's icon. Not every system has the Badging API, and none owes us the number.
async function showOnIcon(unread: number): Promise<void> {
  const { navigator } = self
  await (unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.())?.catch(() => {})
}

function readPayload(data: PushMessageData | null): PushPayload | undefined {
  try {
    const payload = v.safeParse(pushPayloadSchema, data?.json())
    return payload.success ? payload.output : undefined
  } catch {
    return undefined
  }
}

async function generalNews(): Promise<PushPayload> {
  const words = await readNote('words', workerWordsSchema)
  // No page has ever left texts here: then the address is all there is to say in any language.
  if (!words) return { title: self.location.hostname, body: '', path: '/', tag: 'news' }
  const { title, news, language, direction } = words
  return { title, body: news, path: '/notifications', tag: 'news', lang: language, dir: direction }
}
