import { placesOf } from '../compose.ts'

export const marketHalls = placesOf('market', {
  'Market Hall': {
    card: { by: 'market-traders', stars: [4.7, 731] },
    picture: 'market-hall',
    where: { district: 'Old Harbour', landmark: 'Market Hall' },
    tags: ['Mon–Sat', 'Cheese', 'Hot lunches'],
    about: [
      'Iron, glass, eighty stalls, and a clock that runs five minutes fast so that nobody misses the bus. Follow the sawdust for butchers, the blue tiles for fish, and your nose for the rest.',
      'Lunch is best at the counters along the east wall: dumplings, chickpea pancakes, or the soup of the lady who only ever does one.',
    ],
  },
  'Fish Market': {
    card: { by: 'harbour-office', stars: [4.6, 302] },
    picture: 'fish-market',
    where: { district: 'Old Harbour', on: 'waterfront', landmark: 'Fish Market' },
    tags: ['Best before 9', 'Wear boots'],
    about: [
      'Shoppers are let in when the auction is done. Ask what is good and you will be told what is not, in detail, with the culprit’s stall pointed out.',
      'Anything can be gutted, smoked or wrapped in seaweed to travel. Seals wait below the third arch and are never disappointed.',
    ],
  },
  'Meridian Arcade': {
    card: { by: 'market-traders', stars: [4.4, 287] },
    picture: 'arcade',
    where: { district: 'Meridian', on: 'street', landmark: 'Meridian Arcade' },
    tags: ['Rain-proof', 'Small shops', 'Step-free'],
    about: [
      'Forty shopfronts under a vaulted glass roof, with not one of them wider than a bus. Gloves, globes, fountain pens, hearing aids, tea: the sort of shops that wrap things.',
      'Under the dome hangs a pendulum that knocks over a skittle every twelve minutes. Bets are placed, quietly.',
    ],
  },
  'Mill Square produce market': {
    card: { by: 'market-traders', stars: [4.7, 195] },
    picture: 'market-square',
    where: { district: 'Mill Quarter', on: 'square', landmark: 'Mill Square' },
    tags: ['Wed and Sat mornings', 'Growers only'],
    about: [
      'The rule is that you must have grown it. It keeps the stalls few and muddy, and the conversation excellent. There are carrots here with legs and, in their season, pears you carry home like eggs.',
      'Second-hand jars change hands at the fountain. Three for a thank-you.',
    ],
  },
  'Northfield Cross car-boot and plants': {
    card: { by: 'market-traders', stars: [4.2, 134] },
    picture: 'flea-market',
    where: { district: 'Northfield', on: 'square', landmark: 'Northfield Cross' },
    tags: ['Sundays from 7', 'Bargains'],
    about: [
      'One side sells what came out of lofts, the other what came out of greenhouses. People arrive for a tomato plant and leave with a trombone.',
      'Coffee is from a horse box. Do not buy the red bicycle, it has been sold and sold back six times.',
    ],
  },
  'Westgate spice and cloth market': {
    card: { by: 'market-traders', stars: [4.8, 176] },
    picture: 'spices',
    where: { district: 'Westgate', on: 'square', landmark: 'Westgate Square' },
    tags: ['Thu–Sat', 'Fabrics', 'Street food'],
    about: [
      'Sacks rolled down like socks, in every red there is. Bolts of cotton and silk lean against the old wall, and a tailor with his machine on a cart will turn four metres of it into something by tea time.',
      'Try the stuffed flatbread from the yellow awning. You will be told it is too hot to eat straight away and you will not listen.',
    ],
  },
  'Ambersand quay stalls': {
    card: { by: 'market-traders', stars: [4.5, 78] },
    picture: 'produce',
    where: { district: 'Ambersand', on: 'waterfront' },
    tags: ['When boats are in', 'Amber, honestly labelled'],
    about: [
      'Six trestles and a tarpaulin. Lobsters with elastic bands on, eggs in three colours, jerseys in the village stitch, and a grandfather who polishes what he finds on the beach and tells you which is only glass.',
      'If the flag is up there is a market. If the flag is wet there is a market inside the chapel.',
    ],
  },
})
