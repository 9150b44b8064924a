import { storesOf } from '../compose.ts'

export const hair = storesOf('hair', {
  'Santos and Daughters, barbers': {
    card: { by: 'santos-and-daughters', price: 22, stars: [4.8, 312] },
    where: { district: 'Old Harbour', on: 'street' },
    about: [
      'Papa Santos cut three generations of harbour pilots. His daughters have kept the chairs, the hot towels and the calendar from 1983, and added women, colour and conversation.',
      'Walk in before ten, book after. A cut-throat shave takes forty minutes and you will sleep through half of it.',
    ],
  },
  Curlew: {
    card: { by: 'curlew-hair', price: 48, stars: [4.7, 187] },
    where: { district: 'Meridian', on: 'street', landmark: 'Meridian Arcade' },
    about: [
      'For people whose hair has a mind of its own and who would like to reach an understanding with it. Curls are cut dry, one by one, by stylists who all have them.',
      'The first visit starts with a talk and no scissors. Silent appointments can be ticked when booking, and nobody will take offence.',
    ],
  },
  'The Chair at the Ropeworks': {
    card: { by: 'old-ropeworks', price: 35, stars: [4.9, 96] },
    where: { district: 'West Docks', landmark: 'Old Ropeworks' },
    about: [
      'One chair, one mirror, one hairdresser. Ottilie trained in theatre wigs and can give you the hair of anybody in a painting, or your own on its best day.',
      'Children sit on a coil of hawser. She does house calls for those who cannot come, at the same price and a little for the walk.',
    ],
  },
  'Braid House': {
    card: { by: 'braid-house', price: 60, stars: [4.9, 143] },
    where: { district: 'Westgate', on: 'street' },
    about: [
      'Cornrows, twists, locs, weaves, silk presses, and films on the big screen for the long jobs. Abena and her four sisters-in-law work two to a head, so you are home before dark.',
      'Bring your own snacks or share theirs. Scalp care is not an extra here, it is the beginning.',
    ],
  },
  'Short Back and Sea': {
    card: { by: 'santos-and-daughters', price: 18, stars: [4.5, 224] },
    where: { district: 'The Strand', on: 'waterfront' },
    about: [
      'Quick cuts in a beach hut with both doors open. You face the water, the barber faces you, the hair goes on the wind and is used by starlings.',
      'Fifteen minutes, no booking before noon, sand no problem. Closed in gales for obvious reasons.',
    ],
  },
})
