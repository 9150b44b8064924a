import { eventsOf } from '../compose.ts'

export const food = eventsOf('food', {
  'Harvest Supper on the Quay': {
    card: { by: 'the-long-table', price: 24, stars: [4.7, 64] },
    picture: 'long-table',
    where: { district: 'Old Harbour', on: 'waterfront' },
    when: { daysFromNow: 0, weekday: 'saturday', startsAt: '19:30', hours: 3 },
    tags: ['One long table', 'Vegetarian choice'],
    about: [
      'A single table for two hundred, running from the ice house to the old crane. You sit where there is room, pass what is in front of you to the left, and by the pudding you have been invited to a christening.',
      'Roast squash and barley, baked bream, plum dumplings. Growers sit among the guests with a sprig of parsley in their buttonholes; ask them anything except about the weather.',
    ],
  },
  'Pancake night at the library bar': {
    card: { by: 'town-library', price: 9, stars: [4.5, 52] },
    picture: 'pancakes',
    where: { district: "Scholars' Green", on: 'square', landmark: 'College Square' },
    when: { daysFromNow: 0, startsAt: '19:00', hours: 3 },
    tags: ['Drop in', 'Students'],
    about: [
      'Two librarians, three pans, eleven toppings arranged by the decimal system. Sugar is in the six hundreds; sardines, for the brave, are filed under religion.',
      'Read aloud from any book on the trolley and your second pancake is free. Keep it under three minutes and above a whisper.',
    ],
  },
  'Oysters three ways, with the man who grew them': {
    card: { by: 'oyster-shed', price: 42, stars: [4.9, 86] },
    picture: 'oysters',
    where: { district: 'Saltmarsh', on: 'waterfront' },
    when: { daysFromNow: 0, weekday: 'sunday', startsAt: '12:00', hours: 2 },
    tags: ['Tasting', 'Adults'],
    about: [
      'Raw with nothing, grilled with seaweed butter, and in a stew whose recipe Jory will tell you in full, leaving out one ingredient. Between courses you walk along the racks in borrowed waders.',
      'You learn to open one without visiting the hospital. There is bread, there is cold white wine, and there are chairs facing the channel for afterwards.',
    ],
  },
  'Bread before dawn: a baker’s night shift': {
    card: { by: 'weir-bakery', price: 38, stars: [4.8, 71] },
    picture: 'bread',
    where: { district: 'Mill Quarter', on: 'street' },
    when: { daysFromNow: 2, startsAt: '03:30', hours: 4 },
    tags: ['Hands-on', 'Eight places'],
    about: [
      'Come at half past three in shoes you can stand in. You shape, you score, you burn one knuckle lightly, and at six you carry the first tray through to the shop as though you had always worked here.',
      'Breakfast is what you made, with butter. Home by half past seven with two loaves, some sourdough in a jar and a slightly altered view of bakers.',
    ],
  },
  'Spice cupboard: cooking six dishes with Noor': {
    card: { by: 'noors-kitchen', price: 55, stars: [4.9, 134] },
    picture: 'spices',
    where: { district: 'Westgate', on: 'street' },
    when: { daysFromNow: 8, startsAt: '17:30', hours: 4 },
    tags: ['Cooking', 'At your own stove', 'Vegan possible'],
    language: ['English', 'Arabic'],
    online: true,
    about: [
      'You start by smelling. Nineteen little packets come by post a week before, and Noor comments on your guesses through the screen. Then twelve kitchens cook six dishes at once, and somehow it all lands on the table hot.',
      'She does not give out recipes. She has you take a spoon, and you write down what you tasted.',
    ],
  },
  'Cider, cheese and the last of the apples': {
    card: { by: 'copper-still', price: 28, stars: [4.6, 92] },
    picture: 'cider',
    where: { district: 'Orchard Bank', on: 'square', landmark: 'Orchard Square' },
    when: { daysFromNow: 34, weekday: 'saturday', startsAt: '16:00', hours: 4 },
    tags: ['Tasting', 'Orchard walk'],
    about: [
      'Eight ciders from dry to drier, each beside the cheese that argues with it best. The pressing shed is open, the mule that drove the press is available for conversation.',
      'A walk through the old trees comes first, so that you know a Sealhaven Russet from a Widow’s Blush when it is in your glass.',
      'Designated drivers pay half and get the hot spiced apple juice, which many people secretly prefer.',
    ],
  },
  'Soup for the lifeboat': {
    card: { by: 'harbour-office', price: 6, stars: [4.7, 118] },
    picture: 'soup',
    where: { district: 'Old Harbour', on: 'square', landmark: 'Harbour Square' },
    when: { daysFromNow: 20, weekday: 'sunday', startsAt: '11:30', hours: 3 },
    tags: ['Charity', 'Families'],
    about: [
      'Nine restaurants, nine pots, one lifeboat to refit. You buy a bowl, keep the bowl, and fill it as often as you dare; the bowls were thrown by the pottery class and no two hold the same.',
      'The crew launches at one o’clock to show what the money does. Stand back from the slip unless you dressed for it.',
    ],
  },
})
