import { placesOf } from '../compose.ts'

export const cafes = placesOf('cafe', {
  'Two Kettles, Old Harbour': {
    card: { by: 'two-kettles', price: 8, stars: [4.7, 467] },
    picture: 'coffee-bar',
    where: { district: 'Old Harbour', on: 'street' },
    tags: ['Breakfast all day', 'Window seats'],
    about: [
      'The first kettle is for fishermen and goes on at four. The second is for everybody else. Both make tea the colour of a good saddle, and the cheese scones are cut with a pint glass.',
      'Newspapers hang on sticks. If you finish the crossword, sign it; if you cheat, Bridie knows.',
    ],
  },
  'Two Kettles on the Pier': {
    card: { by: 'two-kettles', price: 7, stars: [4.4, 298] },
    picture: 'pier-kiosk',
    where: { district: 'The Strand', on: 'waterfront', landmark: 'Strand Pavilion' },
    tags: ['Sea on all sides', 'Takeaway'],
    about: [
      'A kiosk halfway out, just where people start to wish they had brought a jumper. Hot chocolate with a marshmallow the size of a bollard and blankets against a deposit of one shoe.',
      'In high winds cups are filled to two thirds, and the rest is owed.',
    ],
  },
  'Two Kettles at the Market': {
    card: { by: 'two-kettles', price: 9, stars: [4.6, 254] },
    picture: 'window-seat',
    where: { district: 'Old Harbour', on: 'square', landmark: 'Market Hall' },
    tags: ['Upstairs gallery', 'People-watching'],
    about: [
      'On the gallery of the hall, looking straight down on cheeses, quarrels and hats. Regulars lower a basket on a string and have their pastry sent up from the stall of their choice.',
      'The clatter makes it a fine place for secrets. Solicitors use it.',
    ],
  },
  'Weir Bakery': {
    card: { by: 'weir-bakery', price: 6, stars: [4.9, 512] },
    picture: 'bakery',
    where: { district: 'Mill Quarter', on: 'street' },
    tags: ['From 6:30', 'Queue moves fast', 'Garden'],
    about: [
      'Flour from the mill across the way, a starter older than the mayor, cardamom buns that sell out in the time it takes to explain them. Sit out at the back, with the river going over its step.',
      'Yesterday’s loaves are left on the sill at seven for whoever wants them. No one has ever taken two.',
    ],
  },
  'The Dog-Eared Page': {
    card: { by: 'town-library', price: 7, stars: [4.6, 183] },
    picture: 'book-cafe',
    where: { district: 'Meridian', on: 'street', landmark: 'Central Library' },
    tags: ['Books', 'Quiet until 3', 'Plugs'],
    about: [
      'The library’s café, with permission to bring the books in and instructions concerning jam. Chatting is allowed from three o’clock, when the schoolchildren would do it anyhow.',
      'Cakes are named after overdue fines. A Two-Week Late is chocolate all the way through.',
    ],
  },
  'Kiosk Number Nine': {
    card: { by: 'parks-and-shores', price: 5, stars: [4.5, 321] },
    picture: 'park-kiosk',
    where: { district: 'Castle Hill', on: 'park', landmark: 'Castle Park' },
    tags: ['Ices', 'Duck food', 'High chairs on grass'],
    about: [
      'There were never eight others. A green hut by the pond with a zinc counter, proper espresso, and a bell for dogs. Duck food is oats, since bread gives them wings like umbrellas.',
      'On the hottest days the queue bends round the bandstand and people make friends in it that last.',
    ],
  },
  'Cinnamon and Son': {
    card: { by: 'noors-kitchen', price: 8, stars: [4.8, 226] },
    picture: 'pavement-tables',
    where: { district: 'Westgate', on: 'square', landmark: 'Westgate Square' },
    tags: ['Sweets', 'Backgammon', 'Terrace'],
    about: [
      'Noor’s brother bakes, his son pours. Pistachio, rosewater, filo in forty layers, coffee with cardamom in a cup like a thimble. You can smell it from the bus.',
      'Four backgammon boards are always in play. Losers buy the next round of tea, which is how the old men get through eleven glasses before lunch.',
    ],
  },
  'Velodrome Coffee': {
    card: { by: 'spoke-and-anchor', price: 7, stars: [4.5, 197] },
    picture: 'coffee-bar',
    where: { district: 'East Quay', on: 'street' },
    tags: ['Bike stand', 'Early', 'Flapjack'],
    about: [
      'Half workshop, half bar. While someone trues your wheel you drink a flat white and listen to people describe hills. The flapjack has been measured at four kilometres to the square inch.',
      'Sunday rides leave at eight, in three speeds called espresso, filter and cold brew.',
    ],
  },
  'The Glasshouse Tearoom': {
    card: { by: 'botanical-garden', price: 10, stars: [4.7, 275] },
    picture: 'glass-tearoom',
    where: { district: "Scholars' Green", on: 'park', landmark: 'Palm House' },
    tags: ['Warm in winter', 'Step-free', 'Plants'],
    about: [
      'Iron tables among tree ferns. It drips on you now and again, and a very tame robin walks about under the chairs like a head waiter. Lemon cake with leaves of lemon verbena, cut while you wait.',
      'In January people come just to have warm knees.',
    ],
  },
  'Platform Zero': {
    card: { by: 'two-kettles', price: 6, stars: [4.2, 341] },
    picture: 'station',
    where: { district: 'Meridian', on: 'square', landmark: 'Central Station' },
    tags: ['Fast', 'Bacon rolls', 'From 5 am'],
    about: [
      'You have four minutes, they need three. Rolls, porridge, tea in a cup with a lid that truly closes. Your train is announced at the counter by name if you told them where you are going.',
      'Those with longer to wait get the sofa behind the timetable, a jigsaw, and unsolicited advice on connections.',
    ],
  },
  'Foghorn Ice Cream Parlour': {
    card: { by: 'foghorn-ices', price: 5, stars: [4.8, 588] },
    picture: 'ice-cream',
    where: { district: 'The Strand', on: 'waterfront' },
    tags: ['Made here', 'Dairy-free', 'Queue'],
    about: [
      'Thirty-one churns, twelve flavours a day, never the same twelve. Brown bread and honey is a modest masterpiece; samphire was a mistake made twice.',
      'Each time someone orders a triple, the horn on the roof goes off. You may think you are ready for it.',
    ],
  },
  'Tern Café, Sealhaven': {
    card: { by: 'crab-window', price: 9, stars: [4.6, 118] },
    picture: 'sea-terrace',
    where: { district: 'Sealhaven', on: 'waterfront' },
    tags: ['Seals in view', 'Soup', 'Telescope'],
    about: [
      'A whitewashed net store with a telescope at each window and a logbook for what you see through it. Entries include an otter, a submarine, and ‘Derek, at last, with the bread’.',
      'Soup is thick enough to stand in. Rowing boats can order from the slip by holding up fingers.',
    ],
  },
  'Bean and Gone': {
    card: { by: 'little-lantern', price: 4, stars: [4.3, 215] },
    picture: 'coffee-booth',
    where: { district: "Scholars' Green", on: 'street' },
    tags: ['Standing only', 'Own cup cheaper'],
    about: [
      'Two square metres of coffee bar in a former ticket booth. No seats, no sizes, no music: a short one, a long one, or one with milk, made by a doctoral student of philosophy.',
      'Ask her a question worth answering and the second cup is free. ‘How are you’ does not qualify, though you will still get a thoughtful reply.',
    ],
  },
})
