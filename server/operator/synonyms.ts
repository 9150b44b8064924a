import { type VerticalId, verticalSchema } from '#contract/verticals.ts'
import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'

const MOST_WORDS = 50
const LONGEST_WORD = 60

export const synonymCommands: readonly Command[] = [
  {
    usage: 'synonyms VERTICAL [CATEGORY]',
    about: 'what else people call the categories of a vertical, or one of them, when they search',
    async run([vertical = '', slug], { listings }) {
      const all = await listings.parts.synonyms.list(verticalOf(vertical))
      const some = all.filter((it) => slug === undefined || it.slug === slug)
      if (slug !== undefined && some.length === 0) throw unknown(vertical, slug)
      return some.flatMap(({ slug, synonyms }) => shown(slug, synonyms)).join('\n') || 'There is no category.'
    },
  },
  {
    usage: 'synonyms set LANGUAGE VERTICAL CATEGORY WORDS',
    about: `WORDS, with commas between them, find the category too, in place of those before; '' for none`,
    async run([language = '', vertical = '', slug = '', words = ''], { listings, settings }) {
      await settings.requireLanguage(language)
      const list = wordsOf(words)
      if (!(await listings.parts.synonyms.set({ vertical: verticalOf(vertical), slug }, language, list)))
        throw unknown(vertical, slug)
      return list.length === 0
        ? `${vertical}/${slug} has no synonyms in ${language} any more.`
        : `${vertical}/${slug} (${language}) is also called: ${list.join(', ')}`
    },
  },
]

function verticalOf(word: string): VerticalId {
  const vertical = verticalSchema.options.find((it) => it === word)
  if (vertical) return vertical
  throw new SettingsProblem(`VERTICAL must be one of ${verticalSchema.options.join(', ')}.`)
}

function wordsOf(text: string): string[] {
  const words = [...new Set(text.split(',').map((it) => it.trim()))].filter(Boolean)
  if (words.length > MOST_WORDS || words.some((it) => it.length > LONGEST_WORD))
    throw new SettingsProblem(`WORDS are ${MOST_WORDS} at most, each of ${LONGEST_WORD} characters at most.`)
  return words
}

function shown(slug: string, synonyms: Readonly<Record<string, readonly string[]>>): string[] {
  const languages = Object.entries(synonyms).map(
    ([language, words]) => `    ${language}  ${words.join(', ')}`,
  )
  return [slug, ...languages]
}

const unknown = (vertical: string, slug: string) =>
  new SettingsProblem(`There is no category ${slug} of ${vertical}.`)
