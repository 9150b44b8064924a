import { storesOf } from '../compose.ts'

export const massage = storesOf('massage', {
  'Good Hands': {
    card: { by: 'good-hands', price: 58, stars: [4.9, 241] },
    where: { district: 'Mill Quarter', on: 'street' },
    about: [
      'Four therapists, of whom two are blind and all are uncanny. They find the shoulder you slept on, the bag you carry, and the e-mail you have not answered.',
      'Forty-five or ninety minutes, with a rest afterwards that is not counted. Pregnancy, sports and hospital aftercare by people with the papers for each.',
    ],
  },
  'Deep Tissue and Tides': {
    card: { by: 'good-hands', price: 66, stars: [4.6, 127] },
    where: { district: 'East Quay', on: 'waterfront', landmark: 'Selmara Marina' },
    about: [
      'For sailors, rowers, climbers and others who did it to themselves. Bruno was a scrum half and works as though he were still trying to get the ball out.',
      'Tell him your threshold honestly. The room is on a barge and rocks a little, which helps more than you would expect.',
    ],
  },
  'Slow Street': {
    card: { by: 'old-ropeworks', price: 50, stars: [4.8, 84] },
    where: { district: 'West Docks', landmark: 'Old Ropeworks' },
    about: [
      'Shiatsu on the floor, fully clothed, in a room with paper blinds and a single branch in a jar. Hideko changes the branch each morning and builds the treatments around it in a way she will not explain.',
      'No music. Rain, when available.',
    ],
  },
  'Ten-Minute Necks': {
    card: { by: 'good-hands', price: 15, stars: [4.5, 308] },
    where: { district: 'Meridian', on: 'square', landmark: 'Central Station' },
    about: [
      'A chair with a hole for your face, beside platform two. You miss one train, catch the next, and arrive as somebody nicer.',
      'Open from seven to seven. Chronic cases can buy a card of ten and get a nod of recognition thrown in.',
    ],
  },
})
