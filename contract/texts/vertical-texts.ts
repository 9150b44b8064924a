import { announcementTexts } from './announcements/texts.ts'
import { eventTexts } from './events/texts.ts'
import { placeTexts } from './places/texts.ts'
import { rentalTexts } from './rentals/texts.ts'
import { serviceTexts } from './services/texts.ts'

/** The texts of each vertical's own screens, by its folder. */
export const verticalTexts = {
  events: eventTexts,
  rentals: rentalTexts,
  places: placeTexts,
  services: serviceTexts,
  announcements: announcementTexts,
}
