import { placesOf } from '../compose.ts'

export const landmarks = placesOf('landmark', {
  'Selmara Castle': {
    card: { by: 'museums-trust', price: 11, stars: [4.7, 894] },
    picture: 'castle',
    where: { district: 'Castle Hill', on: 'hill', landmark: 'Selmara Castle' },
    tags: ['Guided tours', 'Dungeon', 'Family trail'],
    about: [
      'Never taken by force, although it was once taken by a cook, who opened the postern in exchange for a silver pot. The pot is in the great hall and the postern has been widened for prams.',
      'Climb the keep for the town laid out like its own map. The dungeon is small and dry, and children find it homely.',
    ],
  },
  'Town Hall': {
    card: { by: 'town-council', stars: [4.3, 164] },
    picture: 'town-hall',
    where: { district: 'Old Harbour', landmark: 'Town Hall' },
    tags: ['Public gallery', 'Weddings'],
    about: [
      'A façade with eleven virtues carved across it and a blank niche where the architect could not agree with the mayor on a twelfth. On Saturdays confetti drifts across the steps from ten until four.',
      'Council meetings are open to all. Bring a cushion and, if you can, a point of order.',
    ],
  },
  'Lantern Head Lighthouse': {
    card: { by: 'harbour-office', price: 6, stars: [4.8, 437] },
    picture: 'lighthouse',
    where: { district: 'Lantern Side', on: 'hill', landmark: 'Lantern Head Lighthouse' },
    tags: ['168 steps', 'Shop', 'Picnic meadow'],
    about: [
      'One white flash every nine seconds since 1834, apart from a single evening when the keeper’s twins were born and nobody wound the clockwork. Ships anchored and waited; the captains sent a christening cup.',
      'The gallery at the top has a rail you can lean on and wind you can lean on as well.',
    ],
  },
  'Long Pier': {
    card: { by: 'town-council', stars: [4.6, 655] },
    picture: 'pier',
    where: { district: 'The Strand', on: 'waterfront', landmark: 'Strand Pavilion' },
    tags: ['Free', 'Level', 'Lit at night'],
    about: [
      'Six hundred metres of iron legs and oak boards, built so that paddle steamers could set down ladies dry-shod. Between the boards is the sea; hold on to your keys.',
      'Names on the brass plates underfoot were bought by the public after the great gale, at a penny a letter. Spelling was charged extra.',
    ],
  },
  'The Bandstand': {
    card: { by: 'town-council', stars: [4.5, 146] },
    picture: 'bandstand',
    where: { district: 'The Strand', on: 'square', landmark: 'The Bandstand' },
    tags: ['Concerts', 'Deckchairs'],
    about: [
      'Eight iron columns and a roof like a hat. Stand dead centre and whisper: it comes back louder. Quarrelling couples have discovered this too late.',
      'Anyone may book it for an hour to play anything on anything. The waiting list is kept by a bassoonist with a soft heart.',
    ],
  },
  'Old Ropeworks': {
    card: { by: 'old-ropeworks', stars: [4.6, 208] },
    picture: 'long-hall',
    where: { district: 'West Docks', landmark: 'Old Ropeworks' },
    tags: ['Studios', 'Courtyard café', 'Free'],
    about: [
      'A building one hundred and ten metres long and only twenty-two wide, since rope has to be walked. Twelve workshops have moved in, but a furrow worn into the floor by ropemakers’ feet runs through them all.',
      'A short length is still spun on the first weekend of each month. Join on anywhere and pull.',
    ],
  },
  'Theatre Royal': {
    card: { by: 'theatre-royal', stars: [4.7, 321] },
    picture: 'theatre',
    where: { district: 'Meridian', on: 'square', landmark: 'Theatre Royal' },
    tags: ['Backstage tours', 'Bar'],
    about: [
      'Gold, plush, cherubs with too many toes. The safety curtain carries painted advertisements for corsets and liniment that ceased trading a hundred years ago and get a cheer nightly.',
      'Tours go under the stage, where the thunder run is: a wooden gutter, six cannonballs, and your turn.',
    ],
  },
  'Lantern Playhouse': {
    card: { by: 'theatre-royal', stars: [4.6, 139] },
    picture: 'playhouse',
    where: { district: 'Castle Hill', landmark: 'Lantern Playhouse' },
    tags: ['90 seats', 'New plays'],
    about: [
      'The small stage on the hill, in a former lamp store. Ninety seats, of which six are behind a pillar and sold at half price to people with imagination.',
      'After the last bow the actors serve the drinks, and you can tell them which bit you did not understand.',
    ],
  },
  'Harbour Bridge': {
    card: { by: 'town-council', stars: [4.5, 247] },
    picture: 'bridge',
    where: { district: 'Old Harbour', on: 'waterfront', landmark: 'Harbour Square' },
    tags: ['Lamps', 'Buskers'],
    about: [
      'Five arches and ten lamps, each with a different sea creature curled about its foot. Touch the octopus for luck in exams; it has been polished down to seven arms.',
      'Upstream you have houseboats, downstream masts. At the turn of the tide the river stands perfectly still for some minutes, and so do a lot of people.',
    ],
  },
  'Priory Ruins': {
    card: { by: 'museums-trust', stars: [4.6, 112] },
    picture: 'ruins',
    where: { on: 'hill', landmark: 'Priory Ruins' },
    tags: ['Free', 'Picnics', 'Owls'],
    about: [
      'Twelve arches and no roof, with a lawn where the nave was. Monks kept bees, fish and a brewing house, until a king needed the lead. The brewing went on, some say, in the undercroft.',
      'Barn owls leave at dusk by the east window. Plays are put on here now and then, and cows look in.',
    ],
  },
  Observatory: {
    card: { by: 'museums-trust', stars: [4.5, 133] },
    picture: 'observatory',
    where: { district: 'Beacon Hill', on: 'hill', landmark: 'Observatory' },
    tags: ['Dome', 'Guided nights'],
    about: [
      'Under the green dome a telescope as long as a fishing boat still turns on its clockwork drive. Two comets were found from this chair, both of them by the cleaner, and both bear her name.',
      'The slit in the roof opens with a sound like an enormous zip.',
    ],
  },
  'Central Station': {
    card: { by: 'town-council', stars: [4.2, 276] },
    picture: 'station',
    where: { district: 'Meridian', on: 'square', landmark: 'Central Station' },
    tags: ['Clock', 'Waiting room', 'Step-free'],
    about: [
      'The engineers planned for four times as many trains as ever came, and so the hall is a cathedral for commuters. Pigeons were replaced by swallows some years ago; nobody knows who arranged it.',
      'Look for the tiled map in the booking hall, on which the sea is a little too large and the mainland has been left out entirely.',
    ],
  },
  'Petrel telephone box': {
    card: { by: 'town-council', stars: [4.8, 89] },
    picture: 'telephone-box',
    where: { district: 'Fulmar Cove', on: 'waterfront' },
    tags: ['Still works', 'Tiny'],
    about: [
      'A red-rusted box on the quay, with a line to one number only: the village shop, two hundred metres uphill. Lift the receiver and say what you would like. It comes down in a bucket on a wire.',
      'Visitors tend to order one stamp and an apple, to see it happen. That is perfectly understood.',
    ],
  },
})
