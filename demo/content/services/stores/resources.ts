/** What a store has for visits besides people, and how many. */
interface Resource {
  kind: string
  name: string
  units: number
  /** The names of the services that take one; missing: all of them. */
  for?: readonly string[]
}

/** The resources of stores, by their titles: where they are fewer than the people, they decide when there is time. */
export const resources: Readonly<Record<string, readonly Resource[]>> = {
  'Santos and Daughters, barbers': [{ kind: 'chair', name: 'Barber’s chair', units: 2 }],
  Curlew: [
    { kind: 'chair', name: 'Chair', units: 3 },
    { kind: 'basin', name: 'Basin', units: 1, for: ['Gloss', 'Highlights by hand'] },
  ],
  'Braid House': [
    { kind: 'chair', name: 'Chair by the screen', units: 1 },
    { kind: 'chair', name: 'Chair by the window', units: 1 },
  ],
  'The Hammam behind the Garden': [
    {
      ...{ kind: 'stone', name: 'Warm stone', units: 1 },
      for: ['Steam and warm stone', 'Black soap and glove', 'Everything, with tea'],
    },
  ],
  'Grand Hotel bathing rooms': [
    {
      ...{ kind: 'room', name: 'Treatment room', units: 1 },
      for: ['Facial', 'Wrap', 'Pedicure under the painted sky'],
    },
  ],
  'Good Hands': [{ kind: 'room', name: 'Treatment room', units: 2 }],
  'Ten-Minute Necks': [{ kind: 'chair', name: 'Chair', units: 1 }],
  Inkfish: [
    {
      ...{ kind: 'bench', name: 'Bench', units: 1 },
      for: ['Small piece', 'Fine lines, half a morning', 'A whole day'],
    },
  ],
}
