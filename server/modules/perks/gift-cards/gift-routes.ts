import type { Call } from '#contract/call.ts'
import type * as calls from '#contract/calls/gifts.ts'
import type { Implementations } from '#server/http/context.ts'
import type { PerksService } from '../service.ts'

type Calls = Extract<(typeof calls)[keyof typeof calls], Call>

export function giftCalls({ deps, parts: { gifts } }: PerksService): Implementations<Calls> {
  const say = async (language: string, text: 'gift.onItsWay' | 'gift.takenBack') => ({
    message: await deps.settings.say(language, text),
  })
  return {
    'give-gift-card': async (
      { gift_card, recipient_data: recipient, deliver_on },
      { caller, language, tx },
    ) => {
      await gifts.give(tx, caller.accountId, gift_card, { recipient, deliverOn: deliver_on, language })
      return say(language, 'gift.onItsWay')
    },
    'resend-gift-card': async ({ gift, recipient_data }, { caller, language, tx }) => {
      await gifts.resend(tx, caller.accountId, gift, recipient_data)
      return say(language, 'gift.onItsWay')
    },
    'take-back-gift-card': async ({ gift }, { caller, language, tx }) => {
      await gifts.takeBack(tx, caller.accountId, gift)
      return say(language, 'gift.takenBack')
    },
  }
}
