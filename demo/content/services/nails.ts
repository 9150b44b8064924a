import { storesOf } from '../compose.ts'

export const nails = storesOf('nails', {
  'Polish and Pearl': {
    card: { by: 'polish-and-pearl', price: 28, stars: [4.7, 203] },
    where: { district: 'Meridian', on: 'street' },
    about: [
      'Two hundred and forty colours in a rainbow along one wall, all of them non-toxic and all named by customers: Wet Slate, Regatta Morning, My Ex’s Car.',
      'Manicures at the bar, pedicures in old cinema seats that recline. Good tea, better gossip, excellent ventilation.',
    ],
  },
  'Ten Small Paintings': {
    card: { by: 'old-ropeworks', price: 65, stars: [4.9, 77] },
    where: { district: 'West Docks', landmark: 'Old Ropeworks' },
    about: [
      'Miniaturist Soo-ah once painted ivory for restorers and now paints hands. A fleet in full sail across eight nails, your dog on the thumb, the phases of the moon in order.',
      'Allow two hours and tell her the story behind it. Bring reference pictures, yes, but also time.',
    ],
  },
  'Barefoot on the Esplanade': {
    card: { by: 'polish-and-pearl', price: 24, stars: [4.4, 149] },
    where: { district: 'The Strand', on: 'waterfront' },
    about: [
      'Feet only. They carry you about all week and nobody asks them how they are. Soak in warm salt water, have the sand of many summers filed off, choose a colour or do not.',
      'The treatment for hikers includes blister surgery, sympathy, and a plaster with an anchor on it.',
    ],
  },
  'Hands of Westgate': {
    card: { by: 'braid-house', price: 20, stars: [4.8, 118] },
    where: { district: 'Westgate', on: 'square', landmark: 'Westgate Square' },
    about: [
      'Henna by Maryam, nails by her cousin, arguments by both. Bridal patterns are booked months ahead, though a vine around one wrist can be done while you wait for your bread.',
      'The paste is mixed fresh every morning with lemon and clove oil and nothing else.',
    ],
  },
})
