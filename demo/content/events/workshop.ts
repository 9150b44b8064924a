import { eventsOf } from '../compose.ts'

export const workshops = eventsOf('workshop', {
  'First sail: a day in a dinghy, for adults': {
    card: { by: 'kittiwake-boat-yard', price: 85, stars: [4.9, 107] },
    picture: 'sail-school',
    where: { district: 'East Quay', on: 'waterfront' },
    when: { daysFromNow: 0, weekday: 'sunday', startsAt: '09:30', hours: 7 },
    tags: ['Beginners', 'Kit included', 'Lunch included'],
    about: [
      'Maren starts everyone on dry land, sitting in a dinghy on the grass, pulling ropes at nothing. By ten you are afloat, by noon you have gone about on purpose, and by three you are insufferable.',
      'Two to a boat with an instructor alongside in the launch. You will capsize once by arrangement and perhaps once more without.',
    ],
  },
  'Mend it yourself: trousers, toasters, chairs': {
    card: { by: 'the-fixing-shed', price: 5, stars: [4.8, 141] },
    picture: 'mending',
    where: { district: 'Mill Quarter', on: 'street' },
    when: { daysFromNow: 2, startsAt: '17:00', hours: 3 },
    tags: ['Drop in', 'Tools provided'],
    about: [
      'Put the broken thing on the bench and the right volunteer drifts over. You do the repair and they do the tutting. Roughly three out of four objects walk out alive.',
      'The fourth is given a dignified post-mortem so that you know what killed it.',
    ],
  },
  'Throw a bowl: an evening at the wheel': {
    card: { by: 'old-ropeworks', price: 36, stars: [4.7, 98] },
    picture: 'pottery',
    where: { district: 'West Docks', landmark: 'Old Ropeworks' },
    when: { daysFromNow: 3, startsAt: '18:30', hours: 3 },
    tags: ['Pottery', 'Apron lent'],
    about: [
      'The first one flies off, the second one slumps, and the third, when you have stopped trying, is a bowl. Kwame fires it, glazes it in the blue of your choice, and posts it on in three weeks.',
      'Short nails, old sleeves. Wheels are set at two heights, one of which suits wheelchairs.',
    ],
  },
  'Navigating by stars, with an actual sextant': {
    card: { by: 'museums-trust', price: 29, stars: [4.8, 45] },
    picture: 'sextant',
    where: { district: 'Lantern Side', on: 'hill', landmark: 'Lantern Head Lighthouse' },
    when: { daysFromNow: 12, startsAt: '20:30', hours: 3 },
    tags: ['Night sky', 'Some sums'],
    about: [
      'Brass sextants out of the museum’s own cabinets, a clear horizon, and a former merchant captain to correct your arithmetic. Most people fix themselves to within ten miles; one gentleman proved he was in a desert.',
      'Cloudy evenings are spent indoors learning the dirty tricks with dead reckoning. Cocoa either way.',
    ],
  },
  'Arabic calligraphy for left and right hands': {
    card: { by: 'chalk-and-tide', price: 32, stars: [4.9, 51] },
    picture: 'calligraphy',
    where: { district: "Scholars' Green", on: 'street' },
    when: { daysFromNow: 21, weekday: 'saturday', startsAt: '10:00', hours: 4 },
    tags: ['Reed pens by post', 'No Arabic needed'],
    language: ['Arabic', 'English'],
    online: true,
    about: [
      'Two reeds come by post. You cut your own pen from one, which takes three tries, and spend the rest of the morning on a single letter. Then Ustadha Salma shows how that letter joins its neighbours, and the page begins to swim.',
      'Everyone leaves with their name written properly, and with ink somewhere surprising.',
    ],
  },
  'Wild herbs: find, name, taste, not die': {
    card: { by: 'ridge-and-shore', price: 27, stars: [4.7, 82] },
    picture: 'herbs',
    where: { district: 'Orchard Bank', on: 'park', landmark: 'Orchard Green' },
    when: { daysFromNow: 38, weekday: 'saturday', startsAt: '09:00', hours: 3 },
    tags: ['Foraging', 'Walk 4 km'],
    about: [
      'Twenty plants you have been stepping over, of which sixteen are good, three are dull, and one is why we look twice. Ranger Hedda makes you draw each before you may eat it.',
      'We finish with a green soup in the picnic shelter. Sensitive stomachs may simply come for the walk and the company.',
    ],
  },
  'Salsa from zero, no partner, no shame': {
    card: { by: 'old-foundry', price: 14, stars: [4.6, 126] },
    picture: 'salsa',
    where: { district: 'Meridian', on: 'street' },
    when: { daysFromNow: 6, startsAt: '19:00', hours: 2 },
    tags: ['Dancing', 'Beginners'],
    language: ['Spanish', 'English'],
    about: [
      'An hour of steps in rows, where nobody looks at you, and an hour in pairs which change every song. Rosalía counts in Spanish, and by the end of the evening you will too.',
      'Shoes that slide a little. Water, fans and towels on the house.',
    ],
  },
})
