import type { ErrorCode } from '#contract/errors.ts'

/** Why no answer came: no network, too slow, or a network that wants one to sign in first. */
export type NetworkTrouble = 'offline' | 'timeout' | 'sign-in' | 'unreadable'

/** The server refused, and says why in words for people. */
export class Refused extends Error {
  readonly code: ErrorCode | (string & {})
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
  /** The whole answer, for codes that bring more than a message. */
  readonly answer: Readonly<Record<string, unknown>>

  constructor(
    status: number,
    answer: { message: string; code: string; fields?: Record<string, string> | undefined },
  ) {
    super(answer.message)
    this.name = 'Refused'
    this.status = status
    this.code = answer.code
    this.fields = answer.fields ?? {}
    this.answer = answer
  }
}

/** Nothing usable came back; asking again may help. */
export class NoAnswer extends Error {
  readonly trouble: NetworkTrouble

  constructor(trouble: NetworkTrouble, cause?: unknown) {
    super(trouble, { cause })
    this.name = 'NoAnswer'
    this.trouble = trouble
  }
}
