import { placesOf } from '../compose.ts'

export const parks = placesOf('park', {
  'Castle Park': {
    card: { by: 'parks-and-shores', stars: [4.7, 603] },
    picture: 'castle-park',
    where: { district: 'Castle Hill', on: 'park', landmark: 'Castle Park' },
    tags: ['Playground', 'Duck pond', 'Café'],
    about: [
      'The moat was drained, sown with grass, and given over to people lying down. Old limes lean out from the slope; under the biggest one three families have held the same picnic spot since before the war and guard it by rota.',
      'Follow the path uphill past the pond for the playground with the pirate net, and further for the castle.',
    ],
  },
  'Alder Meadows': {
    card: { by: 'parks-and-shores', stars: [4.6, 287] },
    picture: 'river-bank',
    where: { district: 'Mill Quarter', on: 'park', landmark: 'Alder Meadows' },
    tags: ['River swimming', 'Wild flowers'],
    about: [
      'Cut once a year, with scythes, by anyone who turns up. For the rest it is left to buttercups, grasshoppers and students who have brought a book as an alibi.',
      'The bathing steps are at the bend with the fallen willow. Cows have right of way on the far bank and appear to know it.',
    ],
  },
  'Meridian Gardens': {
    card: { by: 'parks-and-shores', stars: [4.4, 241] },
    picture: 'fountain',
    where: { district: 'Meridian', on: 'park', landmark: 'Meridian Gardens' },
    tags: ['Chess tables', 'Fountain'],
    about: [
      'Straight gravel, clipped hornbeam, a fountain that was designed to play music and plays a tap running. Office workers fill the north benches at noon as if by appointment.',
      'The stone chess tables belong to six retired gentlemen and Nadia, who is nine and has beaten four of them.',
    ],
  },
  'Beacon Hill Park': {
    card: { by: 'parks-and-shores', stars: [4.8, 498] },
    picture: 'woods',
    where: { district: 'Beacon Hill', on: 'park', landmark: 'Beacon Hill Park' },
    tags: ['Woods', 'Views', 'Running trails'],
    about: [
      'Beech woods on the shady side, gorse and skylarks on the sunny one, and a ring path of five kilometres that crosses every kind of going. Red squirrels live here, and they would like it known that they were first.',
      'After snow, which is rare, the long meadow becomes the town’s only ski resort. Tea trays are the custom.',
    ],
  },
  'Westgate Common': {
    card: { by: 'parks-and-shores', stars: [4.5, 198] },
    picture: 'common',
    where: { district: 'Westgate', on: 'park', landmark: 'Westgate Common' },
    tags: ['Cricket', 'Fairs', 'Grazing rights'],
    about: [
      'By a charter of 1488 any householder of Westgate may graze one pig. Two do. Everyone else uses the common for cricket, kites, circuses and a bonfire that can be seen from ships.',
      'Mushrooms come up in the outfield after rain and play is suspended while they are discussed.',
    ],
  },
  'Northfield Park': {
    card: { by: 'parks-and-shores', stars: [4.4, 156] },
    picture: 'skate-bowl',
    where: { district: 'Northfield', on: 'park', landmark: 'Northfield Park' },
    tags: ['Skate bowl', 'Splash pad', 'Allotments'],
    about: [
      'Everything here was voted for by the schoolchildren of Northfield, which is why there is a slide eighteen metres long, a skate bowl with a viewing sofa, and a bin that says thank you in eight voices.',
      'Allotment holders sell their gluts from a barrow at the east gate, on trust, into a tin with a slot.',
    ],
  },
  'Lido Park': {
    card: { by: 'parks-and-shores', stars: [4.6, 312] },
    picture: 'swan-lake',
    where: { district: 'Sandholme', on: 'park', landmark: 'Lido Park' },
    tags: ['Swan boats', 'Mini golf', 'Bandstand'],
    about: [
      'Palms, a boating lake, twelve holes of crazy golf laid out round a plaster volcano that smokes when someone gets a hole in one. It has the good cheer of a place that never tried to be smart.',
      'Evenings, the coloured bulbs go on along the lake and grandparents take the boats out.',
    ],
  },
  'Orchard Green': {
    card: { by: 'parks-and-shores', stars: [4.7, 121] },
    picture: 'orchard',
    where: { district: 'Orchard Bank', on: 'park', landmark: 'Orchard Green' },
    tags: ['Fruit trees', 'Picnic shelter'],
    about: [
      'Sixty kinds of apple, each with its name on a slate, and a law that anybody may eat one under the tree but nobody may fill a bag. Bags are for the harvest, when everyone is called to help and paid in juice.',
      'Blossom is at its height for about nine days. Lovers, painters and the bee man plan their year around those nine.',
    ],
  },
  'Lantern Green': {
    card: { by: 'parks-and-shores', stars: [4.5, 94] },
    picture: 'avenue',
    where: { district: 'Lantern Side', on: 'park', landmark: 'Lantern Green' },
    tags: ['Quiet', 'Toddler swings'],
    about: [
      'An oval of turf with eight benches and sixteen regulars. There is a pump that works, a telephone box full of paperbacks, and a sycamore into which a model aeroplane flew in 1968 and where it remains.',
      'Dogs are introduced by name. Visitors may find that they are, too.',
    ],
  },
  'Kingsway Gardens': {
    card: { by: 'parks-and-shores', stars: [4.3, 167] },
    picture: 'avenue',
    where: { district: 'East Quay', on: 'park', landmark: 'Kingsway Gardens' },
    tags: ['Lunch spot', 'Roses'],
    about: [
      'A long thin park squeezed between the traffic and the school, planted with roses by a headmistress who believed they would civilise the boys. The boys went on to run the rose society.',
      'Food vans line the western railing from half past eleven. On the other side you can eat in something close to silence.',
    ],
  },
  'Tamarisk Gardens': {
    card: { by: 'parks-and-shores', stars: [4.6, 133] },
    picture: 'lawn',
    where: { district: 'The Strand', on: 'park', landmark: 'Tamarisk Gardens' },
    tags: ['Sea air', 'Bowls', 'Level paths'],
    about: [
      'Feathery pink hedges take the edge off the wind, and behind them lie two bowling greens as flat as the sea was supposed to be. Members in white will lend you woods and look away tactfully.',
      'A sunken garden in the middle smells of thyme and warm brick. Good for knitting, reading aloud, or nothing.',
    ],
  },
})
