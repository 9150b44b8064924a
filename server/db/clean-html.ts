import sanitizeHtml from 'sanitize-html'

/**
 * The HTML that is kept: prose, lists, tables, links and pictures; nothing that runs, loads from elsewhere or
 * restyles the page.
 */
const prose: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
}

declare const clean: unique symbol
/**
 * HTML that was cleaned. Only this type can be stored, so that code that skips the cleaning does not compile.
 */
export type CleanHtml = string & { readonly [clean]: true }

/** Cleans HTML before it is stored. It is cleaned again where it is shown. */
export function cleanHtml(html: string): CleanHtml {
  return sanitizeHtml(html, prose) as CleanHtml
}
