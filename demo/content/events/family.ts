import { eventsOf } from '../compose.ts'

export const family = eventsOf('family', {
  'Crab-racing championship, under-tens': {
    card: { by: 'barnacle-club', price: 4, stars: [4.9, 148] },
    picture: 'crab-race',
    where: { district: 'Old Harbour', on: 'waterfront' },
    when: { daysFromNow: 0, weekday: 'saturday', startsAt: '11:00', hours: 2 },
    tags: ['Ages 3–10', 'Outdoors'],
    about: [
      'Catch one off the steps with string and bacon, give it a name, put it on the start line, shout. Crabs choose their own direction, so there is a prize for every edge of the table.',
      'All athletes go home to the harbour by the chute at half past twelve. Past winners include Sir Pinch, Linda, and Gary the Unready.',
    ],
  },
  'Puppets in the park: The Fox Who Kept Bees': {
    card: { by: 'barnacle-club', price: 7, stars: [4.8, 91] },
    picture: 'puppets',
    where: { district: 'Castle Hill', on: 'park', landmark: 'Castle Park' },
    when: { daysFromNow: 0, startsAt: '16:00', hours: 1 },
    tags: ['Ages 4+', 'Open air'],
    about: [
      'Forty minutes of felt, string and mild peril on a stage that folds out of a bicycle. The fox has a plan, the bees have a union, and the audience is consulted at every turn.',
      'Sit on the grass below the south wall. After the show children may work the bear, who needs two people and a good deal of patience.',
    ],
  },
  'Museum sleepover beneath the whale': {
    card: { by: 'museums-trust', price: 45, stars: [4.9, 66] },
    picture: 'whale-hall',
    where: { district: 'East Quay', on: 'square', landmark: 'Museum Square' },
    when: { daysFromNow: 7, weekday: 'friday', startsAt: '18:30', hours: 14 },
    tags: ['Ages 7–12', 'Overnight'],
    about: [
      'Unroll your bag under twenty metres of ribs. There is a torchlit hunt for the seven animals that blink, cocoa with the night guard, and a story about how the whale got up the stairs.',
      'One adult for every four children. Adults get camp beds and, from ten o’clock, the good biscuits in the curator’s office.',
      ['Breakfast at half past seven', 'Lights never quite out', 'Do not bring a drum, Theodore'],
    ],
  },
  'Kite morning on the long sand': {
    card: { by: 'parks-and-shores', price: 0, stars: [4.6, 112] },
    picture: 'kites',
    where: { district: 'Sandholme', on: 'beach' },
    when: { daysFromNow: 9, weekday: 'sunday', startsAt: '10:00', hours: 3 },
    tags: ['Free', 'All ages'],
    about: [
      'Kites of your own are welcome, and three hundred paper ones wait to be coloured in and sent up. Wardens mark a runway for the big ones, among them a squid that needs five grown men.',
      'Too little wind and we run. Too much wind and the squid stays in its bag, for everyone’s sake.',
    ],
  },
  'Story boat: tales told between two bridges': {
    card: { by: 'tidewater-moorings', price: 11, stars: [4.7, 73] },
    picture: 'story-boat',
    where: { district: 'Mill Quarter', on: 'waterfront' },
    when: { daysFromNow: 15, weekday: 'saturday', startsAt: '14:30', hours: 1 },
    tags: ['Ages 5+', 'On the water'],
    language: ['English', 'Spanish'],
    about: [
      'A barge, twenty-four listeners, and Abuela Pilar, who begins when the rope is let go and finishes exactly as it is thrown ashore again. Nobody knows how she does it, with the tide being what it is.',
      'She mixes Spanish and English the way people mix milk and tea, and small children follow all of it.',
    ],
  },
  'Build a raft, float a raft, sink a raft': {
    card: { by: 'kittiwake-boat-yard', price: 15, stars: [4.8, 104] },
    picture: 'raft',
    where: { district: 'Sandholme', on: 'park', landmark: 'Lido Park' },
    when: { daysFromNow: 16, weekday: 'sunday', startsAt: '13:00', hours: 4 },
    tags: ['Ages 8+', 'Get wet'],
    about: [
      'Teams of four get barrels, planks, rope and ninety minutes. Then everyone paddles once round the island in the boating lake, or as far as their knots allow.',
      'Prizes for speed, for beauty, and for the most graceful sinking, which is judged by the lifeboat crew and taken seriously.',
      'Change of clothes essential, for parents as well.',
    ],
  },
  'Robots from rubbish, a workshop for two sizes': {
    card: { by: 'the-fixing-shed', price: 18, stars: [4.7, 49] },
    picture: 'robot',
    where: { district: 'Mill Quarter', on: 'street' },
    when: { daysFromNow: 5, startsAt: '15:30', hours: 2 },
    tags: ['Ages 6–11 with an adult'],
    about: [
      'A dead toaster, a toothbrush motor, some bottle tops: by half past five it has eyes and walks, probably into the wall. Children design, adults solder, arguments are settled by magnet.',
      'Bring one broken thing from home with moving parts. We had a whole accordion once, and it still comes to visit.',
    ],
  },
})
