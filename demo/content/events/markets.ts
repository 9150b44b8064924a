import { eventsOf } from '../compose.ts'

export const markets = eventsOf('markets', {
  'Night Market and Brass': {
    card: { by: 'tideline-collective', price: 18, stars: [4.8, 212] },
    picture: 'night-market',
    where: { district: 'Mill Quarter', on: 'square', landmark: 'Mill Square' },
    when: { daysFromNow: 0, weekday: 'saturday', startsAt: '17:00', hours: 6 },
    tags: ['Live music', 'Dogs welcome'],
    about: [
      'Sixty stalls under the plane trees, three brass bands taking turns from the balcony, and a bonfire by the river after nine. Bring a cup and an appetite; dogs on short leads are welcome.',
      'Eat your way along the north side, buy presents on the south, and stand in the middle when the bands swap over, since they overlap for one number and neither will give in.',
      [
        'Early entry from four for people who dislike elbows',
        'Supper tables by the weir can be reserved',
        'Cash and cards; the candle man takes only compliments and cash',
      ],
    ],
  },
  'Dawn fish market, with breakfast after': {
    card: { by: 'harbour-office', price: 12, stars: [4.7, 103] },
    picture: 'fish-market',
    where: { district: 'Old Harbour', on: 'waterfront', landmark: 'Fish Market' },
    when: { daysFromNow: 1, startsAt: '05:30', hours: 2 },
    tags: ['Early', 'Guided'],
    about: [
      'The auction is done with eyebrows. A guide stands you behind the yellow line, explains who is bidding against whom and why their fathers did too, and keeps you from scratching your nose.',
      'By seven you are in the porters’ canteen in front of a plate you could not finish on any other morning.',
    ],
  },
  'Flea market on the mole': {
    card: { by: 'market-traders', price: 0, stars: [4.4, 167] },
    picture: 'flea-market',
    where: { district: 'West Docks', on: 'waterfront' },
    when: { daysFromNow: 0, weekday: 'sunday', startsAt: '08:00', hours: 6 },
    tags: ['Free', 'Bargains', 'Second-hand'],
    about: [
      'Attics emptied along half a kilometre of sea wall. There will be a ship’s lamp, a box of doorknobs, a wedding dress worn once and with relief, and a man selling one oar.',
      'Haggle kindly and after coffee. Wind over force five cancels it, because of the year of the umbrellas.',
    ],
  },
  'Seed and seedling swap': {
    card: { by: 'botanical-garden', price: 0, stars: [4.8, 56] },
    picture: 'seedlings',
    where: { district: "Scholars' Green", on: 'park', landmark: 'Botanical Garden' },
    when: { daysFromNow: 28, weekday: 'sunday', startsAt: '10:00', hours: 4 },
    tags: ['Free', 'Gardening'],
    about: [
      'Bring what you have too much of, take what you have never heard of. Envelopes and pencils are on the potting bench, and Head Gardener Ottoline identifies mystery beans from noon.',
      'No seedlings to offer? A story about a plant that died counts as one tray.',
    ],
  },
  'Makers’ market in the Mill Quarter yards': {
    card: { by: 'old-ropeworks', price: 3, stars: [4.6, 124] },
    picture: 'makers-market',
    where: { district: 'Mill Quarter', on: 'street' },
    when: { daysFromNow: 15, weekday: 'saturday', startsAt: '10:00', hours: 7 },
    tags: ['Craft', 'Gifts'],
    about: [
      'Four courtyards joined for a day by knocking through the bicycle sheds. Thirty-eight people who make things stand beside them: knives, kites, brushes, hats, jam, and a globe the size of a pea.',
      'Everything can be touched and half of it can be tried. Ask for the map at the arch, or follow the sound of the loom.',
    ],
  },
  'Book barrows on Market Street': {
    card: { by: 'town-library', price: 0, stars: [4.7, 79] },
    picture: 'book-barrow',
    where: { district: 'Old Harbour', on: 'square', landmark: 'Market Square' },
    when: { daysFromNow: 22, weekday: 'saturday', startsAt: '09:30', hours: 6 },
    tags: ['Free', 'Books', 'Families'],
    language: ['English', 'Spanish', 'Arabic'],
    about: [
      'Twenty-two barrows from as many collectors, sorted by passion: one of nothing but lighthouses, one of cookery for one, one where every book is blue.',
      'Prices fall by a coin each hour until someone cracks. A storyteller reads under the arcade at eleven and at two, in whichever of three languages the front row prefers.',
    ],
  },
})
