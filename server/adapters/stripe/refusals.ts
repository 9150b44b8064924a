import Stripe from 'stripe'

/**
 * Stripe gave no answer of use, and may the next time. Its own error holds headers and texts, and at times a piece of
 * the key, so nothing of it goes on into a log but these words.
 */
class StripeFailed extends Error {
  constructor(error: Stripe.errors.StripeError) {
    const { statusCode, requestId } = error
    const answer = statusCode ? `answered ${statusCode} ${wordFor(error)}` : 'gave no answer'
    super(`Stripe ${answer}${requestId ? ` to ${requestId}` : ''}.`)
    this.name = 'StripeFailed'
  }
}

const wordFor = (error: Stripe.errors.StripeError) => error.code ?? error.rawType ?? error.type

/** Whatever went wrong, without what no log may hold. */
export function noAnswerOfUse(error: unknown): never {
  throw error instanceof Stripe.errors.StripeError ? new StripeFailed(error) : error
}

/** Stripe's word for why it says no to exactly this; whatever else went wrong is thrown. */
export function refusalOf(error: unknown): string {
  const { StripeInvalidRequestError, StripeCardError, StripeIdempotencyError } = Stripe.errors
  const refusals = [StripeInvalidRequestError, StripeCardError, StripeIdempotencyError]
  if (error instanceof Stripe.errors.StripeError && refusals.some((it) => error instanceof it))
    return wordFor(error)
  return noAnswerOfUse(error)
}
