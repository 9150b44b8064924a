import { homesOf } from '../compose.ts'

export const apartments = homesOf('apartment', {
  'Two rooms above the net loft': {
    card: { by: 'keyhole-stays', price: 118, stars: [4.8, 174] },
    where: { district: 'Old Harbour', on: 'waterfront' },
    about: [
      'You sleep under the beams from which nets were hung to dry, and on warm days the wood still smells faintly of tar. The bedroom faces the yard; the living room faces every boat that comes in.',
      'Stairs are steep, thirty-one of them, with a rope for a banister. Luggage goes up by the old hoist, which guests always want to have a second go on.',
      [
        'Double bed and a sofa that unfolds',
        'Tide clock, binoculars, no television',
        'Fishermen start at five and are not whisperers',
      ],
    ],
  },
  'The corner flat with seven windows': {
    card: { by: 'keyhole-stays', price: 132, stars: [4.9, 96] },
    where: { district: 'Old Harbour', on: 'square', landmark: 'Market Square' },
    about: [
      'Seven tall windows on two sides of a corner house, so that somebody is always in the sun. The dining table stands where the light is at breakfast and the reading chair where it ends up.',
      'Shutters close with a bar and a satisfying clunk. Beneath you is a haberdasher who shuts at six, which is to say the quietest neighbour money can buy.',
    ],
  },
  'Third floor, no lift, worth it': {
    card: { by: 'keyhole-stays', price: 84, stars: [4.6, 211] },
    where: { district: 'Castle Hill', on: 'street' },
    about: [
      'Fifty-eight steps. We put a chair on the second landing and a bowl of mints on it. At the top is a white flat with a wooden floor, a balcony for two, and the whole roofscape down to the water.',
      'Swifts nest under the eaves and put on a show at about eight. The washing line on the pulley is yours to use; everyone else’s is part of the view.',
    ],
  },
  'Garden flat with a fig tree and a cat': {
    card: { by: 'keyhole-stays', price: 96, stars: [4.8, 138] },
    where: { district: 'Westgate', on: 'street' },
    about: [
      'The cat is called Admiral and belongs to next door, though he has signed no paper to that effect. He inspects new guests at six. The fig tree belongs to you, and in season so do the figs.',
      'One bedroom, a kitchen that opens on the courtyard, a shower with a skylight. Step-free from the street to the bed.',
    ],
  },
  'Family apartment with a bunk room': {
    card: { by: 'keyhole-stays', price: 164, stars: [4.7, 119] },
    where: { district: 'Castle Hill', on: 'park', landmark: 'Castle Park' },
    about: [
      'Parents get a real door that shuts. Children get four bunks with reading lamps, portholes cut between them for passing notes, and a cupboard of games in which every single piece is present, since Inês counts.',
      'The playground is across the road and can be watched from the kitchen sink. High chair, cot, stair gate and nightlight are already there.',
    ],
  },
  'Old customs house, first-floor salon': {
    card: { by: 'highwater-villas', price: 225, stars: [4.9, 63] },
    where: { district: 'Old Harbour', on: 'waterfront', landmark: 'Customs House' },
    about: [
      'Captains used to wait in this room for their papers, and somebody scratched a three-master into the window pane to pass the time. Ceilings of four metres, a marble fireplace, a bath with feet.',
      'The bed is in the former strongroom, behind an iron door that no longer locks. It is the darkest and quietest place to sleep in the whole harbour.',
    ],
  },
  'Modern two-bed by the bus stop': {
    card: { by: 'keyhole-stays', price: 105, stars: [4.4, 157] },
    where: { district: 'Meridian', on: 'street' },
    about: [
      'Lift, underfloor heating, fast internet, a desk in each bedroom. Nothing has a story here, and after a week of creaking floors on your travels you may be grateful for that.',
      'Eight minutes to the centre, twelve to the sand. The supermarket on the ground floor keeps bakery hours.',
    ],
  },
  'Rooftop flat with an outdoor bath': {
    card: { by: 'highwater-villas', price: 198, stars: [4.8, 88] },
    where: { district: 'Lantern Side', on: 'hill' },
    about: [
      'A cast-iron tub stands on the terrace behind a screen of bamboo, plumbed for hot water and turned towards the evening. The neighbours cannot see in. The lighthouse can, every nine seconds.',
      'Indoors there is a bed on a platform, a stove, and a small library about islands. Robes hang by the door for the dash.',
    ],
  },
  'A month by the sea for slow writers': {
    card: { by: 'keyhole-stays', price: 1480, per: 'month', stars: [4.9, 27] },
    where: { district: 'The Strand', on: 'waterfront' },
    about: [
      'Let by the month and never to groups. A table, a lamp, a wall of cork, a kettle within reach; the bedroom is behind a curtain so that you cannot see the bed from the chair.',
      'Someone comes on Tuesdays with clean sheets and does not ask how it is going. The landlady reads manuscripts if you leave them on the stairs.',
    ],
  },
  'Printer’s flat with a press in the parlour': {
    card: { by: 'drift-gallery', price: 110, stars: [4.7, 72] },
    where: { district: 'Mill Quarter', on: 'street' },
    about: [
      'The press weighs a ton and a half, so the flat was arranged around it. Guests may pull prints on the small proofing machine beside it: ink, paper and an apron are laid out.',
      'A double bedroom at the back, a galley kitchen, drawers full of wooden type which you are asked to leave in alphabetical order, or at least in an interesting one.',
    ],
  },
  'Ground floor, wide doors, no steps': {
    card: { by: 'keyhole-stays', price: 102, stars: [4.9, 81] },
    where: { district: 'The Strand', on: 'waterfront' },
    about: [
      'Laid out by a guest who uses a wheelchair and was tired of the word accessible meaning a rail beside a step. Turning circles everywhere, a hob you can roll under, a bed at 48 cm with space on both sides.',
      'Wet room with a fold-down seat; ceiling hoist on request. The promenade begins at the front door and stays level for two kilometres.',
    ],
  },
  'Attic for two over the bakery': {
    card: { by: 'weir-bakery', price: 89, stars: [4.7, 193] },
    where: { district: 'Mill Quarter', on: 'street' },
    about: [
      'Warm from below, starry from above. The ovens are lit at two in the morning and by four the smell of cardamom has come up through the floor, so that people here tend to dream of childhood.',
      'Breakfast hangs on the door handle in a paper bag at seven. You did not order it and cannot cancel it.',
    ],
  },
})
