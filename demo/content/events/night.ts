import { eventsOf } from '../compose.ts'

export const night = eventsOf('night', {
  'Lanterns on the Water': {
    card: { by: 'tideline-collective', price: 10, stars: [4.9, 318] },
    picture: 'lanterns',
    where: { district: 'Old Harbour', on: 'waterfront', landmark: 'Harbour Square' },
    when: { daysFromNow: 0, startsAt: '20:00', hours: 3 },
    tags: ['Families', 'On the river', 'Once a season'],
    about: [
      'At slack water the street lamps go off and four thousand paper lanterns go on. You write something on yours, or nothing, and let it down on a hook from the bridge; the ebb does the rest.',
      'Rowing clubs collect every last one beyond the mole before midnight, and the frames come back next year. Listen for the choir, which stands under the middle arch where the echo is.',
    ],
  },
  'Foundry Nights: two floors until late': {
    card: { by: 'old-foundry', price: 15, stars: [4.3, 254] },
    picture: 'club',
    where: { district: 'West Docks', on: 'street' },
    when: { daysFromNow: 0, weekday: 'friday', startsAt: '22:30', hours: 5 },
    tags: ['Club', 'From 18'],
    about: [
      'Downstairs, where the anchors were cast, it is dark and fast. Upstairs, in the pattern loft, it is warm, slower, and somebody’s uncle is playing afrobeat on vinyl.',
      'Water is free, the cloakroom is a coin, and the door staff are kind people with firm views. Night buses leave outside every half hour until five.',
    ],
  },
  'Silent disco in the aquarium tunnel': {
    card: { by: 'museums-trust', price: 21, stars: [4.7, 143] },
    picture: 'aquarium',
    where: { district: 'East Quay', on: 'waterfront', landmark: 'Aquarium' },
    when: { daysFromNow: 0, weekday: 'saturday', startsAt: '21:00', hours: 4 },
    tags: ['Headphones', 'From 16'],
    about: [
      'Three channels, blue light, rays overhead. The fish are unbothered by dancing so long as it is silent, although the old conger has been seen to keep time with channel two.',
      'Flat soles only, as the floor is wet by nature. Headphones are cleaned between heads.',
    ],
  },
  'Ghost walk, with one real ghost at most': {
    card: { by: 'barnacle-club', price: 13, stars: [4.5, 186] },
    picture: 'ghost',
    where: { district: 'Castle Hill', on: 'hill', landmark: 'Castle Park' },
    when: { daysFromNow: 1, startsAt: '21:30', hours: 2 },
    tags: ['Ages 10+', 'Guided'],
    about: [
      'Seven stories in seven alleys by a guide with a lantern and a cold. Six of them were checked against the parish books, and you are invited to guess which was not.',
      'Something usually happens at the well. We have asked it to be punctual and it is not.',
    ],
  },
  'Pier cinema: a silent film, a live piano': {
    card: { by: 'tideline-collective', price: 12, stars: [4.8, 94] },
    picture: 'cinema',
    where: { district: 'The Strand', on: 'waterfront', landmark: 'Strand Pavilion' },
    when: { daysFromNow: 7, weekday: 'saturday', startsAt: '20:45', hours: 2 },
    tags: ['Film', 'Blankets lent'],
    about: [
      'A bedsheet of a screen, two hundred deckchairs, waves under the floor. The film is a comedy about a stolen ferry, shot on this very coast a century ago, and the ferry is still in service.',
      'Leocadia plays without a score and has never done it twice alike. Popcorn comes in sou’westers, which you give back.',
    ],
  },
  'Pub quiz at the Three Gulls, sea edition': {
    card: { by: 'three-gulls', price: 3, stars: [4.4, 168] },
    picture: 'pub',
    where: { district: 'Old Harbour', on: 'waterfront' },
    when: { daysFromNow: 2, weekday: 'wednesday', startsAt: '20:00', hours: 2 },
    tags: ['Teams of 6', 'Every week'],
    about: [
      'Five rounds: knots, wrecks, fish by smell, songs with anchors in, and general ignorance. Phones go in the bucket. The bucket has a lid since the incident.',
      'Winners drink free for the evening. Losers name next week’s specialist round, so that everybody gets their revenge in time.',
    ],
  },
  'Stargazing and hot chocolate on Fallow Down': {
    card: { by: 'ridge-and-shore', price: 18, stars: [4.8, 69] },
    picture: 'stargazing',
    where: { district: 'Fallowmere', on: 'hill', landmark: 'Fallow Down' },
    when: { daysFromNow: 24, startsAt: '21:00', hours: 3 },
    tags: ['Bus included', 'Telescopes'],
    about: [
      'A coach with blacked-out windows takes you up, so that your eyes are ready when the door opens. Three telescopes, one laser pointer, and an astronomer who was once a shepherd and still counts in twos.',
      'If clouds win, she does the whole sky from memory with a torch and an umbrella. It gets better reviews than the real one.',
    ],
  },
})
