import { eventsOf } from '../compose.ts'

export const music = eventsOf('music', {
  'Harbour brass at the end of the working day': {
    card: { by: 'tideline-collective', price: 0, stars: [4.7, 88] },
    picture: 'bandstand',
    where: { district: 'Old Harbour', on: 'square', landmark: 'Harbour Square' },
    when: { daysFromNow: 0, startsAt: '18:30', hours: 2 },
    tags: ['Free', 'Open air', 'Brass'],
    about: [
      'Eleven players, four of whom have come straight from the fish auction and are still in boots. They begin with marches because marches warm the fingers, and end with whatever the tuba wants.',
      'Stand on the steps for the sound or by the bollards for the view. A hat goes round at seven; it is a very large hat.',
    ],
  },
  'Fado and small plates in the vaults': {
    card: { by: 'casa-verbena', price: 34, stars: [4.9, 121] },
    picture: 'small-stage',
    where: { district: 'Castle Hill', on: 'street' },
    when: { daysFromNow: 0, weekday: 'friday', startsAt: '20:30', hours: 3 },
    tags: ['Seated', 'Dinner included'],
    language: ['Portuguese', 'English'],
    about: [
      'Three singers, two guitars, sixty seats, candles. Between songs nobody serves and nobody talks, which is the only rule, and people who break it are looked at by Dona Lurdes.',
      'Plates arrive in the pauses: salt-cod fritters, broad beans with mint, a pudding made of egg yolks and patience. Vegetarians say so when booking and eat just as well.',
    ],
  },
  'A string quartet in the boat shed': {
    card: { by: 'island-philharmonic', price: 22, stars: [4.8, 64] },
    picture: 'small-stage',
    where: { district: 'East Quay', on: 'waterfront' },
    when: { daysFromNow: 0, weekday: 'sunday', startsAt: '17:00', hours: 2 },
    tags: ['Classical', 'Step-free'],
    about: [
      'The Kittiwake yard rolls its hulls outside for one afternoon and sweeps up the shavings. Upturned dinghies make the benches, and the acoustics, say the players, are better than the hall’s.',
      'Two quartets, one old and stormy and one new and full of birds, with a half-hour between them for tea out of the urn.',
      'Dress for a shed. Cushions can be borrowed from the sail loft.',
    ],
  },
  'Night train: a blues evening in the waiting room': {
    card: { by: 'tideline-collective', price: 16, stars: [4.6, 97] },
    picture: 'small-stage',
    where: { district: 'Meridian', on: 'square', landmark: 'Station Square' },
    when: { daysFromNow: 3, startsAt: '21:00', hours: 3 },
    tags: ['Blues', 'Jazz', 'Bar', 'Standing'],
    about: [
      'The last departure leaves at 20:52 and then the waiting room is ours. A four-piece from the north coast plays under the clock, which has been stopped at midnight for the purpose.',
      'Tickets look like railway tickets and are punched at the door by a retired conductor who enjoys it more than anyone.',
    ],
  },
  'Choir of two hundred, come and sing': {
    card: { by: 'bell-parishes', price: 5, stars: [4.8, 143] },
    picture: 'choir',
    where: { district: 'Castle Hill', landmark: 'The Minster' },
    when: { daysFromNow: 7, weekday: 'saturday', startsAt: '14:00', hours: 4 },
    tags: ['Take part', 'All voices'],
    language: ['English', 'Latin'],
    about: [
      'You rehearse from two, have cake at four, and perform at five to whoever you talked into coming. Nobody auditions and nobody is asked whether they can read music, since the person beside you can.',
      [
        'Scores lent against your coat',
        'Basses especially wanted, as ever',
        'Children from eight with a grown-up who sings',
      ],
    ],
  },
  'Oud, clarinet and the call of the swifts': {
    card: { by: 'noors-kitchen', price: 20, stars: [4.9, 58] },
    picture: 'bandstand',
    where: { district: 'Westgate', on: 'street' },
    when: { daysFromNow: 6, startsAt: '19:30', hours: 2 },
    tags: ['Jazz', 'Courtyard', 'Intimate'],
    language: ['Arabic', 'English'],
    about: [
      'Yusuf plays an oud his grandfather made; Karin plays the clarinet she nearly sold. They met in the queue for Noor’s lentil soup and have given a concert in her courtyard every month since.',
      'Forty places around the orange tree. Tea is poured throughout, so if you hear a glass, that is part of the percussion.',
    ],
  },
  'Dockside Sessions: five new bands': {
    card: { by: 'old-foundry', price: 18, stars: [4.4, 176] },
    picture: 'open-air-stage',
    where: { district: 'West Docks', on: 'street' },
    when: { daysFromNow: 7, weekday: 'friday', startsAt: '19:00', hours: 5 },
    tags: ['Loud', 'New music', 'From 16'],
    about: [
      'Half an hour each, ten minutes to swap the drums, no encores. The island has perhaps thirty bands and these five were drawn from a bucket live on the radio, so the evening makes no sense and is the better for it.',
      'Earplugs are free at the door. Last year’s opening act now fills the stadium, and still owes the bar for a tambourine.',
    ],
  },
  'Bandstand Sunday: waltzes, deckchairs, ices': {
    card: { by: 'island-philharmonic', price: 0, stars: [4.6, 209] },
    picture: 'bandstand',
    where: { district: 'The Strand', on: 'square', landmark: 'Bandstand Square' },
    when: { daysFromNow: 14, weekday: 'sunday', startsAt: '15:00', hours: 2 },
    tags: ['Free', 'Dancing', 'Families'],
    about: [
      'The wind players of the Philharmonic in straw hats. They know what you came for and will play it, though you must sit through one piece by the conductor’s uncle first.',
      'A square of boards is laid for dancing and a couple in their eighties always starts. Chairs cost a coin, the grass costs nothing.',
    ],
  },
  'The crater lake concert': {
    card: { by: 'island-philharmonic', price: 48, stars: [4.9, 77] },
    picture: 'open-air-stage',
    where: { district: 'Upper Alder', on: 'hill', landmark: 'Crater Lake View' },
    when: { daysFromNow: 29, weekday: 'saturday', startsAt: '18:00', hours: 3 },
    tags: ['Open air', 'Walk needed', 'Once a year'],
    about: [
      'Thirty-two musicians on a raft in the middle of a volcano. The rim throws the sound back a second and a half later, and the programme was chosen with that second and a half in mind.',
      'Buses run from Station Square to the end of Crater Road; the rest is a forty-minute walk on a good path. Harps and grandparents go up by mule cart, in that order.',
      [
        'Bring a rug, a coat and a torch for the way down',
        'Soup and bread at the boathouse',
        'Rained off? It moves to Sunday',
      ],
    ],
  },
})
