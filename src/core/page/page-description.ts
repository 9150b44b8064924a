/** The description of a page for search engines and link previews. */
export interface PageDescription {
  title: string
  description: string
  /** A path of ours or an address elsewhere. */
  image: string
  /** The thing as schema.org knows it; its image and its address are added. */
  thing: Readonly<Record<string, unknown>>
  /** The page is still shown, but search engines are told to drop it. */
  isOver?: boolean
}

/** The beginning of a text in HTML, as plain text. */
export function plainText(html: string, most = 160): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (it) => signs[it] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
