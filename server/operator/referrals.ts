import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'
import { sum, whole } from './perks.ts'

const MOST_ID = 1e15
const idOf = (typed: string) => whole(typed, 'ID', MOST_ID)

export const referralCommands: readonly Command[] = [
  {
    usage: 'referrals list',
    about: 'rewards that wait for you, because friend and referrer used one device',
    async run(_, { perks }) {
      const held = await perks.parts.heldRewards.list()
      const lines = held.map((it) =>
        [
          ...[`#${it.referred_id}`, sum(it.amount_minor, it.currency)],
          `${it.referrer} (#${it.referrer_id}) brought ${it.friend}`,
        ].join('  '),
      )
      return lines.join('\n') || 'There is none.'
    },
  },
  {
    usage: 'referrals release ID',
    about: 'gives the reward for a friend, by the friend’s number in the list',
    async run([id = ''], { perks }) {
      if (!(await perks.parts.heldRewards.release(idOf(id)))) throw notHeld(id)
      return 'The reward is given, and the referrer is told.'
    },
  },
  {
    usage: 'referrals refuse ID',
    about: 'gives nothing for a friend who is the referrer',
    async run([id = ''], { perks }) {
      if (!(await perks.parts.heldRewards.refuse(idOf(id)))) throw notHeld(id)
      return 'Nothing is given for this friend.'
    },
  },
]

const notHeld = (id: string) => new SettingsProblem(`No reward waits for a friend ${id}.`)
