import type { ReviewTexts } from './review-texts.ts'

/** What is said of what is rented. */
export const rentalReviews: ReviewTexts = {
  forAll: [
    'Just as in the pictures, and the keys were where they said they would be.',
    'Clean, cared for, and somebody answered within minutes when we had a question.',
    'Good value. The handing over took longer than it had to.',
    'We have had it twice now and have asked about next summer.',
    'Everything worked, which one only notices afterwards.',
  ],
  byCategory: {
    bicycle: [
      'The brakes bite and the saddle forgives.',
      'Took the whole coast road on it and sang on the way back.',
    ],
    scooter: ['Up the hill to the lighthouse without a murmur.', 'Two helmets, both of them dry.'],
    car: [
      'Small enough for the old harbour, large enough for all of us.',
      'A full tank and a map with notes in it.',
    ],
    van: [
      'Moved a piano. It was no trouble to the van.',
      'Slept in it once by accident and once on purpose.',
    ],
    boat: ['Ten minutes of lessons and we were out past the mole.', 'Bring a cushion and a second jumper.'],
    convertible: ['My father did not stop smiling.', 'The roof goes up faster than the rain comes.'],
    apartment: ['Quiet at night, and bread from below in the morning.', 'The balcony is the best room.'],
    house: ['Room for three families who still speak to each other.', 'A kitchen made for people who cook.'],
    cabin: ['The stove was laid when we came.', 'No signal, many stars.'],
    villa: ['We measured the days by the shade of the big tree.', 'The garden is larger than it looks.'],
    houseboat: [
      'You feel the ferries pass, and then you miss them at home.',
      'The ducks know the kitchen window.',
    ],
    studio: ['One room, and nothing wanting in it.', 'Light from the north, as promised.'],
  },
}
