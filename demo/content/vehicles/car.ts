import { vehiclesOf } from '../compose.ts'

export const cars = vehiclesOf('car', {
  'Small electric hatchback, easy to park': {
    card: { by: 'merrow-motors', price: 48, stars: [4.7, 231] },
    where: { district: 'Old Harbour', on: 'street' },
    about: [
      'Shorter than most rowing boats and about as wide. It slips into gaps the big cars sigh at, and comes with 240 km of range on an island where the longest drive is sixty.',
      'Charging is free at the ferry car park. Leave it plugged in when you return it and we call that a full tank.',
      [
        'Four seats, five doors',
        'Child seats of every size, free',
        'No deposit for guests of the houses we look after',
      ],
    ],
  },
  'Family estate with a roof box': {
    card: { by: 'merrow-motors', price: 72, stars: [4.6, 118] },
    where: { district: 'Westgate', on: 'street' },
    about: [
      'Somebody before you wrote ‘the boot is bigger than our kitchen’ in the logbook, and we have measured: they were right. Add the box on the roof and you can bring the kitchen too.',
      'Diesel, automatic, air conditioning that reaches the third row of complaints. There are crumbs we will never find and we shall not be looking for yours.',
    ],
  },
  'Hill car: four-wheel drive with good tyres': {
    card: { by: 'merrow-motors', price: 84, stars: [4.8, 96] },
    where: { district: 'Upper Alder', on: 'hill' },
    about: [
      'For the forest tracks, the upper reservoir and the cabin whose owner described the drive as ‘a bit uneven’. High, plain, hose-down inside, with a shovel that we hope stays clean.',
      'We let the tyres down a little for you if you are going to the dunes, and lend the pump to put it back. Take the low gears seriously on the way down from the pass.',
    ],
  },
  'Nine-seater for cousins and their luggage': {
    card: { by: 'lugger-vans', price: 118, stars: [4.5, 83] },
    where: { landmark: 'Selmara Airport' },
    about: [
      'Nine real seats, nine belts, nine cup holders, one aux cable to fight over. An ordinary licence will do, though you should have met a large vehicle before.',
      'Reversing camera and sensors all round, plus a laminated sheet of which car parks have no height bar. Wedding parties: tell us the colour and we bring ribbons.',
    ],
  },
  'Wheelchair-accessible car with a ramp': {
    card: { by: 'merrow-motors', price: 66, stars: [4.9, 57] },
    where: { district: 'Westgate', on: 'square', landmark: 'Westgate Square' },
    about: [
      'The floor is lowered and the ramp folds out by hand in a few seconds, with an electric winch for the days when pushing is not on. Headroom inside the door is 1.41 m.',
      'Four points tie the chair down, and the place beside the driver can be taken out so that it travels in front, where the view is. We deliver anywhere on the island at no charge.',
    ],
  },
  'The Saloon: leather, hush, automatic': {
    card: { by: 'merrow-motors', price: 125, stars: [4.8, 44] },
    where: { district: 'East Quay', on: 'waterfront' },
    about: [
      'Long, dark blue and so quiet that you hear the indicator think. It was a banker’s, then an ambassador’s, and now it takes people to weddings, funerals and the good restaurant on the point.',
      'Rented with water, an umbrella and a chamois in the door. A driver in a plain suit can be added until midnight.',
    ],
  },
  'Station car by the month, tyres included': {
    card: { by: 'merrow-motors', price: 690, per: 'month', stars: [4.4, 36] },
    where: { district: "Scholars' Green", on: 'street' },
    about: [
      'For people who came for a season’s work, or who are between cars, or who want to find out whether they need one at all. One price for car, insurance, service and two sets of tyres.',
      'Change your mind with a fortnight’s notice. About a third of our monthly drivers go over to a bicycle, and we lend them a pump.',
    ],
  },
  'A boxy little car with a folding canvas bed': {
    card: { by: 'lugger-vans', price: 58, stars: [4.6, 71] },
    where: { district: 'Ambersand', on: 'beach', landmark: 'Amber Sands' },
    about: [
      'By day it is a perfectly sensible car. By night the seats go flat, a canvas bed unfolds over them, and the tailgate becomes the roof of a kitchen with one burner and a surprisingly good kettle.',
      [
        'Sleeps two who like each other',
        'Blackout curtains sewn by our aunt',
        'Fresh bedding in a bag, coffee in a tin',
      ],
      'Sleeping is allowed at the four marked car parks along the coast; the guide in the glove box tells which one gets the sunrise.',
    ],
  },
  'Right little runabout, manual, no frills': {
    card: { by: 'merrow-motors', price: 35, stars: [4.1, 167] },
    where: { district: 'Northfield', on: 'street' },
    about: [
      'Windows that wind. A radio with two working stations, one of which is shipping forecasts. It starts first time, sips petrol, and has been up every road on this island, some of them by mistake.',
      'It is the cheapest car we have and, three years running, the one with the happiest logbook.',
    ],
  },
  'Electric crossover with a dog guard': {
    card: { by: 'merrow-motors', price: 78, stars: [4.7, 102] },
    where: { district: 'Beacon Hill', on: 'park', landmark: 'Beacon Hill Park' },
    about: [
      'Washable boot liner, a ramp for old hips, a bowl that does not slide, and a guard that keeps wet noses out of the front. Dogs are not merely allowed in this car, they are who it is for.',
      'Range of 380 km, so you will charge once if at all. We vacuum between guests with something industrial; people with allergies should still take one of the others.',
    ],
  },
  'Driving lessons car, dual controls': {
    card: { by: 'chalk-and-tide', price: 54, stars: [4.8, 61] },
    where: { district: "Scholars' Green", on: 'street' },
    about: [
      'Two sets of pedals, one set of nerves. Rent it for practice with any licensed friend of steady temper, or add Sunniva, who teaches hill starts on a hill where they matter.',
      'The examiner’s favourite route is drawn on a card behind the sun visor. That is not a secret, merely a kindness.',
    ],
  },
})
