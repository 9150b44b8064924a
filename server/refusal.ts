import { type ErrorCode, errorStatus } from '#contract/errors.ts'
import type { AnyTextKey } from '#contract/texts/packs.ts'

/** A refusal that a person can act on: the code is for programs, the text for people. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly text: AnyTextKey
  readonly values: Record<string, string | number>
  /** More fields of the answer: `fields` of a bad request, the new `bill` of a changed price. */
  readonly details: Record<string, unknown>
  /** Whether changes made before the refusal stay, such as a counted try. */
  readonly keepsWhatWasWritten: boolean

  constructor(
    code: ErrorCode,
    text: AnyTextKey,
    more: {
      values?: Record<string, string | number>
      details?: Record<string, unknown>
      cause?: unknown
      keepsWhatWasWritten?: boolean
    } = {},
  ) {
    super(code, { cause: more.cause })
    this.name = 'Refusal'
    this.code = code
    this.text = text
    this.values = more.values ?? {}
    this.details = more.details ?? {}
    this.keepsWhatWasWritten = more.keepsWhatWasWritten ?? false
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
