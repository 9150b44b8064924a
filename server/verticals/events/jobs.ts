import type { Job } from '#server/db/jobs.ts'
import type { EventsService } from './service.ts'

export const eventJobs = ({ parts }: EventsService): Job[] => [
  { name: 'follow-sales', cron: '* * * * *', run: () => parts.prices.followSales() },
]
