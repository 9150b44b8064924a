import { eventsOf } from '../compose.ts'

export const art = eventsOf('art', {
  'Open studios in the Old Ropeworks': {
    card: { by: 'old-ropeworks', price: 0, stars: [4.7, 96] },
    picture: 'open-studio',
    where: { district: 'West Docks', landmark: 'Old Ropeworks' },
    when: { daysFromNow: 0, weekday: 'saturday', startsAt: '11:00', hours: 6 },
    tags: ['Free', 'Drop in'],
    about: [
      'Twelve doors in one very long building, all ajar. Watch glass being blown, a tattoo being drawn, a wig being ventilated hair by hair; ask what things cost and why.',
      'Kettles are on at both ends. The kiln is opened at three, and whoever is standing there gets to gasp first.',
    ],
  },
  'Drift: sculpture made by one winter’s storms': {
    card: { by: 'drift-gallery', price: 8, stars: [4.6, 83] },
    picture: 'sculpture',
    where: { district: 'East Quay', on: 'street' },
    when: { daysFromNow: 1, startsAt: '10:00', hours: 8 },
    tags: ['Exhibition', 'Step-free'],
    about: [
      'Two artists collected everything that came ashore on one beach between two equinoxes. Rope, boots, a cello’s neck, four hundred plastic ducks: weighed, sorted, hung, and lit like jewellery.',
      'The ducks rotate slowly. Allow an hour and a half, longer if you knew the cello.',
    ],
  },
  'Draw the harbour with a stick': {
    card: { by: 'drift-gallery', price: 17, stars: [4.8, 54] },
    picture: 'harbour-drawing',
    where: { district: 'Old Harbour', on: 'waterfront' },
    when: { daysFromNow: 7, weekday: 'sunday', startsAt: '10:30', hours: 3 },
    tags: ['Drawing', 'Beginners'],
    about: [
      'Ink, a stick, long sheets of paper and no rubber. The stick is the point: it will not let you be neat, so you are free to look. Ines has taught it to surgeons and to six-year-olds with equal results.',
      'All drawings are pegged along the fish-dryers’ lines at the end. Some get bought by passers-by, to the horror of their makers.',
    ],
  },
  'Late at the museum: maps, gin and a globe': {
    card: { by: 'museums-trust', price: 19, stars: [4.7, 109] },
    picture: 'old-maps',
    where: { district: 'East Quay', landmark: 'Maritime Museum' },
    when: { daysFromNow: 4, startsAt: '19:00', hours: 3 },
    tags: ['Adults', 'Bar', 'Talks'],
    about: [
      'The map room stays open after dark with its lamps low and its drawers unlocked. You may turn the great globe yourself, with clean hands, and see where the cartographer ran out of facts and put a squid.',
      'Short talks on the half hour, none above seven minutes. Gin by the island still; a ginger cordial for those steering home.',
    ],
  },
  'The street that painted itself: a mural walk': {
    card: { by: 'drift-gallery', price: 6, stars: [4.5, 77] },
    picture: 'mural',
    where: { district: 'West Docks', on: 'street' },
    when: { daysFromNow: 29, weekday: 'sunday', startsAt: '14:00', hours: 2 },
    tags: ['Guided', 'Outdoors'],
    language: ['English', 'Spanish'],
    about: [
      'Seventeen walls, all painted by people who live behind them. You meet the woman on the four-storey portrait, who says that her ears are smaller, and the boy who did the tiny door.',
      'Starts at the tyre shop, ends at a wall still white. There is a ladder, and there is paint, and you may add one brushstroke each.',
    ],
  },
  'Portrait marathon: your face in nine minutes': {
    card: { by: 'drift-gallery', price: 12, stars: [4.6, 62] },
    picture: 'portrait',
    where: { district: 'The Strand', on: 'square', landmark: 'Bandstand Square' },
    when: { daysFromNow: 37, weekday: 'saturday', startsAt: '12:00', hours: 6 },
    tags: ['Take one home', 'All ages'],
    about: [
      'Eight artists in a ring, one chair in front of each, a kitchen timer in the middle. Sit down, keep fairly still, and pay for whichever version of yourself you can live with.',
      'Couples get drawn together at no extra cost, and dogs at their own risk.',
    ],
  },
})
