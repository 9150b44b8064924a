import type { FastifyRequest } from 'fastify'
import type { AnyTextKey } from '#contract/texts/packs.ts'
import type { Refusal } from '../refusal.ts'
import type { Answer } from './idempotency/once.ts'

/** The part of the settings that the kernel needs. */
export interface Speech {
  /** The languages, the default first, without waiting for a database that does not answer. */
  cachedLanguages(): Promise<readonly { code: string }[]>
  say(code: string, key: AnyTextKey, values?: Record<string, string | number>): Promise<string>
}

/** Answers refusals in the language of the person who asked. */
export function refusalAnswers(speech: Speech) {
  return {
    async languageOf(request: FastifyRequest): Promise<string> {
      return preferred(request.headers['accept-language'] ?? '', await speech.cachedLanguages())
    },
    async answerRefusal(refusal: Refusal, language: string): Promise<Answer> {
      const message = await speech.say(language, refusal.text, refusal.values)
      const { retryAfterSeconds: _, ...details } = refusal.details
      return { status: refusal.status, reply: { success: false, message, code: refusal.code, ...details } }
    },
  }
}

/** The first wanted language that there is, else the default. Browsers list theirs by preference. */
function preferred(header: string, languages: readonly { code: string }[]): string {
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '')
  for (const tag of wanted) {
    const match =
      languages.find((it) => it.code === tag) ?? languages.find((it) => it.code === tag.split('-')[0])
    if (match) return match.code
  }
  return languages[0]?.code ?? 'en'
}
