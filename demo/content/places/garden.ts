import { placesOf } from '../compose.ts'

export const gardens = placesOf('garden', {
  'Botanical Garden': {
    card: { by: 'botanical-garden', price: 6, stars: [4.8, 423] },
    picture: 'formal-garden',
    where: { district: "Scholars' Green", on: 'park', landmark: 'Botanical Garden' },
    tags: ['Rare plants', 'Guided walks', 'Step-free'],
    about: [
      'Nine thousand plants, each with a label and several with a grudge. Paths go from desert to bog in six minutes. The corpse flower opens about once in seven years, at night, and the queue brings sandwiches it then cannot eat.',
      'Gardeners answer any question. If they do not know, they write it on their hand.',
    ],
  },
  'Palm House': {
    card: { by: 'botanical-garden', price: 4, stars: [4.7, 265] },
    picture: 'palm-house',
    where: { district: "Scholars' Green", on: 'park', landmark: 'Palm House' },
    tags: ['Hot', 'Spiral stair', 'Orchids'],
    about: [
      'A ship turned over and made of glass. Take the iron stair up to the canopy, where it is thirty degrees and your spectacles give up, and walk round at eye level with bananas.',
      'A palm planted in 1851 has reached the roof and is being negotiated with.',
    ],
  },
  'Castle physic garden': {
    card: { by: 'museums-trust', stars: [4.6, 117] },
    picture: 'herbs',
    where: { district: 'Castle Hill', landmark: 'Selmara Castle' },
    tags: ['Herbs', 'Medieval', 'Benches'],
    about: [
      'Raised beds in the old tiltyard, arranged by complaint: head, stomach, heart, and a large one for melancholy. Everything in the bed under the net would solve the problem permanently.',
      'Rub a leaf, smell your fingers, guess. The answers are on the backs of the slates.',
    ],
  },
  'Mrs Okafor’s front garden': {
    card: { by: 'town-council', stars: [4.9, 134] },
    picture: 'dahlias',
    where: { district: 'Westgate', on: 'street' },
    tags: ['From the pavement', 'Dahlias'],
    about: [
      'Officially this is a private garden three metres by five. Unofficially it has won the borough cup eleven times and has a bus stop named after it. Dahlias like fireworks, beans up the drainpipe, a gnome in the council chairman’s likeness.',
      'Please admire from the pavement. She hears you through the curtain and it does her good.',
    ],
  },
  'Minster cloister garth': {
    card: { by: 'bell-parishes', stars: [4.7, 89] },
    picture: 'cloister',
    where: { district: 'Castle Hill', landmark: 'The Minster' },
    tags: ['Silence', 'Well', 'Daytime'],
    about: [
      'A square of grass that no one has stepped on since the reign of somebody stern, with a well in the middle and a blackbird who considers himself exempt.',
      'Walk the four sides slowly; by the third you have usually stopped composing that letter.',
    ],
  },
  'Beacon Hill rock garden': {
    card: { by: 'parks-and-shores', stars: [4.5, 96] },
    picture: 'rock-garden',
    where: { district: 'Beacon Hill', on: 'park', landmark: 'Beacon Hill Park' },
    tags: ['Alpines', 'Waterfall on a switch'],
    about: [
      'In a worked-out quarry, two gardeners and a crane built a mountain range at the scale of knees. Gentians flower on its north faces, lizards sun themselves on the south.',
      'The waterfall starts when you press the brass button and stops, like a polite guest, after four minutes.',
    ],
  },
  'Sandholme dune garden': {
    card: { by: 'parks-and-shores', stars: [4.6, 72] },
    picture: 'dune-beach',
    where: { district: 'Sandholme', on: 'beach' },
    tags: ['No watering', 'Boardwalk'],
    about: [
      'Nothing here has ever been watered, fed or forgiven. Sea kale, horned poppies, silver thistles and driftwood set upright like guests at a windy party, with a boardwalk in between.',
      'Seed may be taken, a pinch per person, provided you have sand at home.',
    ],
  },
  'Lantern Side hanging gardens': {
    card: { by: 'town-council', stars: [4.7, 108] },
    picture: 'potted-steps',
    where: { district: 'Lantern Side', on: 'hill' },
    tags: ['Stairs', 'Pots', 'Neighbourly'],
    about: [
      'Three hundred and six steps with pots down both sides, every household tending the stretch before its door. Competition has led to a fig on the second landing and a small banana.',
      'Go down rather than up. Somebody will offer you water anyway.',
    ],
  },
  'Garden of the blind captain': {
    card: { by: 'botanical-garden', stars: [4.8, 65] },
    picture: 'scents',
    where: { district: 'Orchard Bank', on: 'street' },
    tags: ['Scent and touch', 'Guide rope', 'Braille labels'],
    about: [
      'He lost his sight at sixty and laid out a garden for the rest of him. A rope leads from mint to leather leaves, from a stone that stays warm to a fountain you can play with flat hands.',
      'Close your eyes at the gate. It takes a quarter of an hour, and the town is louder afterwards.',
    ],
  },
  'Upper Alder tea terraces': {
    card: { by: 'island-honey', price: 8, stars: [4.6, 81] },
    picture: 'tea-terraces',
    where: { district: 'Upper Alder', on: 'hill' },
    tags: ['Tastings', 'Mist', 'Walk 1 km'],
    about: [
      'Someone’s great-aunt brought five bushes home in a hatbox. There are now twelve thousand, in green contour lines around the hill, and the mist does what mist does for tea elsewhere.',
      'Pick two leaves and a bud, watch them being rolled, drink last month’s on the veranda with heather honey.',
    ],
  },
})
