/** Takes away what this device shows of what was read in the app. Without tags, all that is ours. */
export async function takeAwayShown(tags?: readonly string[]): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const shown = (await registration?.getNotifications().catch(() => [])) ?? []
  for (const it of shown) if (tags === undefined || tags.includes(it.tag)) it.close()
}
