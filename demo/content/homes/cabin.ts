import { homesOf } from '../compose.ts'

export const cabins = homesOf('cabin', {
  'Crater-lake cabin with a rowing boat': {
    card: { by: 'slate-and-thatch', price: 124, stars: [4.9, 136] },
    where: { district: 'Upper Alder', on: 'hill', landmark: 'Crater Lake View' },
    about: [
      'Mount Alder has not said anything for four thousand years, and at the bottom of its crater is a lake so still that swallows drink their own reflections. The cabin stands on the only flat bit.',
      'One room, four bunks, a stove, oil lamps. Water comes from the spring, supper from what you carried up. The boat is tied with a bow, so please tie it with a bow.',
      [
        '40 minutes’ walk from the car park, porter by arrangement',
        'Sauna tent with a lake for a plunge pool',
        'No signal whatever',
      ],
    ],
  },
  'Shepherd’s hut on Fallow Down': {
    card: { by: 'slate-and-thatch', price: 78, stars: [4.7, 152] },
    picture: 'shepherds-hut',
    where: { district: 'Fallowmere', on: 'hill', landmark: 'Fallow Down' },
    about: [
      'Iron wheels, a curved tin roof, a stable door whose top half stays open while larks go up and down outside it like lifts. A double bed fills one end and a pot-bellied stove the other.',
      'Sheep rub against the corner at dawn and the whole hut rocks a little. Past guests describe this as soothing, or else as an earthquake.',
    ],
  },
  'Pine cabin with a telescope': {
    card: { by: 'ridge-and-shore', price: 96, stars: [4.8, 89] },
    where: { district: 'Fallowmere', on: 'hill', landmark: 'High Fell' },
    about: [
      'No street lamp for nine kilometres. The roof over the bed slides back on rails, and the telescope on the deck is good enough for the rings that everybody gasps at.',
      'Red torches, star charts and hot-water bottles are provided. If it is cloudy we give you a second night for the price of the firewood.',
    ],
  },
  'Net-drying hut turned snug': {
    card: { by: 'tidewater-moorings', price: 82, stars: [4.6, 104] },
    where: { district: 'Saltmarsh', on: 'beach' },
    about: [
      'Black tarred boards outside, white paint and rope shelves inside. At spring tides the water comes up to the third step and you go to bed feeling you have set sail.',
      'Gas ring, tiny sink, a loo across the shingle with a view better than the one from the hut. Bring books; there is a shelf exactly one book long for the one you leave behind.',
    ],
  },
  'Treehouse in the old limes, rope bridge': {
    card: { by: 'parks-and-shores', price: 115, stars: [4.8, 127] },
    picture: 'treehouse',
    where: { district: 'Westgate', on: 'park', landmark: 'Westgate Common' },
    about: [
      'Nine metres up in two lime trees, with a bridge between the bedroom and the privy that makes night-time visits an event. Squirrels regard it as social housing.',
      'Minimum age six, on account of the bridge. The ladder pulls up after you, and the bell on a string calls the ranger, breakfast or the bluff of a sibling.',
    ],
  },
  'Ranger’s cabin at Heron Brook': {
    card: { by: 'ridge-and-shore', price: 88, stars: [4.9, 77] },
    where: { district: 'Sealhaven', on: 'hill' },
    about: [
      'Rangers used it until they were given a hut with a printer. It sleeps five on a shelf and a bed, has a table cut from one slab of elm, and smells of resin and wet dog in a good way.',
      'Otters cross the ford at dusk if you are downwind and have the patience to be boring. A wooden hide with a bench stands thirty metres off.',
    ],
  },
  'Off-grid cube with one enormous window': {
    card: { by: 'slate-and-thatch', price: 142, stars: [4.7, 58] },
    where: { district: 'Norby', on: 'hill' },
    about: [
      'Three metres by six, clad in charred larch, turned to face the weather. You lie in bed and watch rain cross the bay, work its way up the valley, and knock.',
      'Solar light, rainwater shower, compost loo with a rather smug explanatory poster. The espresso pot is stovetop and the chocolate in the tin is on us.',
    ],
  },
  'Forest cabin for six with a long porch': {
    card: { by: 'slate-and-thatch', price: 158, stars: [4.6, 93] },
    where: { district: 'Stonefold', on: 'hill' },
    about: [
      'The porch runs the whole south side and has three hammocks, a swing seat and a nail for every coat. Indoors is for sleeping and for when the cards come out.',
      [
        'Two bedrooms and a gallery',
        'Log-fired hot tub, four hours to heat',
        'Bikes stored under the floor',
        'Mushrooms behind the shed: ask before you eat',
      ],
    ],
  },
  'Keeper’s hut below the lighthouse': {
    card: { by: 'harbour-office', price: 108, stars: [4.8, 113] },
    picture: 'keepers-hut',
    where: { district: 'Lantern Side', landmark: 'Lantern Head Lighthouse' },
    about: [
      'Assistant keepers slept here in shifts, in a bed that never went cold. It has been given a second bed since, a bathroom, and walls thick enough that the foghorn is only felt.',
      'All night the beam goes over like the hand of a slow clock. Guests get the key to the tower and may climb it once a day, even in slippers.',
    ],
  },
  'Beehive cabin in the heather': {
    card: { by: 'island-honey', price: 74, stars: [4.7, 66] },
    where: { district: 'Highcliff', on: 'hill' },
    about: [
      'A round cabin of straw and lime with a hole of blue at the top, between forty hives and the best heather on the island. The bees work; you watch them do it from a bench at a civil distance.',
      'One double bed follows the curve of the wall. Toast in the morning comes with four honeys and a quiz about which hillside each is from.',
    ],
  },
})
