import { enServer, type ServerTextKey } from './server/en.ts'

/** Whether there is such a text among what the server says. */
export const isServerText = (key: string): key is ServerTextKey => Object.hasOwn(enServer, key)

/** A vertical's own words for what the server says of a booking, where it has any: the text's key with its name. */
export function verticalText(key: ServerTextKey, vertical: string | undefined): ServerTextKey {
  const own = `${key}.${vertical}`
  return isServerText(own) ? own : key
}
