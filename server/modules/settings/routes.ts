import type * as app from '#contract/calls/app.ts'
import type { Implementations } from '#server/http/context.ts'
import { Refusal } from '#server/refusal.ts'
import { countriesNamedIn } from './countries.ts'
import type { SettingsService } from './service.ts'

type Calls = (typeof app)[keyof typeof app]

export function settingsCalls(settings: SettingsService): Implementations<Calls> {
  const codeOf = async (id: number | undefined) => {
    const language = await settings.language(id)
    if (!language) throw new Refusal('NOT_FOUND', 'error.notFound')
    return language.code
  }
  return {
    'get-settings': { memory: { seconds: 2 }, handle: async () => ({ settings: await settings.pairs() }) },
    'get-all-languages': {
      memory: { seconds: 2 },
      handle: async () => ({ languages: await settings.languages() }),
    },
    'get-single-language': {
      memory: { seconds: 2 },
      handle: async ({ id }) => {
        const language = await settings.language(id)
        if (!language) throw new Refusal('NOT_FOUND', 'error.notFound')
        return { language: { ...language, texts: await settings.screenTexts(language.code) } }
      },
    },
    'get-country-codes': {
      memory: { seconds: 2 },
      handle: async ({ language_id }, { language }) => ({
        countries: [...countriesNamedIn(language_id === undefined ? language : await codeOf(language_id))],
      }),
    },
    'get-pages': {
      memory: { seconds: 2 },
      handle: async ({ language_id }, { language }) => ({
        pages: await settings.pages(language_id === undefined ? language : await codeOf(language_id)),
      }),
    },
  }
}
