import { ChangeScreen } from '#src/core/booking/change/change-screen.tsx'
import { bookedVisits } from '../booking/booked-visits.ts'
import { Rescheduling } from './rescheduling.tsx'

const texts = {
  title: 'visit.changeTime',
  overTitle: 'visit.changeOverTitle',
  over: 'visit.changeOver',
} as const

/** The screen that moves a booked visit to another time. */
export const RescheduleScreen = ({ reference }: { reference: string }) => (
  <ChangeScreen of={bookedVisits} reference={reference} texts={texts}>
    {(booking) => <Rescheduling booking={booking} />}
  </ChangeScreen>
)
