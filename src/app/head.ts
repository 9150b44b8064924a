import type { Settings } from '#contract/settings.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { PageDescription } from '#src/core/page/page-description.ts'
import { writeAccent } from './accent.ts'

interface HeadOf {
  url: string
  origin: string
  values: Settings
  texts: Readonly<Record<string, string>>
  screen: { found: boolean; title?: TextKey | undefined; about?: PageDescription | undefined }
}

/** Writes the head of a page: its title, and its description for search engines and link previews. */
export function writeHead({ url, origin, values, texts, screen }: HeadOf): string {
  const { about } = screen
  const name = about ? about.title : screen.title ? texts[screen.title] : undefined
  const title = name ? `${name} · ${values.storeName}` : values.storeName
  const description = about?.description ?? texts['app.tagline'] ?? ''
  const address = origin + (url.split('?')[0] ?? '/')
  const image = about ? pictureAt(about.image, origin) : `${origin}/icons/icon-512.png`
  const properties = {
    'og:type': 'website',
    'og:site_name': values.storeName,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': image,
    ...(about ? { 'twitter:card': 'summary_large_image' } : {}),
  }
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    screen.found
      ? `<link rel="canonical" href="${escaped(address)}">`
      : '<meta name="robots" content="noindex">',
    ...Object.entries(properties).map(([key, it]) => `<meta property="${key}" content="${escaped(it)}">`),
    jsonLd(
      about
        ? { ...about.thing, image, url: address }
        : { '@type': 'WebSite', name: values.storeName, description, url: `${origin}/` },
    ),
    writeAccent(values.storeColor),
  ].join('')
}

/** Structured data for search engines; it is data, and runs nothing. */
function jsonLd(thing: Readonly<Record<string, unknown>>): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

/** The address of a preview picture: our own come in widths, and previews get the largest. */
function pictureAt(src: string, origin: string): string {
  return src.startsWith('/') ? `${origin}${src}/960.webp` : src
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
