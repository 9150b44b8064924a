import { minor, toWire } from '#contract/money.ts'
import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'

const shown = (reference: string) => reference.slice(-7)

export const refundCommands: readonly Command[] = [
  {
    usage: 'refunds list',
    about:
      'money that has not gone back yet, the oldest 100; what failed waits for you, all else is on its way',
    async run(_, { payments }) {
      const lines = (await payments.owed()).map((it) => {
        const amount = `${toWire(minor(it.amount_minor), it.currency)} ${it.currency}`
        const how = it.failure === null ? 'on its way' : `failed: ${it.failure}`
        return [it.id, shown(it.reference), it.created_at.toISOString(), amount, how].join('  ')
      })
      return lines.join('\n') || 'There is none.'
    },
  },
  {
    usage: 'refunds retry ID',
    about: 'has the gateway asked once more for a refund that failed',
    async run([id = ''], { payments }) {
      if (!(await payments.renewRefund(idOf(id)))) throw notFailed(id)
      return `Refund ${id} is asked for again within a minute.`
    },
  },
  {
    usage: 'refunds paid ID',
    about: 'you gave the money of a refund that failed back yourself',
    async run([id = ''], { payments }) {
      if (!(await payments.closeFailedRefund(idOf(id)))) throw notFailed(id)
      return `Refund ${id} is done.`
    },
  },
]

function idOf(text: string): number {
  const id = Number(text)
  if (!Number.isSafeInteger(id) || id < 1) throw new SettingsProblem('ID must be a number of `refunds list`.')
  return id
}

const notFailed = (id: string) => new SettingsProblem(`There is no refund ${id} that failed.`)
