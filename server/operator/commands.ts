import type { Services } from '../compose.ts'
import { SettingsProblem } from '../modules/settings/service.ts'
import { accountCommands } from './accounts.ts'
import { announcementCommands } from './announcements.ts'
import { arrivalCommands } from './arrival.ts'
import { backupCommands } from './backups.ts'
import { bookingCommands } from './bookings.ts'
import { rentalCalendarCommands, staffCalendarCommands } from './calendars.ts'
import { campaignCommands } from './campaigns.ts'
import { checkInCommands } from './check-in.ts'
import type { Command, CommandContext, CommandResult } from './command.ts'
import { depositCommands } from './deposits.ts'
import { earningCommands } from './earnings.ts'
import { handoverPointCommands } from './handover-points.ts'
import { homeVisitCommands } from './home-visits.ts'
import { importCommands } from './import/import.ts'
import { inquiryCommands } from './inquiries.ts'
import { languageCommands } from './languages.ts'
import { pageCommands } from './pages.ts'
import { perkCommands } from './perks.ts'
import { placeCommands } from './places.ts'
import { referralCommands } from './referrals.ts'
import { refundCommands } from './refunds.ts'
import { reportCommands } from './reports.ts'
import { resourceCommands } from './resources.ts'
import { settingCommands } from './settings.ts'
import { spendingCommands } from './spending.ts'
import { staffCommands } from './staff.ts'
import { synonymCommands } from './synonyms.ts'
import { textCommands } from './texts.ts'
import { versionCommands } from './version.ts'
import { visitCommands } from './visits.ts'

export const commands: readonly Command[] = [
  ...accountCommands,
  ...bookingCommands,
  ...refundCommands,
  ...perkCommands,
  ...earningCommands,
  ...referralCommands,
  ...spendingCommands,
  ...campaignCommands,
  ...importCommands,
  ...rentalCalendarCommands,
  ...handoverPointCommands,
  ...homeVisitCommands,
  ...announcementCommands,
  ...placeCommands,
  ...staffCommands,
  ...resourceCommands,
  ...staffCalendarCommands,
  ...depositCommands,
  ...visitCommands,
  ...checkInCommands,
  ...arrivalCommands,
  ...inquiryCommands,
  ...reportCommands,
  ...settingCommands,
  ...textCommands,
  ...synonymCommands,
  ...languageCommands,
  ...pageCommands,
  ...versionCommands,
  ...backupCommands,
]

/** Finds the command for some words, and runs it. */
export async function runCommand(
  args: readonly string[],
  services: Services,
  context: CommandContext,
): Promise<CommandResult> {
  const all = [...commands, ...(context.commands ?? [])]
  if (args.length === 0 || args.includes('--help')) return { output: help(all), code: 0 }
  const found = all
    .map((command) => ({ command, words: wordsOf(command) }))
    .filter(({ words }) => words.every((word, at) => args[at] === word))
    .sort((a, b) => b.words.length - a.words.length)[0]
  if (!found) {
    const where = context.mode === 'production' ? ' in production' : ''
    return { output: `There is no command '${args.join(' ')}'${where}.\n\n${help(all)}`, code: 2 }
  }
  const parameters = args.slice(found.words.length)
  if (!fits(found.command, parameters)) {
    return { output: `Usage: npm run operator -- ${found.command.usage}\n`, code: 2 }
  }
  try {
    return { output: `${await found.command.run(parameters, services, context)}\n`, code: 0 }
  } catch (error) {
    if (error instanceof SettingsProblem) return { output: `${error.message}\n`, code: 1 }
    throw error
  }
}

function partsOf({ usage }: Command): string[] {
  return usage.split(' ')
}

function isParameter(part: string): boolean {
  return /^[[A-Z]/.test(part)
}

function wordsOf(command: Command): string[] {
  return partsOf(command).filter((part) => !isParameter(part))
}

function fits(command: Command, given: readonly string[]): boolean {
  const parameters = partsOf(command).filter(isParameter)
  const needed = parameters.filter((it) => !it.startsWith('['))
  return given.length >= needed.length && given.length <= parameters.length
}

function help(all: readonly Command[]): string {
  const width = Math.max(...all.map((it) => it.usage.length))
  const lines = all.map((it) => `  ${it.usage.padEnd(width)}  ${it.about}`)
  return `npm run operator -- COMMAND\n\n${lines.join('\n')}\n`
}
