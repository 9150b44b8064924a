import { announcementsOf } from '../compose.ts'

export const lostAndFound = announcementsOf('lost-and-found', {
  'Lost: grey parrot, answers to Commodore': {
    card: { by: 'the-tide-table' },
    picture: 'parrot',
    where: { district: 'Lantern Side', on: 'street' },
    about: [
      'Left by the kitchen window during a disagreement about toast. Red tail, one white claw, large vocabulary, some of it from my late husband, for which I apologise in advance.',
      'He likes grapes and brass music. Please do not chase him; sit down, open a newspaper, and he will come to criticise.',
    ],
  },
  'Found: one left oar, varnished, with initials': {
    card: { by: 'harbour-office' },
    picture: 'oar',
    where: { district: 'Old Harbour', on: 'waterfront', landmark: 'Harbour Office' },
    about: [
      'Picked up off the East Mole on the morning ebb. Initials burnt into the loom, a leather button, and teeth marks from what we take to be a seal.',
      'Claim it at the counter by telling us the letters. The person going round in circles out there is probably you.',
    ],
  },
  'Lost: wedding ring, somewhere in the bread': {
    card: { by: 'weir-bakery' },
    picture: 'ring-in-bread',
    where: { district: 'Mill Quarter', on: 'street' },
    about: [
      'Our new baker took it off to knead and it was on the bench, and then there were three hundred loaves and no ring. A plain gold band with S and J inside.',
      'If you bought a large white on Thursday, chew with hope. Finder gets bread for a year and a dance at the anniversary.',
    ],
  },
  'Found: teddy with a ferry ticket to Norby': {
    card: { by: 'island-ferries' },
    picture: 'teddy',
    where: { district: 'Old Harbour', on: 'waterfront', landmark: 'Ferry Terminal' },
    about: [
      'Brown, corduroy feet, one ear darned in green. He was sitting upright in a window seat with a valid single and seemed to know where he was going.',
      'He is on the ticket counter at present and has been given a cap. Crew send a photograph of him from each crossing to the board in the hall.',
    ],
  },
  'Lost: blue notebook of half-finished songs': {
    card: { by: 'tideline-collective' },
    picture: 'notebook',
    where: { district: 'Meridian', on: 'square', landmark: 'Central Station' },
    about: [
      'Elastic band, coffee ring on the cover like an eclipse. Left in the waiting room or on the 7 bus. It holds two years of verses with, as yet, no choruses.',
      'Do read it if you must. If a chorus occurs to you, write it in and I shall put your name on the record.',
    ],
  },
})
