import type { FastifyServerOptions } from 'fastify'

const secretNames = [
  ...['token', 'auth_token', 'accessToken', 'push_token', 'reset_token', 'google_recaptcha_token'],
  ...['confirm_token', 'current_password', 'secret'],
  ...[
    'otp',
    'password',
    'pin',
    'gift_card_code',
    'gift_card_pin',
    'idempotency_key',
    'authorization',
    'cookie',
  ],
]

// A database error quotes the row it is about.
const quotedRows = ['err.detail', 'err.where', 'err.internalQuery']

/** Bodies are never logged; should an object with a secret reach the log by another way, its value is struck out. */
export function loggerOptions(level: string) {
  return {
    level,
    redact: {
      paths: [
        ...secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]),
        ...quotedRows,
      ],
      censor: '[redacted]',
    },
    serializers: {
      // No query string and no headers: both may carry what is private.
      req: (request) => ({ id: request.id, method: request.method, path: request.url.split('?')[0] }),
    },
  } satisfies FastifyServerOptions['logger']
}
