import { NoAnswer } from './errors.ts'

/**
 * Reads an answer as JSON. A captive portal answers everything with its own page, which is never taken for
 * ours.
 */
export async function readJson(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type')
  // Cut off in the middle of its headers, an answer has no type at all.
  if (type === null) throw new NoAnswer('unreadable')
  if (!type.includes('application/json')) throw new NoAnswer('sign-in')
  return response.json()
}
