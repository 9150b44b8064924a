import { SettingsProblem, whatSettingDoes } from '../modules/settings/service.ts'
import type { Command } from './command.ts'

export const settingCommands: readonly Command[] = [
  {
    usage: 'settings',
    about: 'every setting with its value, its default and what it does',
    async run(_, { settings }) {
      const pairs = await settings.pairs()
      return pairs
        .map(({ key, value }) => {
          const fallback = settings.defaultOf(key)
          const changed = value === fallback ? '' : `  (default: ${shown(fallback)})`
          return `${key} = ${shown(value)}${changed}\n    ${whatSettingDoes(key)}`
        })
        .join('\n')
    },
  },
  {
    usage: 'settings get KEY',
    about: 'one setting',
    async run([key = ''], { settings }) {
      const pair = (await settings.pairs()).find((it) => it.key === key)
      if (!pair) throw new SettingsProblem(`There is no setting ${key}.`)
      return pair.value
    },
  },
  {
    usage: 'settings set KEY VALUE',
    about: 'changes a setting; open clients notice',
    async run([key = '', value = ''], { settings }) {
      await settings.change(key, value)
      return `${key} = ${shown(value)}`
    },
  },
  {
    usage: 'settings reset KEY',
    about: 'puts the default back',
    async run([key = ''], { settings }) {
      await settings.change(key, undefined)
      return `${key} has its default again.`
    },
  },
]

function shown(value: string): string {
  return value === '' ? "''" : value
}
