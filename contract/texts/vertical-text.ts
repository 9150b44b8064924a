import { enServer, type ServerTextKey } from './server/en.ts'

/** Whether there is such a text among what the server says. */
export const isServerText = (key: string): key is ServerTextKey => Object.hasOwn(enServer, key)

/**
 * The key of what the server says, in a vertical's own words where it has any: `notify.reminder_hours.text` is
 * `notify.reminder_hours.text.rentals` for a booking of rentals.
 */
export function verticalText(key: ServerTextKey, vertical: string | undefined): ServerTextKey {
  const own = `${key}.${vertical}`
  return isServerText(own) ? own : key
}
