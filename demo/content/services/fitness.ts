import { storesOf } from '../compose.ts'

export const fitness = storesOf('fitness', {
  'Northfield Strength': {
    card: { by: 'northfield-strength', price: 14, stars: [4.7, 276] },
    where: { district: 'Northfield', on: 'street' },
    about: [
      'A bus garage full of iron, chalk and encouragement. No mirrors: they were given to a dance school. The average member is forty-six and can lift a goat.',
      'First session free with Rafe, who asks what you want to be able to do rather than what you want to weigh. Climbing wall in the inspection pit.',
    ],
  },
  'Harbour Athletic rowing tank': {
    card: { by: 'harbour-athletic', price: 18, stars: [4.6, 92] },
    where: { district: 'Old Harbour', on: 'waterfront' },
    about: [
      'Eight seats in a concrete boat that goes nowhere, with water rushing past at whatever speed your crew deserves. Beginners learn the stroke here before they are allowed to embarrass themselves outside.',
      'Classes at six, at noon and at seven. Blisters are handed out free of charge.',
    ],
  },
  'Warrior, Tree, Teapot: yoga for stiff people': {
    card: { by: 'old-ropeworks', price: 12, stars: [4.8, 161] },
    where: { district: 'West Docks', landmark: 'Old Ropeworks' },
    about: [
      'You may keep your socks on. You may use a chair, the wall, or somebody’s arm. Anneli teaches people who last touched their toes at school and did not care for it then.',
      'Lying down at the end is compulsory and lasts a quarter of an hour, by which time several are asleep and nobody wakes them.',
    ],
  },
  'Tide Pool Swim School': {
    card: { by: 'harbour-athletic', price: 21, stars: [4.9, 138] },
    where: { district: 'Sandholme', on: 'park', landmark: 'Strand Lido' },
    about: [
      'Adults who never learned, adults who learned to be afraid, and children from four. Groups of five, water at your waist, no splashing permitted from the teacher’s side.',
      'Nine in ten float by the third lesson. The tenth gets Hamza, who has time.',
    ],
  },
  'The Boxing Chapel': {
    card: { by: 'northfield-strength', price: 13, stars: [4.6, 114] },
    where: { district: 'Mill Quarter', on: 'street' },
    about: [
      'A deconsecrated chapel with a ring where the pulpit was. Skipping, bags, footwork, and light sparring for those who ask twice. Women’s nights on Mondays, over-sixties on Wednesday mornings.',
      'Coach Delphine has two rules: protect your head and ring your mother.',
    ],
  },
})
