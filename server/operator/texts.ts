import type { Command } from './command.ts'

export const textCommands: readonly Command[] = [
  {
    usage: 'texts LANGUAGE [SEARCH]',
    about: 'the texts of a language, all or those that contain SEARCH',
    async run([code = '', search = ''], { settings }) {
      await settings.requireLanguage(code)
      const texts = Object.entries(await settings.texts(code))
      const wanted = search.toLowerCase()
      const found = texts.filter((it) => it.join(' ').toLowerCase().includes(wanted))
      return (
        found.map(([key, value]) => `${key} = ${onOneLine(value)}`).join('\n') || 'No text contains that.'
      )
    },
  },
  {
    usage: 'texts set LANGUAGE KEY VALUE',
    about:
      'changes a text; {name} stands for a value, {n, plural, one {…} other {…}} chooses by number, \\n begins a line',
    async run([code = '', key = '', value = ''], { settings }) {
      await settings.changeText(code, key, value.replaceAll('\\n', '\n'))
      return `${key} (${code}) = ${value}`
    },
  },
  {
    usage: 'texts reset LANGUAGE KEY',
    about: 'puts the built-in text back',
    async run([code = '', key = ''], { settings }) {
      await settings.changeText(code, key, undefined)
      return `${key} (${code}) is the built-in text again.`
    },
  },
]

/** A text in the form in which it is typed to change it. */
const onOneLine = (text: string) => text.replaceAll('\n', '\\n')
