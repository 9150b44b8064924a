import type { Command } from './command.ts'

export const languageCommands: readonly Command[] = [
  {
    usage: 'languages',
    about: 'the languages people may choose',
    async run(_, { settings }) {
      const all = await settings.languages()
      return all
        .map((it) => `${it.code}  ${it.language_name}${it.is_default ? '  (default)' : ''}`)
        .join('\n')
    },
  },
  {
    usage: 'languages default LANGUAGE',
    about: 'makes a language the one people see first',
    async run([code = ''], { settings }) {
      await settings.makeDefault(code)
      return `${code} is the default language.`
    },
  },
  {
    usage: 'languages show LANGUAGE',
    about: 'offers a language',
    async run([code = ''], { settings }) {
      await settings.setActive(code, true)
      return `${code} is offered.`
    },
  },
  {
    usage: 'languages hide LANGUAGE',
    about: 'stops offering a language',
    async run([code = ''], { settings }) {
      await settings.setActive(code, false)
      return `${code} is not offered any more.`
    },
  },
]
