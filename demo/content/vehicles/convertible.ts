import { vehiclesOf } from '../compose.ts'

export const convertibles = vehiclesOf('convertible', {
  'Poppy, a red two-seater from 1963': {
    card: { by: 'the-ragtop-garage', price: 185, stars: [4.9, 96] },
    picture: 'red-roadster',
    where: { district: 'Castle Hill', on: 'hill' },
    about: [
      'Wire wheels, a wooden steering wheel, and an exhaust that clears its throat on the overrun. Poppy came to the island as a wedding present and never left, unlike one of the newly-weds.',
      'She has no radio, because there would be no hearing it. Headscarves hang behind the door in seven colours; gentlemen are welcome to them too.',
      'Best road: the corniche in the last hour of light, west to east, so that the sun is behind you and everybody else is squinting.',
    ],
  },
  'Four seats, electric roof, any weather': {
    card: { by: 'the-ragtop-garage', price: 98, stars: [4.6, 134] },
    where: { district: 'Meridian', on: 'street' },
    about: [
      'The roof goes up in eleven seconds, which we know because a cloud once took twelve. Heated seats, neck warmers, and a boot that still holds two suitcases with the sky folded away in it.',
      'Modern, automatic, quick when you ask. This is the open car for people who would also like to arrive.',
    ],
  },
  'Pale-blue beach car with wicker seats': {
    card: { by: 'the-ragtop-garage', price: 150, stars: [4.8, 77] },
    picture: 'pale-blue-roadster',
    where: { district: 'The Strand', on: 'beach' },
    about: [
      'No doors. A fringed sun roof. Seats woven by the basket maker two streets up, who comes by to check on them. Sand is not a problem in this car, sand is the idea.',
      'Top speed is 70 km/h and it would rather you did not. Four friends, towels, a cold melon, home by dark since the headlights are mostly decorative.',
    ],
  },
  'Electric roadster, silent and rather quick': {
    card: { by: 'merrow-motors', price: 172, stars: [4.7, 58] },
    where: { district: 'East Quay', on: 'waterfront' },
    about: [
      'Nought to sixty in the time it takes to say so. With the roof down you hear larks, surf and your passenger, in that order, and nothing from the car at all.',
      'Drivers must be 25 or older and we fit a speed limiter on request, mostly at the request of passengers. 300 km of range goes round the island three times.',
    ],
  },
  'Tired but willing: a ragtop for students': {
    card: { by: 'the-ragtop-garage', price: 49, stars: [4.2, 109] },
    where: { district: "Scholars' Green", on: 'street' },
    about: [
      'The paint was blue. The roof is patched with a sail, the glove box opens when it feels like it, and the heater knows two settings, off and desert. It has never failed to start.',
      'Under-25s pay what everyone pays. In return we ask for one photograph for the wall, with the car in it and preferably the sea.',
    ],
  },
  'Saloon with the roof cut off, for parades': {
    card: { by: 'the-ragtop-garage', price: 240, stars: [4.7, 31] },
    where: { district: 'Meridian', on: 'square', landmark: 'Meridian Circus' },
    about: [
      'Seven metres of burgundy with a rail to hold while you wave. It has carried mayors, carnival queens, a winning rowing eight and, at walking pace, a retiring lollipop lady with her lollipop.',
      'Comes with Basil, who drives in gloves and can hold 6 km/h for two hours without looking at the dial.',
    ],
  },
  'Tiny cabriolet with a roll-back canvas roof': {
    card: { by: 'merrow-motors', price: 69, stars: [4.5, 145] },
    where: { district: 'The Strand', on: 'street' },
    about: [
      'About the size of two armchairs, painted the yellow of good butter. The canvas rolls back like a sardine tin while the doors and pillars stay where they are, so nobody’s hair suffers much.',
      [
        'Seats two adults and two optimists',
        '4.8 litres per 100 km',
        'Parks sideways almost anywhere; please do not',
      ],
    ],
  },
  'Shooting-brake cabriolet and hamper': {
    card: { by: 'highwater-villas', price: 210, stars: [4.8, 39] },
    where: { district: 'Beacon Hill', on: 'hill' },
    about: [
      'Racing green, with a timber-slatted back and a hamper strapped in where other cars keep a spare. The kitchen packs it: cold chicken, something pickled, a tart, real glasses wrapped in napkins.',
      'We suggest three picnic spots by wind direction and leave the choosing to you. Reserve the evening before so that the pastry can rest.',
    ],
  },
  'Open-top buggy for forest tracks': {
    card: { by: 'ridge-and-shore', price: 132, stars: [4.6, 66] },
    where: { district: 'Upper Alder', on: 'hill' },
    about: [
      'A roll cage, four fat wheels and goggles. It goes where the ranger goes, on the fourteen kilometres of track where the ranger says it may, and comes back the colour of the puddles.',
      'Wear what you would wear to paint a fence. Waterproof suits are lent free and have seen everything.',
      'Route sheets are handed out at the hut with a pencil for noting owls.',
    ],
  },
})
