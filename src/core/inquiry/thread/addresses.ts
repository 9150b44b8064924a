/** A piece of a message: words, or an address that leads somewhere. */
export type Piece = { text: string; address?: undefined } | { text: string; address: string }

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"'`]+/gi
/** What ends a sentence is no part of an address. */
const TRAILING = /[.,;:!?)\]}'"]+$/

/** Tells addresses from words, so that none of them is a link. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const shown = found.replace(TRAILING, '')
    const address = webAddress(shown)
    if (address === undefined) continue
    if (index > at) pieces.push({ text: text.slice(at, index) })
    pieces.push({ text: shown, address })
    at = index + shown.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at) })
  return pieces
}

function webAddress(shown: string): string | undefined {
  try {
    const { protocol, href } = new URL(/^www\./i.test(shown) ? `https://${shown}` : shown)
    return protocol === 'https:' || protocol === 'http:' ? href : undefined
  } catch {
    return undefined
  }
}
