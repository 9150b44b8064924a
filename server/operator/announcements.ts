import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'

export const announcementCommands: readonly Command[] = [
  {
    usage: 'announcements end SLUG',
    about: 'it is no longer current: it leaves every list, and its page says so',
    async run([slug = ''], { verticals }) {
      const ended = await verticals.announcements.parts.ending.end(slug)
      if (!ended) throw new SettingsProblem(`There is no announcement ${slug} that is current.`)
      return `“${ended.title}” is no longer current.`
    },
  },
]
