import { placesOf } from '../compose.ts'

export const restaurants = placesOf('restaurant', {
  'Noor’s Kitchen': {
    card: { by: 'noors-kitchen', price: 26, stars: [4.9, 418] },
    picture: 'courtyard',
    where: { district: 'Westgate', on: 'street' },
    tags: ['Courtyard', 'Vegan choice', 'Halal'],
    about: [
      'Twelve tables round an orange tree. There is a menu, but Noor prefers to look at you and decide, and she has an excellent record. The lentil soup is always on and has settled divorces.',
      'Bread is baked against the wall of a clay oven in plain sight. If you clap when it comes out you are charged for it; if you sing you are not.',
    ],
  },
  'Casa Verbena': {
    card: { by: 'casa-verbena', price: 32, stars: [4.7, 276] },
    picture: 'vaulted-cellar',
    where: { district: 'Castle Hill', on: 'street' },
    tags: ['Vaulted cellar', 'Live music Fridays'],
    about: [
      'Down fourteen steps into what was the Minster’s wine store. Grilled sardines, rice with clams, pork with quince: family cooking from warmer coasts, done by a family that argues audibly and plates beautifully.',
      'Dona Lurdes tastes every sauce with the same silver spoon. Half portions are offered to the old, the young and the indecisive.',
    ],
  },
  'The Three Gulls': {
    card: { by: 'three-gulls', price: 19, stars: [4.4, 533] },
    picture: 'pub',
    where: { district: 'Old Harbour', on: 'waterfront' },
    tags: ['Pub', 'Quayside tables', 'Dogs welcome'],
    about: [
      'Low beams, high opinions, fish pie in a dish too hot to touch. Outside tables are chained down on account of the wind, and the chips on account of the name.',
      'The beer comes from eight streets away. A ship’s bell over the bar is rung by anyone who wishes to buy for the whole house, or by accident, which counts.',
    ],
  },
  'The Oyster Shed': {
    card: { by: 'oyster-shed', price: 38, stars: [4.8, 194] },
    picture: 'oysters',
    where: { district: 'Saltmarsh', on: 'waterfront' },
    tags: ['Wooden benches', 'Sunset', 'Cash and cards'],
    about: [
      'The nearest you can dine to an oyster without getting wet. Four things are on the board, each landed within sight of your bench, and when one is rubbed out nobody can get it back.',
      'Bring a coat for after dark. Jory’s dog will rest her chin on your knee and has never been refused.',
    ],
  },
  Ember: {
    card: { by: 'lemon-and-salt', price: 58, stars: [4.7, 163] },
    picture: 'hearth',
    where: { district: 'Meridian', on: 'square', landmark: 'Theatre Square' },
    tags: ['Wood fire', 'Chef’s counter', 'Book ahead'],
    about: [
      'One hearth, six metres long, cooks everything including dessert. Leeks are buried in the ash, turbot hangs above it on a string, and the butter has been near enough to smoke to remember it.',
      'Take the counter if you like theatre and the back room if you have just come from it. Late supper is served until midnight at a gentler price.',
      [
        'Seven courses, or any three',
        'Alcohol-free pairing as thoughtful as the other',
        'Aprons lent to silk wearers',
      ],
    ],
  },
  'Lemon and Salt': {
    card: { by: 'lemon-and-salt', price: 29, stars: [4.6, 342] },
    picture: 'sea-terrace',
    where: { district: 'The Strand', on: 'waterfront' },
    tags: ['Sea terrace', 'Families', 'Gluten-free'],
    about: [
      'Blue chairs, white cloths, the sound of ice. Order the whole fish for the table and someone will fillet it beside you without once looking down.',
      'Children get a bowl of plain pasta at once and without discussion. It is the most civilised thing on the Esplanade.',
    ],
  },
  'Lemon and Salt at the Lido': {
    card: { by: 'lemon-and-salt', price: 15, stars: [4.3, 228] },
    picture: 'street-food',
    where: { district: 'Sandholme', on: 'park', landmark: 'Lido Park' },
    tags: ['Swimwear fine', 'Quick', 'Terrace'],
    about: [
      'The barefoot younger brother. Flatbreads, grilled squid in paper cones, watermelon with cheese, all of it possible to eat with wet hair and one eye on a toddler.',
      'Numbers are called over a crackling loudspeaker. Kitchen staff take turns at that, and a couple of them have fans.',
    ],
  },
  'Tidewater Tap': {
    card: { by: 'tidewater-brewery', price: 17, stars: [4.5, 307] },
    picture: 'brewery',
    where: { district: 'Mill Quarter', on: 'street', landmark: 'Tidewater Brewery' },
    tags: ['Brewed on site', 'Board games', 'Beer garden'],
    about: [
      'Copper kettles behind glass, long tables in front of it, and twelve taps of which one is always experimental. We apologise for the beetroot stout; it sold out.',
      'Food is sausages, dumplings, pickles and a vegetable stew that drinkers order after trying a spoonful of somebody else’s.',
    ],
  },
  'The Long Table': {
    card: { by: 'the-long-table', price: 36, stars: [4.8, 187] },
    picture: 'long-table',
    where: { district: 'Orchard Bank', on: 'square', landmark: 'Orchard Square' },
    tags: ['One sitting', 'Set menu', 'Strangers'],
    about: [
      'Thirty seats at one table, one menu, one starting time. You will sit next to a dentist, a shepherd or somebody’s former wife, and by cheese you will all be discussing the same thing.',
      'Dietary wishes are met if known by noon. Arriving late means applause.',
    ],
  },
  'Pilar’s, since the flood': {
    card: { by: 'pilars', price: 22, stars: [4.7, 231] },
    picture: 'rice',
    where: { district: 'Mill Quarter', on: 'waterfront' },
    tags: ['River view', 'Paella Sundays'],
    about: [
      'A brass line on the wall, at chest height, shows how far the river came in. Abuela Pilar stood on a chair and kept frying. Her granddaughters run the floor now; she runs the kitchen and the granddaughters.',
      'Rice comes in a pan the width of a cartwheel, and the burnt bit from the bottom goes to whoever asks first.',
    ],
  },
  'Grand Hotel dining room': {
    card: { by: 'grand-hotel', price: 64, stars: [4.5, 142] },
    picture: 'dining-hall',
    where: { district: 'The Strand', on: 'waterfront', landmark: 'Grand Hotel' },
    tags: ['Pianist', 'Tea at four', 'Lift'],
    about: [
      'Mirrors, palms, waiters who have known three generations of the same families and remember who is allergic to whom. The sole is boned at table on a trolley with a squeak that nobody dares oil.',
      'Afternoon tea is the affordable way in. Ask for the window alcove where an empress sulked.',
    ],
  },
  'Harbour Inn supper room': {
    card: { by: 'harbour-inn', price: 23, stars: [4.4, 265] },
    picture: 'pavement-tables',
    where: { district: 'Old Harbour', on: 'waterfront', landmark: 'Harbour Inn' },
    tags: ['Ferry-friendly', 'Open late', 'Rooms above'],
    about: [
      'Timed to the boats: the kitchen opens an hour before the first sailing and closes an hour after the last, however late she is. Stew, pies, steak, a steamed pudding that has postponed departures.',
      'A board shows the ferry’s position. When the bell goes you have twelve minutes and can have your plate wrapped.',
    ],
  },
  'Little Lantern noodle bar': {
    card: { by: 'little-lantern', price: 14, stars: [4.6, 381] },
    picture: 'noodle-bar',
    where: { district: "Scholars' Green", on: 'square', landmark: 'College Square' },
    tags: ['Counter', 'Vegetarian', 'Until 2 am'],
    about: [
      'Eighteen stools, steam on the window, broth that has been going since the exams before last. Mr Tan pulls the noodles himself and can tell by the slurp which faculty you belong to.',
      'Students on their last coins may wash glasses for a bowl. Two professors still do, out of sentiment.',
    ],
  },
  'The Crab Window': {
    card: { by: 'crab-window', price: 12, stars: [4.8, 209] },
    picture: 'crab-window',
    where: { district: 'Coopers Cove', on: 'waterfront' },
    tags: ['Takeaway', 'Outdoor benches', 'Till sold out'],
    about: [
      'A hatch in a cottage wall. Behind it Morwenna dresses crab faster than you can order it: in a roll, in a tart, or on a plate with a hammer.',
      'Opens when the pots are in, shuts when they are empty. Napkins are a whole kitchen towel, and you will use it.',
    ],
  },
  'Summit kitchen, Upper Alder': {
    card: { by: 'slate-and-thatch', price: 18, stars: [4.7, 156] },
    picture: 'stove',
    where: { district: 'Upper Alder', on: 'street' },
    tags: ['Walkers', 'Wood stove', 'Boots welcome'],
    about: [
      'Nobody comes in dry. There are hooks over the stove for socks, a dish of plasters on the counter, and mutton pie, mushroom pie, or half and half for those at war with themselves.',
      'The blackboard gives cloud base, sunset and pudding. All three are subject to change.',
    ],
  },
})
