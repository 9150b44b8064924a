import type { VerticalId } from '#contract/verticals.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'

/** The listing of a page, and when the page was read by the device's clock. */
export interface ReportedPage {
  vertical: VerticalId
  slug: string
  readAt: number
}

/** When a page was read by the server's clock, since devices can be days off. */
export const seenAt = ({ readAt }: Pick<ReportedPage, 'readAt'>) =>
  new Date(serverNow(readAt) ?? readAt).toISOString()
