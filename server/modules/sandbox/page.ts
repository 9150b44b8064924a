import type { AnyTextKey } from '#contract/texts/packs.ts'

/** What the page shows. Every text is plain, and escaped here. */
export interface PageParts {
  language: string
  direction: 'ltr' | 'rtl'
  store: string
  color: string
  description: string
  amount: string
  /** What the buttons lead to; undefined once it is decided or over. */
  action: string | undefined
  returnUrl: string
  words: Record<PageText, string>
}

export const pageTexts = [
  ...(['title', 'note', 'toPay', 'approve', 'decline', 'leave', 'decided', 'back'] as const),
  ...(['delivery', 'at_once', 'late', 'twice', 'never'] as const),
]
export type PageText = (typeof pageTexts)[number]
export const textKey = (text: PageText): AnyTextKey => `sandbox.${text}`

/** The hosted page of the gateway that stands in for a real one. */
export function page({ words, action, ...it }: PageParts): string {
  const say = (text: PageText) => escaped(words[text])
  const choices = (['at_once', 'late', 'twice', 'never'] as const).map(
    (id) =>
      `<label><input type="radio" name="delivery" value="${id}"${id === 'at_once' ? ' checked' : ''}> ${say(id)}</label>`,
  )
  const form =
    action === undefined
      ? `<p role="status">${say('decided')}</p><a class="main" href="${escaped(it.returnUrl)}">${say('back')}</a>`
      : `<form method="post" action="${escaped(action)}">
<button class="main" name="decision" value="paid">${say('approve')}</button>
<button name="decision" value="declined">${say('decline')}</button>
<a href="${escaped(it.returnUrl)}">${say('leave')}</a>
<details><summary>${say('delivery')}</summary><fieldset><legend class="hidden">${say('delivery')}</legend>${choices.join('')}</fieldset></details>
</form>`
  return `<!doctype html><html lang="${escaped(it.language)}" dir="${it.direction}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>${say('title')}</title><style>:root{--brand:${escaped(it.color)}}${style}</style>
<main><p class="note">${say('note')}</p><h1>${escaped(it.store)}</h1><p class="what">${escaped(it.description)}</p>
<p class="label">${say('toPay')}</p><p class="amount">${escaped(it.amount)}</p>${form}</main></html>`
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

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
