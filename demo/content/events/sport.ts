import { eventsOf } from '../compose.ts'

export const sport = eventsOf('sport', {
  'Sunrise Yoga on the Pier': {
    card: { by: 'northfield-strength', price: 9, stars: [4.8, 131] },
    picture: 'yoga',
    where: { district: 'The Strand', on: 'waterfront', landmark: 'Strand Pavilion' },
    when: { daysFromNow: 0, weekday: 'sunday', startsAt: '06:30', hours: 1 },
    tags: ['All levels', 'Mats lent'],
    about: [
      'Five hundred metres out, with sea on three sides and the sun coming up where your left foot points. Teacher Anneli speaks just loud enough to be heard over the boards.',
      'Mats have loops for the railing so that they stay on the island. Coffee at the pier head afterwards, wrapped in a blanket, talking to strangers or to no one.',
    ],
  },
  'Harbour Athletic against the Fells: the derby': {
    card: { by: 'harbour-athletic', price: 14, stars: [4.5, 287] },
    picture: 'football',
    where: { district: 'Meridian', landmark: 'Harbour Stadium' },
    when: { daysFromNow: 0, weekday: 'saturday', startsAt: '15:00', hours: 2 },
    tags: ['Football', 'Families', 'Step-free'],
    about: [
      'Port against mountain, herring against sheep. The Fells have not won here since a fog in 1987 and bring up the fog whenever asked.',
      'The family stand has a play corner and no swearing, or very little. Pies are by the butcher on Kingsway, and run out at half time, so send someone at forty minutes.',
    ],
  },
  'Mudlark Mile: a race across the estuary flats': {
    card: { by: 'mudlark-runners', price: 20, stars: [4.9, 93] },
    picture: 'running',
    where: { district: 'Saltmarsh', on: 'waterfront' },
    when: { daysFromNow: 10, weekday: 'sunday', startsAt: '10:30', hours: 3 },
    tags: ['Running', 'Mud', 'From 14'],
    about: [
      'It is only a mile. The record stands at nineteen minutes and was set by a woman on tennis rackets. Tape your shoes to your feet and then forget about your shoes.',
      'A fire engine rinses finishers. Spectators are safe behind the straw bales as a rule, and hot pasties are safe nowhere.',
    ],
  },
  'Open-water swim to Anchor Isle and back': {
    card: { by: 'harbour-athletic', price: 32, stars: [4.8, 78] },
    picture: 'open-swim',
    where: { district: 'Sandholme', on: 'beach' },
    when: { daysFromNow: 35, weekday: 'sunday', startsAt: '09:00', hours: 4 },
    tags: ['Swimming', 'Safety boats', 'From 16'],
    about: [
      'Just over four kilometres with a turn around the buoy off the isle, where a man in a kayak hands out jelly babies. Thirty boats watch over three hundred swimmers and count every cap twice.',
      [
        'Waves by speed, from eager to scenic',
        'Wetsuits welcome, not required',
        'Cut-off at two and a half hours, with a lift home',
      ],
      'The water was sixteen degrees when somebody last put an elbow in.',
    ],
  },
  'Tuesday bouldering with pizza': {
    card: { by: 'northfield-strength', price: 13, stars: [4.6, 115] },
    picture: 'bouldering',
    where: { district: 'Northfield', on: 'street' },
    when: { daysFromNow: 1, weekday: 'tuesday', startsAt: '18:00', hours: 3 },
    tags: ['Climbing', 'Beginners', 'Shoes lent'],
    about: [
      'The setters put up twelve new problems on Monday night and stand about on Tuesday pretending not to watch. Climb with whoever is waiting under the same hold; that is how everybody here met.',
      'Pizza comes at eight from the wood oven in the yard. Chalk is not a topping, although Rafe persists.',
    ],
  },
  'Rowing eights: the Harbour Bridge regatta': {
    card: { by: 'harbour-athletic', price: 0, stars: [4.7, 132] },
    picture: 'rowing-eights',
    where: { district: 'Old Harbour', on: 'waterfront' },
    when: { daysFromNow: 9, weekday: 'saturday', startsAt: '12:00', hours: 5 },
    tags: ['Free to watch', 'Rowing'],
    about: [
      'Schools, pubs, the hospital, the bank and the nuns each put a boat on the river, and heats go off every ten minutes on the rising tide. The nuns have held the cup for three years.',
      'Best seats are on the east embankment under the limes. A commentator with a megaphone tells the truth about everybody’s training.',
    ],
  },
  'Moonlit ten: a run by head torch': {
    card: { by: 'mudlark-runners', price: 16, stars: [4.7, 84] },
    picture: 'running',
    where: { district: 'Beacon Hill', on: 'park', landmark: 'Beacon Hill Park' },
    when: { daysFromNow: 17, startsAt: '20:00', hours: 2 },
    tags: ['Running', 'Torches lent'],
    about: [
      'Ten kilometres of woodland path, two hundred bobbing lights, and an owl who objects at kilometre six. The course is marked with glow sticks that children hang up in the afternoon.',
      'Walkers set off twenty minutes early. At the finish there is broth, and a bench for discussing the hill.',
    ],
  },
})
