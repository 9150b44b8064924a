import Stripe from 'stripe'

/**
 * Thrown when Stripe gave no usable answer, and may the next time. Stripe's own errors hold headers, texts
 * and sometimes a part of the key, so only these words of them reach a log.
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

/** Throws that Stripe gave no usable answer, without anything that no log may hold. */
export function noAnswerOfUse(error: unknown): never {
  throw error instanceof Stripe.errors.StripeError ? new StripeFailed(error) : error
}

/** Stripe's word for why it refuses exactly this request. Any other error is thrown. */
export function refusalOf(error: unknown): string {
  const { StripeInvalidRequestError, StripeCardError, StripeIdempotencyError } = Stripe.errors
  const refusals = [StripeInvalidRequestError, StripeCardError, StripeIdempotencyError]
  if (error instanceof Stripe.errors.StripeError && refusals.some((it) => error instanceof it))
    return wordFor(error)
  return noAnswerOfUse(error)
}
