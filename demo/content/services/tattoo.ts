import { storesOf } from '../compose.ts'

export const tattoos = storesOf('tattoo', {
  Inkfish: {
    card: { by: 'inkfish', price: 90, stars: [4.9, 196] },
    where: { district: 'Old Harbour', on: 'street' },
    about: [
      'Black work, fine lines, sea creatures with expressions. Juno draws every piece for one skin only and tears up the stencil afterwards in front of you.',
      'Talk first, think for a fortnight, then book. Names of lovers are done upon proof of five years.',
    ],
  },
  'Old School at the Docks': {
    card: { by: 'inkfish', price: 70, stars: [4.6, 143] },
    where: { district: 'West Docks', on: 'street' },
    about: [
      'Anchors, swallows, mermaids, hearts with daggers: flash from the walls, straight on, as it has been done in this room since sailors paid in tobacco. Thick outlines that will outlive you.',
      'Saturdays are walk-in. There is a sofa for the friend who came to hold your hand and is now choosing one too.',
    ],
  },
  'Second Thoughts, cover-ups and repairs': {
    card: { by: 'old-ropeworks', price: 85, stars: [4.8, 88] },
    where: { district: 'West Docks', landmark: 'Old Ropeworks' },
    about: [
      'Nobody here will ask why. Kit turns wrong dates into fish scales, ex-wives into peonies, and a misspelt motto into a rather good hedge.',
      'Scars too, of every origin, gently and with patience. Work after surgery is never charged for.',
    ],
  },
  'Wandering Line, hand-poked': {
    card: { by: 'drift-gallery', price: 60, stars: [4.7, 71] },
    where: { district: "Scholars' Green", on: 'street' },
    about: [
      'No machine, so no buzzing: a needle, a steady wrist and, now and then, a poem being read. Small things only, such as a fern, a constellation, or the outline of the island.',
      'It takes three times as long and hurts about a third as much. Do the sum yourself.',
    ],
  },
})
