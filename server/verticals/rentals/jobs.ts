import type { Job, JobLog } from '#server/db/jobs.ts'
import type { RentalsService } from './service.ts'

export const rentalJobs = ({ parts }: RentalsService, log: JobLog): Job[] => [
  {
    name: 'follow-calendars',
    cron: '*/5 * * * *',
    // Its address is as good as a key, and stands in no log.
    run: async () => {
      for (const { url: _, ...it } of await parts.calendars.refreshDue())
        log.error(it, 'a calendar of another place needs looking at')
    },
  },
]
