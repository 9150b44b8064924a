import { announcementsOf } from '../compose.ts'

export const offers = announcementsOf('offer', {
  'Two for one on the first boat of the day': {
    card: { by: 'tidewater-moorings' },
    picture: 'punt',
    where: { district: 'Mill Quarter', on: 'waterfront' },
    about: [
      'Punts going out before nine carry the second pair of passengers free. The river is at its best then, with the mist just coming off it and nobody about but moorhens.',
      'Applies every day on which you can bear to get up. Croissants can be put aboard.',
    ],
  },
  'Mid-week nights in the villas, a third off': {
    card: { by: 'highwater-villas' },
    picture: 'villas',
    where: { district: 'Lantern Side', on: 'hill' },
    about: [
      'From Monday to Thursday, two nights or more, in any villa that happens to be standing empty and feeling sorry for itself. Pools heated, beds made, Celestina’s coffee included.',
      'The price given is for the smallest; the large ones come down by the same share.',
      'Teachers and nurses get another tenth. Just mention it, no papers needed.',
    ],
  },
  'Learn to sail this week, bring a friend free': {
    card: { by: 'kittiwake-boat-yard' },
    picture: 'sailing-lesson',
    where: { district: 'East Quay', on: 'waterfront', landmark: 'Selmara Marina' },
    about: [
      'Four places on each first-sail day are kept in pairs: one pays, the other comes along. Maren believes people learn quicker when someone they know is laughing at them.',
      'Friends must be able to swim fifty metres and to forgive.',
    ],
  },
  'Free bicycle check before the coast ride': {
    card: { by: 'spoke-and-anchor' },
    picture: 'bicycle-check',
    where: { district: 'East Quay', on: 'street' },
    about: [
      'Wheel it in between four and six. We look at brakes, tyres, chain and that noise, tighten what is loose, and tell you honestly what can wait.',
      'Parts cost what they cost. Advice on saddles is given in confidence behind a curtain.',
    ],
  },
  'Sunday sauna and soup, one price': {
    card: { by: 'salt-and-cedar', price: 29 },
    picture: 'sauna',
    where: { district: 'West Docks', on: 'waterfront' },
    about: [
      'Two hours on the sauna raft, a dip in the harbour as cold as you like it, then a bowl of fish or barley soup by the stove in a borrowed robe.',
      'Twelve to a session, all shapes, no phones. Towels are warm; they are kept on the boiler by a man whose only job this is.',
    ],
  },
  'Last-minute theatre seats at the price of pie': {
    card: { by: 'theatre-royal' },
    picture: 'theatre-seats',
    where: { district: 'Meridian', on: 'square', landmark: 'Theatre Royal' },
    about: [
      'Half an hour before curtain up, whatever is left goes for about the cost of a meat pie and a pint. You may get a box, you may get the pillar.',
      'Queue under the left-hand lamp. Under 21s go first, because somebody once let us.',
    ],
  },
  'The dungeon by candlelight, for parties of six': {
    card: { by: 'museums-trust', price: 15 },
    picture: 'dungeon',
    where: { district: 'Castle Hill', on: 'hill', landmark: 'Selmara Castle' },
    about: [
      'After closing, the warden takes six people down with six candles and comes up with, so far, the same number. There are three prisoners’ poems on the wall, one of which rhymes.',
      'Say which evening suits you and we shall see whether it suits the key. An hour, warm socks, from ten years on.',
    ],
  },
})
