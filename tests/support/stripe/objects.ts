import type Stripe from 'stripe'

/** A Checkout Session that was just opened, for a card and one item, in the form of Stripe's OpenAPI. */
export function openSession(
  of: Pick<
    Stripe.Checkout.Session,
    | 'id'
    | 'cancel_url'
    | 'client_reference_id'
    | 'created'
    | 'currency'
    | 'expires_at'
    | 'metadata'
    | 'success_url'
    | 'url'
  > & { amount: number },
): Stripe.Checkout.Session {
  const { amount, ...rest } = of
  return {
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: ['card'],
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: null,
    customer_email: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    wallet_options: null,
    ...rest,
  }
}

/** A refund that the bank of the card has taken. */
export function madeRefund(
  of: Pick<Stripe.Refund, 'id' | 'amount' | 'created' | 'currency' | 'metadata' | 'payment_intent'>,
): Stripe.Refund {
  return {
    object: 'refund',
    balance_transaction: `txn_${of.id}`,
    charge: `ch_${of.payment_intent}`,
    customer: null,
    customer_account: null,
    destination_details: { card: { reference_status: 'pending', type: 'refund' }, type: 'card' },
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
    ...of,
  }
}
