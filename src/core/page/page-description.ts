/** What a page says of the thing it shows: to search engines, and to whoever is sent its link. */
export interface PageDescription {
  title: string
  description: string
  /** A path of ours or an address elsewhere. */
  image: string
  /** The thing as schema.org knows it; its image and its address are added. */
  thing: Readonly<Record<string, unknown>>
}

/** HTML as the plain beginning of its text. */
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
