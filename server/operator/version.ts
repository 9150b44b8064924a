import type { Command } from './command.ts'

export const versionCommands: readonly Command[] = [
  {
    usage: 'version',
    about: 'the numbers that open clients watch',
    async run(_, { settings }) {
      return JSON.stringify(await settings.version(), null, 2)
    },
  },
  {
    usage: 'version clear-caches',
    about: 'has every open client drop what it keeps of earlier answers; carts, outbox and session stay',
    async run(_, { settings }) {
      await settings.clearClientCaches()
      return 'Open clients drop their caches within a minute.'
    },
  },
]
