import { vehiclesOf } from '../compose.ts'

export const vans = vehiclesOf('van', {
  'Camper van Josephine, sleeps two and a half': {
    card: { by: 'lugger-vans', price: 112, stars: [4.9, 128] },
    where: { district: 'Sandholme', on: 'beach' },
    about: [
      'Josephine has a pop-up roof, a real oven the size of a shoe box, and curtains with lighthouses on. The half is a hammock across the front seats, for anyone under a metre thirty.',
      'She is slow on hills and makes up for it by being somewhere lovely whenever she stops. Water tank, gas, bedding, folding chairs and a bucket of pegs come along.',
      'Please talk to her in third gear. It does nothing, but we all do.',
    ],
  },
  'Long removal van, three seats, tail lift': {
    card: { by: 'lugger-vans', price: 89, stars: [4.4, 205] },
    picture: 'box-van',
    where: { district: 'West Docks', on: 'street' },
    about: [
      'Fourteen cubic metres: a two-room flat in one trip, or a piano and a guilty conscience. The lift takes 500 kg and most of the swearing out of moving day.',
      ['20 blankets, 10 straps, a sack truck', '100 km a day included', 'Keys from the box, day or night'],
    ],
  },
  'Surf van with racks and a hot shower': {
    card: { by: 'saltline-surf', price: 98, stars: [4.8, 87] },
    where: { district: 'Sandholme', on: 'beach' },
    about: [
      'Racks for six boards, a rail for wetsuits, a rubber floor, and forty litres of hot water that come out of a shower head at the back doors. That last item has ended friendships with other vans.',
      'A bench along one side becomes a bed for one or a very close two. Parking before eight is free at both surf beaches.',
    ],
  },
  'Market trader’s van with shelves and hatch': {
    card: { by: 'market-traders', price: 64, stars: [4.5, 46] },
    picture: 'trader-van',
    where: { district: 'Old Harbour', on: 'square', landmark: 'Market Square' },
    about: [
      'The side swings up into an awning and the counter folds down underneath it. Inside are crates on runners, hooks, a chalkboard, and a shelf exactly as deep as a tray of peaches.',
      'Traders with a pitch pay two thirds. Everyone else, come and find out how early five in the morning is.',
    ],
  },
  'Refrigerated van, small, very clean': {
    card: { by: 'lugger-vans', price: 76, stars: [4.6, 38] },
    picture: 'box-van',
    where: { district: 'West Docks', on: 'waterfront' },
    about: [
      'Holds two degrees all day with the doors opened every quarter of an hour, which is how fish gets delivered. Wipe-down walls, drain in the floor, logger whose printout the inspector likes.',
      'Good for caterers, cake makers with far to go, and once for an ice swan that reached the reception with its beak intact.',
    ],
  },
  'Electric minivan for muddy dogs and bikes': {
    card: { by: 'lugger-vans', price: 82, stars: [4.7, 93] },
    where: { district: 'Beacon Hill', on: 'hill' },
    about: [
      'Sliding doors on both sides, four bike clamps on the floor, and a tap with a hose that works off the battery. Your hallway at home will not be this well organised.',
      'Seats come out in a minute each and can stay with us. It hums rather than roars, so the deer at the top car park will still be there when you arrive.',
    ],
  },
  'Band van: eight seats and a locked hold': {
    card: { by: 'tideline-collective', price: 105, stars: [4.5, 52] },
    where: { district: 'Mill Quarter', on: 'street' },
    about: [
      'Eight reclining seats in front of a steel wall, and behind it a hold that takes a drum kit, two bass cabinets and the merchandise nobody bought. Sockets at every seat.',
      'We bought it for our own tours and it knows the way to every stage on the island. Stickers on the ceiling only, please; it is a visitors’ book.',
    ],
  },
  'Tiny three-wheeled truck, also for parades': {
    card: { by: 'market-traders', price: 42, stars: [4.8, 64] },
    picture: 'small-truck',
    where: { district: 'Westgate', on: 'square', landmark: 'Westgate Square' },
    about: [
      'Two metres and a half of truck with handlebars inside. It fits down the lanes that other vans only look into, carries 300 kg of oranges, and makes children point.',
      'Flatbed sides drop on all three edges. For festivals we lend bunting, a tarpaulin and a brass horn that plays the first four notes of something.',
    ],
  },
  'High-roof camper with a writing desk': {
    card: { by: 'lugger-vans', price: 640, per: 'week', stars: [4.9, 43] },
    where: { district: 'Orchard Bank', on: 'hill' },
    about: [
      'Fixed bed, standing height of 1.92 m, wood stove, and under the big window a desk with a lamp and a drawer that locks. Two novels and a thesis were finished at it, and one crossword.',
      'Solar panels keep a laptop and the fridge going for as long as you like to stay put. The stove is lit by you, with our matches and our blessing.',
      [
        'Weekly rental only, Saturday to Saturday',
        'Outdoor shower and a fold-away loo',
        'Signal booster, which you may leave off',
      ],
    ],
  },
  'Plain white van, honest and dented': {
    card: { by: 'lugger-vans', price: 45, stars: [4, 176] },
    picture: 'white-van',
    where: { district: 'West Docks', on: 'street' },
    about: [
      'Every dent has been photographed and none of them is yours. Six cubic metres, a plywood floor, a ladder rack, and a smell of timber that we cannot explain and have come to like.',
      'Rented by the day, or ask at the counter for two hours: a sofa never takes longer.',
    ],
  },
})
