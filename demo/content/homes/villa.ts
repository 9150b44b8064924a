import { homesOf } from '../compose.ts'

export const villas = homesOf('villa', {
  'Villa Halcyon, pool at the cliff’s edge': {
    card: { by: 'highwater-villas', price: 520, stars: [4.9, 71] },
    where: { district: 'Lantern Side', on: 'hill' },
    about: [
      'The pool ends where the air begins. From the water you look straight out over the bay with no railing in sight; there is one, a metre lower, where toddlers and mothers-in-law find it reassuring.',
      'Five bedrooms open on one long gallery. Celestina comes at nine, makes coffee that has been written about, and leaves at noon with the sheets.',
    ],
  },
  'White villa among the almond trees': {
    card: { by: 'highwater-villas', price: 385, stars: [4.8, 94] },
    where: { district: 'Orchard Bank', on: 'hill' },
    about: [
      'Thick walls, small windows, cool floors: built by somebody who knew about noon. The almonds blossom before anything else on the island and hum so loudly with bees that you hear it from the bath.',
      'Sleeps eight. A walled pool, an outdoor oven with instructions and a peel, and a donkey over the fence who is owed an apple.',
    ],
  },
  'Glass house over the surf': {
    card: { by: 'highwater-villas', price: 610, stars: [4.7, 43] },
    where: { district: 'Ambersand', on: 'beach' },
    about: [
      'An architect built it for herself, argued with the sea about the foundations for two years, and won. One side is glass from floor to roof, and in a storm it is like standing on a bridge.',
      'Three bedrooms, concrete and cedar, heating in the floor. No curtains on the sea side, as only fish could look in.',
      ['Sauna with a porthole', 'Surf rack, wetsuit rail, outdoor shower', 'Not suited to sleepwalkers'],
    ],
  },
  'The consul’s villa, with its own jetty': {
    card: { by: 'highwater-villas', price: 465, stars: [4.8, 66] },
    where: { district: 'East Quay', on: 'waterfront' },
    about: [
      'A faded pink house behind a row of palms, where a consul of a country that no longer exists gave parties nobody quite remembers. The ballroom floor still has the heel marks.',
      'Six bedrooms, nine balconies. The jetty takes boats up to ten metres, and the yard will deliver one to it with the tank full.',
    ],
  },
  'Small villa for two, large terrace': {
    card: { by: 'highwater-villas', price: 240, stars: [4.9, 118] },
    where: { district: 'Beacon Hill', on: 'hill' },
    about: [
      'Most of this house is outdoors. The bedroom, bath and kitchen line up at the back like boxes at a theatre, and the stage is eighty square metres of warm stone with a pergola and a plunge pool.',
      'Lemons for the picking. A gecko lives behind the lamp and keeps the mosquitoes on their toes.',
    ],
  },
  'Vineyard villa with tastings downstairs': {
    card: { by: 'copper-still', price: 330, stars: [4.7, 82] },
    where: { district: 'Stonefold', on: 'hill' },
    about: [
      'Our grandparents planted the terraces, our parents lost money on them, and we finally make a white wine that people drive for. You live over the press house and have the run of the rows.',
      'Four bedrooms around a courtyard. On Thursdays Aurelio pours for guests from whatever barrel he is arguing with, and bread and cheese appear.',
    ],
  },
  'Villa Marisol, made for grandparents too': {
    card: { by: 'highwater-villas', price: 410, stars: [4.8, 76] },
    where: { district: 'Sandholme', on: 'beach' },
    about: [
      'Three generations fit in without meeting before breakfast. Ground-floor suite with a level shower and its own terrace; five more beds upstairs; a nursery between two bedrooms, close enough to hear.',
      'The pool has a fence, a shallow shelf, and steps with a handrail down the middle. One path leads to the sand, paved all the way.',
    ],
  },
  'Modernist villa with an empty white room': {
    card: { by: 'drift-gallery', price: 355, stars: [4.6, 38] },
    where: { district: 'Beacon Hill', on: 'hill' },
    about: [
      'Built in 1958 by a painter who left one room bare so that there would always be somewhere to begin. It has north light, a sink and nothing else, and you may do in it whatever you do.',
      'The rest is low sofas, a sunken hearth, and a record player with two hundred records, filed by mood. Three bedrooms, a reflecting pool with newts.',
    ],
  },
  'Big family villa, tennis and a treehouse': {
    card: { by: 'highwater-villas', price: 495, stars: [4.7, 91] },
    where: { district: 'Northfield', on: 'park', landmark: 'Northfield Park' },
    about: [
      'A clay court that is swept on Mondays, a treehouse that is swept never, and a kitchen with two ovens. Twelve can sleep here and another three in the treehouse if it stays dry.',
      'Rackets hang in the hall in every size back to wood. House rule, carved over the door in 1921: losers lay the table.',
    ],
  },
  'Winter villa by the week, stove and sauna': {
    card: { by: 'highwater-villas', price: 1350, per: 'week', stars: [4.8, 34] },
    where: { district: 'The Strand', on: 'waterfront' },
    about: [
      'When the awnings come down and prices with them, this is the one we would rent ourselves. Double glazing, tiled stove, deep sofas, a drying room, and the promenade to yourself in oilskins.',
      'The sauna holds six and its window looks at breakers. A woodman brings two baskets a day without being asked.',
    ],
  },
})
