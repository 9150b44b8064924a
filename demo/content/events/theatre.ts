import { eventsOf } from '../compose.ts'

export const theatre = eventsOf('theatre', {
  'The Lighthouse Keeper’s Third Wife': {
    card: { by: 'theatre-royal', price: 26, stars: [4.8, 119] },
    picture: 'stage-play',
    where: { district: 'Meridian', on: 'square', landmark: 'Theatre Royal' },
    when: { daysFromNow: 0, startsAt: '19:30', hours: 2 },
    tags: ['Comedy', 'Captioned'],
    about: [
      'A comedy with a storm in it. She has answered an advertisement, he has forgotten placing it, and the lamp has gone out with a convoy due at midnight. Four actors, eleven parts, real rain.',
      'Rows A and B are issued with capes. Captions run on both sides of the stage and are sometimes funnier than we are.',
    ],
  },
  'Hamlet of the Herring Fleet': {
    card: { by: 'theatre-royal', price: 22, stars: [4.5, 64] },
    picture: 'stage-play',
    where: { district: 'West Docks', on: 'waterfront' },
    when: { daysFromNow: 0, weekday: 'friday', startsAt: '20:00', hours: 3 },
    tags: ['Open air', 'Standing or stool'],
    about: [
      'You know the plot. Here the ghost walks the deck of a trawler, the play within the play is a karaoke night, and Ophelia survives because she can swim.',
      'It is performed on a moored boat with the audience on the quay, so dress for wind. Stools are handed out; cushions are an honour system.',
    ],
  },
  'Improvised opera in one act': {
    card: { by: 'theatre-royal', price: 15, stars: [4.7, 87] },
    picture: 'opera',
    where: { district: 'Castle Hill', landmark: 'Lantern Playhouse' },
    when: { daysFromNow: 5, startsAt: '21:00', hours: 1 },
    tags: ['Comedy', 'Improvised', 'Late', 'Live on screen'],
    online: true,
    about: [
      'Sung on the bare stage of the Playhouse and sent to wherever you sit. The audience types a job, a vegetable and a grudge. Six trained singers and one pianist of iron nerve do the rest, without a plan and in what they insist is Italian.',
      'Last week’s was called The Dentist’s Leek. People wept.',
    ],
  },
  'Shadows of the Caravanserai': {
    card: { by: 'theatre-royal', price: 24, stars: [4.9, 71] },
    picture: 'shadow-play',
    where: { district: 'Castle Hill', landmark: 'Lantern Playhouse' },
    when: { daysFromNow: 7, weekday: 'saturday', startsAt: '18:00', hours: 2 },
    tags: ['Shadow play', 'Ages 8+'],
    language: ['Arabic', 'English'],
    about: [
      'A travelling troupe of shadow players with camel-skin figures a hundred years old and jokes considerably older. One screen, one lamp, and hands so quick that you forget there are hands.',
      'Told in Arabic with an English narrator who has been instructed to be unreliable. Go behind the screen at the end: it is half the pleasure.',
    ],
  },
  'The Mystery of the Missing Mayor, on foot': {
    card: { by: 'barnacle-club', price: 19, stars: [4.6, 102] },
    picture: 'mystery',
    where: { district: 'Old Harbour', on: 'square', landmark: 'Market Square' },
    when: { daysFromNow: 11, weekday: 'saturday', startsAt: '16:30', hours: 2 },
    tags: ['Promenade', 'Solve it', 'Families'],
    about: [
      'The play happens in nine doorways between Market Square and the ferry, and you are the detective. Shopkeepers are in on it. So, probably, is that dog.',
      'Teams of up to six. The real mayor attends one performance a season and has never once been found.',
      'Flat shoes, about two kilometres, a single flight of steps with a way round it.',
    ],
  },
  'Amateur night: ten plays of ten minutes': {
    card: { by: 'theatre-royal', price: 10, stars: [4.4, 58] },
    picture: 'stage-play',
    where: { district: "Scholars' Green", on: 'square', landmark: 'College Square' },
    when: { daysFromNow: 33, startsAt: '19:00', hours: 2 },
    tags: ['New writing', 'Vote for one'],
    about: [
      'Written by a bus driver, two nurses, a retired judge, a class of thirteen-year-olds and five people who would rather not say. Rehearsed for a fortnight in kitchens.',
      'You vote with a dried bean. The winning play gets a proper run, a proper set and, for the first time in its life, a lighting cue.',
    ],
  },
})
