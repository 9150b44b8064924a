import type { Plugin } from 'vite'
import { enDeferred } from '../../contract/texts/deferred/en.ts'
import { ownTexts } from '../../contract/texts/own-texts.ts'

/** The English that is not built into the app's start, by its folder in `contract/texts`. */
const packs: Readonly<Record<string, { name: string; texts: object }>> = {
  deferred: { name: 'enDeferred', texts: enDeferred },
  ...Object.fromEntries(
    Object.entries(ownTexts).map(([folder, { en }]) => [folder, { name: 'en', texts: en }]),
  ),
}

const PREFIX = 'english:'
const RESOLVED = `\0${PREFIX}`
const TEXT_KEY = /["'`]([\w.-]+)(["'`]|\$\{)/g

/** Which packs have the texts that a module names, whole or by their beginning as in `theme.${value}`. */
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
 * Has each module bring the English of the texts it names. So a pack is loaded with the code of the first screen that
 * needs it, no screen can be shown without its texts, and none has to ask for them.
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
    // After the code, whose lines stay where the source map has them.
    handler: (code) => {
      const imports = packsNamedIn(code).map((folder) => `\nimport '${PREFIX}${folder}'`)
      return imports.length === 0 ? undefined : { code: code + imports.join(''), map: null }
    },
  },
})
