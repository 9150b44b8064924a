import type { Job, JobLog } from '#server/db/jobs.ts'
import type { ServicesService } from './service.ts'

export const serviceJobs = ({ parts }: ServicesService, log: JobLog): Job[] => [
  { name: 'expire-visit-proposals', cron: '* * * * *', run: () => parts.proposals.expire() },
  { name: 'offer-freed-times', cron: '* * * * *', run: () => parts.freedTimes.offer() },
  {
    name: 'follow-staff-calendars',
    cron: '*/5 * * * *',
    // The address of a calendar is left out of the log, because whoever knows it can read the calendar.
    run: async () => {
      for (const { url: _, ...it } of await parts.calendars.refreshDue())
        log.error(it, "a professional's calendar needs looking at")
    },
  },
]
