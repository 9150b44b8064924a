import { type AnswerKey, enAnswers } from './answers/en.ts'

/** Whether there is such a text among what the server says. */
export const isAnswer = (key: string): key is AnswerKey => Object.hasOwn(enAnswers, key)

/** A vertical's own words for what the server says of a booking, where it has any: the text's key with its name. */
export function ownWords(key: AnswerKey, vertical: string | undefined): AnswerKey {
  const own = `${key}.${vertical}`
  return isAnswer(own) ? own : key
}
