import type { AnyTextKey } from '#contract/texts/packs.ts'
import { escaped, plainLook, plainPage } from '#server/http/pages/plain-page.ts'
import type { SettingsService } from '#server/modules/settings/service.ts'

/**
 * The page for a payment that the gateway opened no page for: it explains that, and leads to another try or
 * back.
 */
export async function noPaymentPage(
  settings: SettingsService,
  { language, againUrl, payableUrl }: { language: string; againUrl: string; payableUrl: string },
): Promise<string> {
  const say = async (key: AnyTextKey) => escaped(await settings.say(language, key))
  const look = await plainLook(settings, language)
  return plainPage({
    ...look,
    title: await settings.say(language, 'payPage.title'),
    content: `<p class="note">${escaped(look.store)}</p><h1 role="alert">${await say('payPage.failed')}</h1>
<p class="what">${await say('payPage.kept')}</p><a class="main" href="${escaped(againUrl)}">${await say('payPage.again')}</a>
<a href="${escaped(payableUrl)}">${await say('payPage.toBooking')}</a>`,
  })
}
