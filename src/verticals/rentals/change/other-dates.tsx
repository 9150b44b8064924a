import type { RentalBooking } from '#contract/entities/rental-booking.ts'
import { useLoaded } from '#src/core/use-loaded.ts'

interface Props {
  booking: RentalBooking
  onClosed: () => void
}

/** Where one chooses other dates for what was rented; few come here, so it comes when they do. */
export function OtherDates(props: Props) {
  const loaded = useLoaded(() => import('./change-drawer.tsx'))
  return loaded ? <loaded.ChangeDrawer {...props} /> : null
}
