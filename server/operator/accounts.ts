import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'

const knownBy = 'PHONE_OR_EMAIL'

export const accountCommands: readonly Command[] = [
  {
    usage: `accounts ${knownBy}`,
    about: 'whose account that is, and whether it is open',
    async run([known = ''], { accounts }) {
      const found = await accounts.find(known)
      if (!found) throw nobody(known)
      return `${found.id}  ${found.name}  ${found.disabled_at ? `shut since ${found.disabled_at.toISOString()}` : 'open'}`
    },
  },
  {
    usage: `accounts shut ${knownBy}`,
    about: 'nobody can use the account any more; what was booked with it stays',
    async run([known = ''], { accounts }) {
      if (!(await accounts.setDisabled(known, true))) throw nobody(known)
      return `The account of ${known} is shut.`
    },
  },
  {
    usage: `accounts open ${knownBy}`,
    about: 'lets its owner in again',
    async run([known = ''], { accounts }) {
      if (!(await accounts.setDisabled(known, false))) throw nobody(known)
      return `The account of ${known} is open.`
    },
  },
]

function nobody(known: string): SettingsProblem {
  return new SettingsProblem(`There is no account of ${known}.`)
}
