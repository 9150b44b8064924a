import { homesOf } from '../compose.ts'

export const houses = homesOf('house', {
  'Pilot’s cottage with a lookout': {
    card: { by: 'slate-and-thatch', price: 176, stars: [4.9, 142] },
    where: { district: 'Lantern Side', on: 'waterfront' },
    about: [
      'For a hundred and twenty years the harbour pilots lived here with one eye on the horizon. The lookout is a glass box on the roof, reached by a ladder, big enough for two chairs and a bottle.',
      'Two bedrooms with box beds, a kitchen with a settle, a stove that heats everything once you have made friends with it. A note on the wall explains how.',
    ],
  },
  'Tall thin house on a lane of tall thin houses': {
    card: { by: 'slate-and-thatch', price: 148, stars: [4.6, 117] },
    picture: 'thin-house',
    where: { district: 'Old Harbour', on: 'street' },
    about: [
      'One room on each of five floors: kitchen, parlour, bedroom, bathroom, bedroom. You will get fit here and you will always have left your glasses on another storey.',
      'A dumb waiter runs the full height, and breakfast in bed on the top floor is among the small triumphs of the holiday.',
    ],
  },
  'Fisher house with blue shutters, garden, bikes': {
    card: { by: 'slate-and-thatch', price: 190, stars: [4.8, 165] },
    where: { district: 'Coopers Cove', on: 'beach' },
    about: [
      'From the back gate it is ninety-four steps to the sand; one of our young guests counted and chalked the number on the gatepost. An outside tap waits for feet.',
      'Sleeps six in three rooms. The garden has a table under a vine, a hammock, a shed with boogie boards, and a herb bed you are meant to cut from.',
      [
        'Four bicycles, two of them small',
        'Fish smoker, with chips of apple wood',
        'Linen, towels and beach towels included',
      ],
    ],
  },
  'The schoolhouse: one big room, one bell': {
    card: { by: 'slate-and-thatch', price: 158, stars: [4.8, 74] },
    where: { district: 'Fallowmere', on: 'hill' },
    about: [
      'Forty children once learned their tables in what is now the living room. The blackboard is still there, along with a box of chalk, and each party leaves a sum for the next one to solve.',
      'Bedrooms are in the teacher’s end: one double, one twin. Do ring the bell at noon, because the farmer sets his watch by it.',
    ],
  },
  'Gardener’s lodge inside the park gates': {
    card: { by: 'parks-and-shores', price: 134, stars: [4.7, 98] },
    where: { district: 'Beacon Hill', on: 'park', landmark: 'Beacon Hill Park' },
    about: [
      'When the gates are locked at dusk you are on the inside. Owls take over, the fountain is switched off, and forty acres of lawn become your garden until the first joggers at seven.',
      'Two small bedrooms and a kitchen with a range. The rent goes straight into the tree fund, and a young oak will be planted on your account.',
    ],
  },
  'House of three sisters, sleeps ten': {
    card: { by: 'slate-and-thatch', price: 340, stars: [4.7, 86] },
    where: { district: 'Orchard Bank', on: 'street' },
    about: [
      'Three sisters each built a wing because none would give way about the staircase. There are therefore three staircases, three front doors and one very long table in the middle on which everyone finally agreed.',
      'Five bedrooms, four bathrooms, two dishwashers. Big families have been known to arrive not speaking and to leave with a date for next year.',
    ],
  },
  'A mill house with the wheel still turning': {
    card: { by: 'slate-and-thatch', price: 205, stars: [4.9, 109] },
    picture: 'mill-house',
    where: { district: 'Upper Alder', on: 'waterfront' },
    about: [
      'The wheel makes four kilowatts and a sound like slow applause. It can be stopped for light sleepers by pulling the lever on the landing, though nobody has after the first night.',
      'Trout in the race, dippers on the stones, a plank bridge to a meadow that is yours. Three bedrooms upstairs, flagstones below, windows deep enough to sit in.',
    ],
  },
  'Terraced house with a workshop to use': {
    card: { by: 'the-fixing-shed', price: 92, stars: [4.5, 68] },
    where: { district: 'Mill Quarter', on: 'street' },
    about: [
      'Some people relax by lying down and others by planing a piece of ash. This house has two bedrooms for the first kind and for the second a heated workshop with a lathe, a bench and every clamp ever made.',
      'Offcuts are free. Wilf next door pretends to be weeding and will come over the moment you pick up a chisel.',
    ],
  },
  'Captain’s house, restored to its wallpaper': {
    card: { by: 'highwater-villas', price: 290, stars: [4.9, 57] },
    where: { district: 'Castle Hill', on: 'hill' },
    about: [
      'Under eleven layers we found the paper the captain’s wife chose in 1838, herons among reeds, and had it printed anew. The furniture took longer and the plumbing longest.',
      'Four bedrooms, a music room with a tuned square piano, a telescope in the stairwell. Children are welcome and so is a certain amount of sliding down the banister.',
    ],
  },
  'Plain weekly let near the bus and the beach': {
    card: { by: 'slate-and-thatch', price: 560, per: 'week', stars: [4.2, 132] },
    where: { district: 'The Strand', on: 'street' },
    about: [
      'Pine table, three bedrooms, sofa with a history, a box of other people’s shells. It is the house that families book again in the car on the way home because it was easy and did not cost much.',
      'You clean it yourselves at the end; mop and bucket are under the stairs. The bus stops outside every twelve minutes.',
    ],
  },
  'The long barn, for feasts and weddings': {
    card: { by: 'the-long-table', price: 480, stars: [4.8, 49] },
    picture: 'barn',
    where: { district: 'Fallowmere', on: 'hill' },
    about: [
      'A threshing barn thirty metres long, with six bedrooms in the byre beside it. Sixty people can sit down to dinner, and the floor was laid by a dancer.',
      'We can cook for you, lend you the kitchen, or recommend the four ladies who do the pies. Music outdoors until eleven, indoors until the fiddler gives up.',
      [
        'Long tables and benches for 60',
        'Candles, white linen, string lights',
        'Meadow for tents, with washrooms',
      ],
    ],
  },
})
