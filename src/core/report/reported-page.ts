import type { VerticalId } from '#contract/verticals.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'

/** Of which listing a page is, and when it was read by the device's clock. */
export interface ReportedPage {
  vertical: VerticalId
  slug: string
  readAt: number
}

/** When it was read by the server's clock: devices can be days off. */
export const seenAt = ({ readAt }: Pick<ReportedPage, 'readAt'>) =>
  new Date(serverNow(readAt) ?? readAt).toISOString()
