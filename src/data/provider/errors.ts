import type { ErrorCode } from '#contract/errors.ts'

/** The reason why no answer came: no network, too slow, or a network that wants one to sign in first. */
export type NetworkTrouble = 'offline' | 'timeout' | 'sign-in' | 'unreadable'

/** A refusal of the server, with a message for people. */
export class Refused extends Error {
  readonly code: ErrorCode | (string & {})
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
  /** The whole answer, for codes that bring more than a message. */
  readonly answer: Readonly<Record<string, unknown>>
  /** The time for which the server asks to be left alone, where it says so. */
  readonly retryAfterMs: number | undefined

  constructor(
    status: number,
    answer: { message: string; code: string; fields?: Record<string, string> | undefined },
    retryAfterMs?: number,
  ) {
    super(answer.message)
    this.name = 'Refused'
    this.status = status
    this.code = answer.code
    this.fields = answer.fields ?? {}
    this.answer = answer
    this.retryAfterMs = retryAfterMs
  }
}

/** The failure where no usable answer came; asking again may help. */
export class NoAnswer extends Error {
  readonly trouble: NetworkTrouble

  constructor(trouble: NetworkTrouble, cause?: unknown) {
    super(trouble, { cause })
    this.name = 'NoAnswer'
    this.trouble = trouble
  }
}

/** Whether an error says that there is no such thing. On the server its own refusal says so. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'NOT_FOUND'
}

/** Turns 'not found' into null, an answer like any other; any other error is thrown. */
export function nullWhereNotFound(error: unknown): null {
  if (isNotFound(error)) return null
  throw error
}
