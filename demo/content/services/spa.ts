import { storesOf } from '../compose.ts'

export const spas = storesOf('spa', {
  'Salt and Cedar': {
    card: { by: 'salt-and-cedar', price: 38, stars: [4.8, 267] },
    where: { district: 'West Docks', on: 'waterfront' },
    about: [
      'Three saunas on a raft, a cold plunge called the harbour, and a warm room where everyone ends up flat on the cedar like washing. Sessions are of two hours and nobody blows a whistle.',
      [
        'Hot: eighty, ninety, and the one for boasters',
        'Cold: whatever the sea says',
        'Quiet hours on weekday mornings',
      ],
    ],
  },
  'The Hammam behind the Garden': {
    card: { by: 'garden-hammam', price: 52, stars: [4.9, 158] },
    where: { district: 'Meridian', on: 'street' },
    about: [
      'Steam, warm stone, black soap, and a bucket of cool water emptied over you at exactly the moment you were going to ask for it. Attendants scrub with a glove until you have the skin of an infant and the bones of a jellyfish.',
      'Separate days for women and men, family afternoons on Sundays. Mint tea in the dome room, for as long as you need to remember your name.',
    ],
  },
  'Seaweed baths, Sandholme': {
    card: { by: 'salt-and-cedar', price: 34, stars: [4.6, 134] },
    where: { district: 'Sandholme', on: 'beach' },
    about: [
      'Six claw-foot tubs of hot seawater and freshly cut bladderwrack, in cabins that have stood on this beach since 1908. It looks like a shipwreck and feels like silk.',
      'Ask for the tub under the skylight when it rains. You come out smelling faintly of low tide, and dogs will respect you.',
    ],
  },
  'Grand Hotel bathing rooms': {
    card: { by: 'grand-hotel', price: 75, stars: [4.5, 89] },
    where: { district: 'The Strand', on: 'waterfront', landmark: 'Grand Hotel' },
    about: [
      'Green tiles, brass taps the size of trumpets, a pool under a glass roof in which you may only glide. Day guests are welcome from ten and get the same robes as the duchesses did.',
      'Facials, wraps and a pedicure given while you lie looking at a painted sky with one deliberate mistake in it.',
    ],
  },
})
