import { storesOf } from '../compose.ts'

export const tutoring = storesOf('tutoring', {
  'Chalk and Tide': {
    card: { by: 'chalk-and-tide', price: 30, stars: [4.8, 176] },
    where: { district: "Scholars' Green", on: 'street' },
    about: [
      'School subjects at all levels in a former chandlery, at tables where one can spread out. Physics gets done with pulleys, fractions with cake, essays with scissors and glue.',
      'Free on Tuesday evenings for those who cannot pay; volunteers from the university do the teaching and say that they are the ones who profit.',
    ],
  },
  'Arabic, Spanish, English: tandem tables': {
    card: { by: 'chalk-and-tide', price: 16, stars: [4.9, 148] },
    where: { district: 'Westgate', on: 'square', landmark: 'Westgate Square' },
    about: [
      'Half an hour in yours, half an hour in mine, with a bell in between and Cinnamon and Son’s pastries throughout. A teacher circulates with a red pencil behind her ear and uses it sparingly.',
      'Beginners get a phrase for every biscuit. After six weeks most can quarrel politely in two languages.',
    ],
  },
  'Piano with Mr Lindqvist, slightly deaf': {
    card: { by: 'island-philharmonic', price: 34, stars: [4.7, 91] },
    where: { district: 'Beacon Hill', on: 'street' },
    about: [
      'He conducted for thirty years and now says the most interesting sounds are the ones between the notes. Wrong notes he misses; a wrong feeling he hears from the kitchen.',
      'Ages five to ninety-one, so far. Exams if you insist.',
    ],
  },
  'Mathematics for people who left it': {
    card: { by: 'university', price: 25, stars: [4.8, 67] },
    where: { district: "Scholars' Green", landmark: 'Faculty of Sciences' },
    about: [
      'An evening course for adults who were told at fourteen that it was not for them. You begin with why a minus times a minus should be a plus, which nobody ever did explain.',
      'No calculators, no humiliation, a break for soup. Three graduates of this room have gone on to teach it.',
    ],
  },
  'Sea school: tickets and certificates': {
    card: { by: 'kittiwake-boat-yard', price: 45, stars: [4.6, 102] },
    where: { district: 'Old Harbour', on: 'waterfront', landmark: 'Harbour Office' },
    about: [
      'Radio operator, day skipper, first aid afloat, and reading a chart without turning it round. Theory on winter evenings over the harbour office, practice whenever it is blowing enough to count.',
      'Exams are taken on Ebbe’s kitchen table, under the eye of Ebbe’s wife, who was the examiner long before him.',
    ],
  },
})
