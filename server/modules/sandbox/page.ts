import type { AnyTextKey } from '#contract/texts/packs.ts'
import { escaped, type PlainLook, plainPage } from '#server/http/pages/plain-page.ts'

/** The content of the page. All texts are plain; the page escapes them. */
export interface PageParts extends PlainLook {
  description: string
  amount: string
  /** The address of the buttons; undefined once the payment is decided or over. */
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

/** The hosted payment page of the sandbox gateway. */
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
  return plainPage({
    ...it,
    title: words.title,
    content: `<p class="note">${say('note')}</p><h1>${escaped(it.store)}</h1><p class="what">${escaped(it.description)}</p>
<p class="label">${say('toPay')}</p><p class="amount">${escaped(it.amount)}</p>${form}`,
  })
}
