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

// Fields of database errors that quote rows.
const quotedRows = ['err.detail', 'err.where', 'err.internalQuery']

/**
 * The options of the log. Bodies are never logged. Should an object with a secret reach the log in another
 * way, its value is removed.
 */
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
      // Only the path, since query strings and headers may hold private data.
      req: (request) => ({ id: request.id, method: request.method, path: request.url.split('?')[0] }),
    },
  } satisfies FastifyServerOptions['logger']
}
