/** A piece of a message: text, or a web address. */
export type Piece = { text: string; address?: undefined } | { text: string; address: string }

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"'`]+/gi
/** Punctuation at the end of a sentence is no part of an address. */
const TRAILING = /[.,;:!?)\]}'"]+$/

/** Separates the web addresses of a message from its text, so that none of them becomes a plain link. */
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
