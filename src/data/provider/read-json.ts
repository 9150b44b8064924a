import { NoAnswer } from './errors.ts'

/** A captive portal answers everything with a page of its own; that page is never an answer of ours. */
export async function readJson(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type')
  // Cut off in the middle of its headers, an answer has no type at all.
  if (type === null) throw new NoAnswer('unreadable')
  if (!type.includes('application/json')) throw new NoAnswer('sign-in')
  return response.json()
}
