import { storesOf } from '../compose.ts'

export const photography = storesOf('photography', {
  'Long Exposure': {
    card: { by: 'long-exposure', price: 120, stars: [4.8, 137] },
    where: { district: 'Mill Quarter', on: 'street' },
    about: [
      'Portraits on a wooden camera with a cloth over the photographer’s head. You hold still for two seconds and look, for once, like yourself. Prints are made by hand in the room behind.',
      'Come as you are, or as your great-grandmother was: there is a rail of clothes.',
    ],
  },
  'Weddings by Two Sisters and a Ladder': {
    card: { by: 'long-exposure', price: 950, stars: [4.9, 83] },
    where: { district: 'Castle Hill', on: 'street' },
    about: [
      'Farah takes the people who know they are being photographed and Leila everyone else. The ladder is for the family group, at which point Farah is on it and Leila is holding it, crying.',
      'Six hundred pictures within three weeks, no poses with jumping. They have photographed two hundred and six weddings and, by now, some of the babies.',
    ],
  },
  'Passport, press and pet pictures': {
    card: { by: 'screen-hospital', price: 14, stars: [4.3, 198] },
    where: { district: 'Meridian', on: 'square', landmark: 'Station Square' },
    about: [
      'Biometric in four minutes, with as many tries as dignity requires. Babies lie on a white cushion and are made to face front by means of a squeaking duck.',
      'Pets by appointment. A cat has been refused by three offices and accepted by this one.',
    ],
  },
  'Above the Gulls, drone and boat shots': {
    card: { by: 'saltline-surf', price: 180, stars: [4.6, 58] },
    where: { district: 'Sandholme', on: 'waterfront' },
    about: [
      'Your house, your regatta, your proposal written in driftwood, seen from where the birds see it. Licensed, insured, and grounded in the nesting months along the cliffs, whoever is asking.',
      'Surfers get a day rate and the truth about their bottom turn.',
    ],
  },
})
