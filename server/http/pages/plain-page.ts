/** The language, name and colour of a page. */
export interface PlainLook {
  language: string
  direction: 'ltr' | 'rtl'
  store: string
  color: string
}

interface Settings {
  settings(): Promise<{ storeName: string; storeColor: string }>
  languages(): Promise<readonly { code: string; direction: 'ltr' | 'rtl' }[]>
}

/** The look of the marketplace in a language. */
export async function plainLook(settings: Settings, language: string): Promise<PlainLook> {
  const { storeName: store, storeColor: color } = await settings.settings()
  const direction = (await settings.languages()).find((it) => it.code === language)?.direction ?? 'ltr'
  return { language, direction, store, color }
}

/**
 * A page of a few sentences and buttons that needs no app. The content is HTML; everything else is escaped
 * here.
 */
export function plainPage({ title, content, ...it }: PlainLook & { title: string; content: string }): string {
  return `<!doctype html><html lang="${escaped(it.language)}" dir="${it.direction}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>${escaped(title)}</title><style>:root{--brand:${escaped(it.color)}}${style}</style>
<main>${content}</main></html>`
}

const style = `:root{color-scheme:light dark;--paper:#fbfaf7;--card:#fff;--ink:#1c2321;--soft:#5b6663;--line:#dcdfdb}
@media(prefers-color-scheme:dark){:root{--paper:#121716;--card:#1b2220;--ink:#eef2f0;--soft:#a9b4b0;--line:#35403c}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--paper);
color:var(--ink);font:16px/1.5 system-ui,sans-serif}main{inline-size:100%;max-inline-size:26rem;background:var(--card);
border:1px solid var(--line);border-radius:20px;padding:24px}h1{font-size:1.25rem;margin:16px 0 0}p{margin:0}
.note{font-size:.875rem;color:var(--soft);border-block-end:1px solid var(--line);padding-block-end:16px}
.what,.label{color:var(--soft)}.label{margin-block-start:24px;font-size:.875rem}
.amount{font-size:2.25rem;line-height:1.2;font-weight:650;font-variant-numeric:tabular-nums;margin-block-end:24px}
button,a{display:flex;align-items:center;justify-content:center;inline-size:100%;min-block-size:48px;margin-block-start:8px;
border:1px solid var(--line);border-radius:12px;background:transparent;color:inherit;font:inherit;font-weight:600;
text-decoration:none;cursor:pointer}.main{background:var(--brand);border-color:transparent;color:#fff}form>a{border-color:transparent}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}summary{min-block-size:44px;display:flex;align-items:center;
cursor:pointer;color:var(--soft);font-size:.875rem;margin-block-start:16px}fieldset{border:0;padding:0;margin:0}
label{display:flex;gap:12px;align-items:center;min-block-size:44px}.hidden{position:absolute;clip-path:inset(50%)}
input{inline-size:20px;block-size:20px;accent-color:var(--brand)}`

/** Escapes a text for HTML, also between quotes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
