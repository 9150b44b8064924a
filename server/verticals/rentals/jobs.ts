import type { Job, JobLog } from '#server/db/jobs.ts'
import { wipeEndedBefore } from '#server/modules/handover/agreed-repo.ts'
import type { RentalsService } from './service.ts'

/** The time after a booking's end for which the addresses and contacts of its handover are stored. */
const KEPT_MS = 30 * 86_400_000

export const rentalJobs = ({ deps, parts }: RentalsService, log: JobLog): Job[] => [
  {
    name: 'wipe-handovers',
    cron: '17 * * * *',
    run: () => wipeEndedBefore(deps.database.query, new Date(deps.clock.now().getTime() - KEPT_MS)),
  },
  {
    name: 'follow-calendars',
    cron: '*/5 * * * *',
    // The address of a calendar is left out of the log, because whoever knows it can read the calendar.
    run: async () => {
      for (const { url: _, ...it } of await parts.calendars.refreshDue())
        log.error(it, 'a calendar of another place needs looking at')
    },
  },
]
