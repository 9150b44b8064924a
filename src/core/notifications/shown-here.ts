/** Closes the device's notifications that were read in the app. Without tags, all of ours. */
export async function takeAwayShown(tags?: readonly string[]): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const shown = (await registration?.getNotifications().catch(() => [])) ?? []
  for (const it of shown) if (tags === undefined || tags.includes(it.tag)) it.close()
}
