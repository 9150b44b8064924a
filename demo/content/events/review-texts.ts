import type { ReviewTexts } from '../review-texts.ts'

const forAll = [
  'Easy to find, started on time, and the people at the door were kind to my mother. We will come again.',
  'Better than I had thought, and I had thought well of it. Bring a jumper for the way home.',
  'Good, though the queue for coffee was longer than the interval.',
  'We came by accident and stayed to the end.',
  'A little crowded near the front. At the back you hear just as well and can sit down.',
]

const byCategory: ReviewTexts['byCategory'] = {
  music: ['The second half made strangers dance with each other.', 'Every note clear, even by the bar.'],
  food: ['I asked for the recipe and got it, with a drawing.', 'Portions for people who work on boats.'],
  markets: ['Came for bread, left with a lamp.', 'Go early: the good stalls are bare by noon.'],
  family: [
    'Our youngest has spoken of nothing else since.',
    'Well thought out, with a quiet corner for the little ones.',
  ],
  sport: [
    'Water at every turn and cheering at most of them.',
    'Slower than I hoped, happier than I expected.',
  ],
  theatre: ['Nobody coughed for forty minutes.', 'The set is a wardrobe and it is enough.'],
  art: ['The artist explained the blue one to us, twice.', 'Quiet, light, and nobody hurries you.'],
  workshop: ['I made a crooked thing and love it.', 'Patient teachers, sharp tools, good tea.'],
  night: ['Home at four, no regrets.', 'Friendly at the door, which is rarer than it should be.'],
  outdoors: [
    'The view at the top is the reward and the soup is the prize.',
    'Our guide knew every bird by its quarrels.',
  ],
}

/** What is said of events. */
export const eventReviews: ReviewTexts = { forAll, byCategory }
