import type { ServiceCategory } from '../categories.ts'
import type { Said } from './said.ts'

/** Reviews of the town's stores and professionals. */
export const saidOfServices: Record<ServiceCategory | 'professional', Said> = {
  hair: {
    five: [
      'First cut in years that still looks good after a week.',
      'They asked what I do in the morning before they touched the scissors.',
      'My son fell asleep in the chair and woke up handsome.',
      'Exactly what I meant, though I said it badly.',
      'No small talk. Bliss.',
      'I have moved away and still come back for this.',
    ],
    four: [
      'Lovely cut, we began ten minutes late.',
      'Very good. The radio was a bit much.',
      'Happy with it. A little dearer than I had thought.',
    ],
    three: ['Fine, but shorter than we had said.', 'A decent cut, in something of a hurry.'],
    also: ['Bring a picture.', 'The coffee is real.', 'They are kind to nervous children.'],
  },
  spa: {
    five: [
      'I could not have told you my own name afterwards.',
      'Two hours felt like a short week away.',
      'Cold water is not as bad as people say. It is worse, and wonderful.',
      'Spotless, warm, and nobody in a hurry.',
      'We gave it to my mother and she has booked again herself.',
      'Skin like a peach, mood like a cat.',
    ],
    four: [
      'Glorious, though the changing room is narrow.',
      'Very relaxing. More hooks for towels, please.',
      'Lovely, a little full towards evening.',
    ],
    three: ['Pleasant, but one of the rooms was shut.', 'Nice, we had hoped for it to be quieter.'],
    also: ['Take water with you.', 'Go on a weekday.', 'The tea afterwards is half of it.'],
  },
  nails: {
    five: [
      'Two weeks on and not one chip.',
      'She matched the colour to my grandmother’s brooch.',
      'Clean tools, steady hands, good stories.',
      'My feet have been to paradise and back.',
      'People stop me in shops to look.',
      'Small, calm and precise.',
    ],
    four: [
      'Beautiful work, the chairs are hard.',
      'Very neat. I waited a little.',
      'Pretty, but the darker colours take their time to dry.',
    ],
    three: ['All right, one nail went after three days.', 'Nice people, ordinary result.'],
    also: ['Choose before you sit down.', 'They take their time.', 'Walk-ins are lucky before noon.'],
  },
  massage: {
    five: [
      'Found a knot I had carried since the spring.',
      'I stood up two centimetres taller.',
      'Firm where it should be and gentle where it must.',
      'They listened first, which nobody does.',
      'Slept through the night for the first time in months.',
      'Worth every minute, and the minutes were long ones.',
    ],
    four: [
      'Very good hands, slightly cool room.',
      'Helped a lot. I felt it for two days.',
      'Great, only the street could be heard.',
    ],
    three: ['Fine, too soft for my taste.', 'Good, but shorter than promised.'],
    also: ['Say where it hurts.', 'Do nothing afterwards.', 'Arrive early and breathe.'],
  },
  fitness: {
    five: [
      'I am fifty-eight and did my first pull-up here.',
      'Nobody looks at you, everybody helps.',
      'The coach remembers what you could not do last week.',
      'Hard work and a lot of laughing.',
      'I was afraid of this place for a year. I should not have been.',
      'Best hour of my Tuesday.',
    ],
    four: [
      'Excellent class, crowded after six.',
      'Good teaching. The showers are few.',
      'Really friendly, if a little cold in winter.',
    ],
    three: ['Good, but too many in the group that day.', 'Solid, though we started late.'],
    also: ['Bring two towels.', 'The first time is the worst.', 'Mornings are quieter.'],
  },
  tattoo: {
    five: [
      'She told me to think it over, and she was right.',
      'Lines like print. It healed in ten days.',
      'I got rid of a mistake and gained a heron.',
      'Clean, patient, honest about what will not work.',
      'It means what I wanted it to mean.',
      'My third from here, and not the last.',
    ],
    four: [
      'Wonderful work, a long wait for a date.',
      'Very happy. It hurt more than I was told.',
      'Great drawing, we had to move the day once.',
    ],
    three: ['Good, but smaller than we had agreed.', 'Nice piece, rushed at the end.'],
    also: ['Eat before you go.', 'Bring somebody.', 'Follow what they say about healing.'],
  },
  repair: {
    five: [
      'Fixed in a day what three others called dead.',
      'They showed me what had broken, and how not to break it again.',
      'Cost less than the bus fare to the big shop.',
      'My father’s radio plays again. I cried a little.',
      'Honest: they told me not to bother, and were right.',
      'Better than it was when new.',
    ],
    four: [
      'Good work, it took two days longer.',
      'Repaired and polished. No card payment below ten.',
      'Very skilled, the queue is out of the door.',
    ],
    three: ['Works, but rattles now.', 'Done well enough, nobody rang to say so.'],
    also: ['Write down what is wrong.', 'Keep the ticket.', 'They lend you one meanwhile.'],
  },
  photography: {
    five: [
      'The first picture of me that I have ever liked.',
      'They caught my aunt laughing, which is rare.',
      'Calm, quick, and not one silly pose.',
      'The print is on our wall and people ask.',
      'Patient with a baby, two dogs and my husband.',
      'We looked like ourselves, on a good day.',
    ],
    four: [
      'Beautiful pictures, they came a week late.',
      'Very good. I would have liked a few more.',
      'Great light, a bit of a climb to get there.',
    ],
    three: ['Sharp, but somewhat stiff.', 'Decent, the choice was theirs and not ours.'],
    also: ['Wear something plain.', 'Ask for the paper print.', 'Come an hour before sunset.'],
  },
  tutoring: {
    five: [
      'My daughter explains fractions to me now.',
      'No question was too stupid, and I tried them all.',
      'Passed, after failing it twice elsewhere.',
      'I had forgotten that learning could be fun.',
      'Patient as the tide.',
      'After a month I dreamt in Spanish.',
    ],
    four: [
      'Very good teacher, the room gets cold.',
      'Learned a lot. Homework is no joke.',
      'Well explained, an hour is over too soon.',
    ],
    three: ['Good, but slower than I would have liked.', 'Fine for beginners only.'],
    also: ['Bring your own pen.', 'The biscuits help.', 'Start before the exam, not after.'],
  },
  cleaning: {
    five: [
      'Our guests asked whether the flat was new.',
      'Everything back in its place, and a place for everything.',
      'The sheets smell of wind.',
      'They found my ring behind the washing machine.',
      'On time to the minute, quiet as mice.',
      'I could see the island through that window again.',
    ],
    four: [
      'Spotless, they forgot one cupboard.',
      'Very good. A message beforehand would be nice.',
      'Great job, the smell of polish stayed for a day.',
    ],
    three: ['Clean, but not the corners.', 'Good work, half an hour late.'],
    also: ['Leave the key with the neighbour.', 'Tell them about the cat.', 'They bring their own things.'],
  },
  professional: {
    five: [
      'I ask for nobody else.',
      'A master, and modest with it.',
      'Listened, nodded, and did it better than I had imagined.',
      'You are in good hands here, literally.',
      'Worth waiting for.',
      'Knows when to talk and when not to.',
    ],
    four: [
      'Very good, booked up for weeks.',
      'Skilled and kind, not the quickest.',
      'Happy once more. Ran a little late.',
    ],
    three: ['Competent, if somewhat absent that day.', 'All fine, I had expected more.'],
    also: ['Say hello from me.', 'Book well ahead.', 'Trust the advice.'],
  },
}
