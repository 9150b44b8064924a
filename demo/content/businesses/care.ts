import type { Told } from './told.ts'

export const care = {
  'old-ropeworks': [
    'The Old Ropeworks',
    'Twelve small workshops under one very long roof, sharing a kettle, a kiln and a courtyard.',
  ],
  'salt-and-cedar': ['Salt and Cedar', 'Heat, cold and seaweed, in that order or any other.'],
  'good-hands': ['Good Hands', 'Masseurs for bodies, and by a turn of family history for carpets as well.'],
  inkfish: ['Inkfish', 'Two tattoo rooms: one for new ideas, one for old anchors.'],
  'long-exposure': [
    'Long Exposure',
    'Wooden cameras, wet prints, weddings with a ladder, and a darkroom to let.',
  ],
  'chalk-and-tide': [
    'Chalk and Tide',
    'Teachers of fractions, languages, pen strokes and hill starts, in a former chandlery.',
  ],
  'fresh-sheets': ['Fresh Sheets', 'A laundry owned by those who iron in it.'],
  'santos-and-daughters': [
    'Santos and Daughters',
    'Barbers to the harbour for fifty years, and now to the beach.',
  ],
  'curlew-hair': ['Curlew', 'Curls, understood.'],
  'braid-house': [
    'Braid House',
    'Abena, four sisters-in-law and a cousin with a henna cone. Westgate’s living room.',
  ],
  'polish-and-pearl': ['Polish and Pearl', 'Hands in town, feet by the sea, two hundred and forty colours.'],
  'garden-hammam': ['The Hammam', 'Steam, stone and black soap behind the Garden Mosque.'],
  'screen-hospital': [
    'Screen and Battery Hospital',
    'Hana’s microscope, Hana’s camera, and a drawer of chargers for telephones your mother had.',
  ],
} as const satisfies Told
