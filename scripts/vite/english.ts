import type { Plugin } from 'vite'
import { enDeferred } from '../../contract/texts/deferred/en.ts'
import { ownTexts } from '../../contract/texts/own-texts.ts'

/** The English packs that are not part of the app's start, by their folder in `contract/texts`. */
const packs: Readonly<Record<string, { name: string; texts: object }>> = {
  deferred: { name: 'enDeferred', texts: enDeferred },
  ...Object.fromEntries(
    Object.entries(ownTexts).map(([folder, { en }]) => [folder, { name: 'en', texts: en }]),
  ),
}

const PREFIX = 'english:'
const RESOLVED = `\0${PREFIX}`
const TEXT_KEY = /["'`]([\w.-]+)(["'`]|\$\{)/g

/** The packs with the texts that a module names, whole or by their beginning as in `theme.${value}`. */
export function packsNamedIn(code: string): string[] {
  const keys = [...code.matchAll(TEXT_KEY)].map(([, key = '', end]) => ({ key, isBeginning: end === '${' }))
  return Object.entries(packs).flatMap(([folder, { texts }]) => {
    const known = Object.keys(texts)
    const isIn = ({ key, isBeginning }: (typeof keys)[number]) =>
      isBeginning ? known.some((it) => it.startsWith(key)) : Object.hasOwn(texts, key)
    return keys.some(isIn) ? [folder] : []
  })
}

/**
 * Makes each module import the English packs of the texts it names. A pack is then loaded with the first
 * screen that needs it, and no screen is ever without its texts or has to ask for them.
 */
export const english = (): Plugin => ({
  name: 'english',
  resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : undefined),
  load(id) {
    if (!id.startsWith(RESOLVED)) return undefined
    const folder = id.slice(RESOLVED.length)
    const name = packs[folder]?.name
    return [
      "import { addEnglish } from '/src/core/language/english.ts'",
      `import { ${name} as texts } from '/contract/texts/${folder}/en.ts'`,
      'addEnglish(texts)',
    ].join('\n')
  },
  transform: {
    filter: { id: /\/src\/.+\.tsx?(\?|$)/ },
    // The imports come after the code, so that its lines stay where the source map has them.
    handler: (code) => {
      const imports = packsNamedIn(code).map((folder) => `\nimport '${PREFIX}${folder}'`)
      return imports.length === 0 ? undefined : { code: code + imports.join(''), map: null }
    },
  },
})
