import type { AnswerKey } from '#contract/texts/answers/en.ts'
import { isAnswer } from '#contract/texts/own-words.ts'

/** The text for what somebody wrote that a vehicle burns, where many write it so; anything else stays as it is written. */
export function fuelText(written: string | null): AnswerKey | undefined {
  const key = `fuel.${written?.trim().toLowerCase()}`
  return isAnswer(key) ? key : undefined
}
