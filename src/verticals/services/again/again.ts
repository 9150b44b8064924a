import type { ServiceBooking } from '#contract/entities/service-booking.ts'
import type { StoreService } from '#contract/entities/store-service.ts'
import { isBookable } from '#src/core/slots/offered.ts'

/** A service of a past visit, as it could be booked now. */
export interface AgainLine {
  name: string
  /** The service as it is offered now; undefined: no longer. */
  service: StoreService | undefined
  /** The professional of the past visit, if they still offer the service; null: any professional. */
  by: number | null
  /** The name of the professional who was asked for and no longer offers the service. */
  gone: string | undefined
  /** What was added to it and still can be, and the names of what no longer can. */
  addons: readonly { id: number; name: string }[]
  goneAddons: readonly string[]
}

/** The services of a past visit, as they could be booked now, and by whom. */
export function againOf(
  { lines }: Pick<ServiceBooking, 'lines'>,
  { services }: { services: readonly StoreService[] },
): AgainLine[] {
  return lines.map(({ service_id, name, is_any, professional, addons = [] }) => {
    const service = services.find((it) => it.id === service_id && isBookable(it))
    const asked = is_any ? null : professional
    const isThere = service?.people.some((it) => it.professional_id === asked?.id) ?? false
    const isOffered = ({ id }: { id: number }) => service?.addons?.some((it) => it.id === id) ?? false
    return {
      ...{ name, service },
      addons: addons.filter(isOffered),
      goneAddons: service ? addons.filter((it) => !isOffered(it)).map((it) => it.name) : [],
      by: isThere ? (asked?.id ?? null) : null,
      gone: service && asked && !isThere ? asked.name : undefined,
    }
  })
}
