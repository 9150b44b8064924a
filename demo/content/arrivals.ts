/** The arrival instructions of some listings of the town, by slug, for people who have booked. */
export const arrivals: ReadonlyMap<string, { text: string; hours_before: number }> = new Map([
  [
    'houseboat-wilhelmina-brass-and-geraniums',
    {
      text: 'Walk along the quay to the green gate. The key is in the box beside it: turn the dial to 2-8-1-4. Step over the rope, and mind your head.',
      hours_before: 24,
    },
  ],
  [
    'two-rooms-above-the-net-loft',
    {
      text: 'The door is in the yard behind the loft. Ring twice and Marta comes down with the keys, until 9 pm. Later they are with the baker opposite.',
      hours_before: 48,
    },
  ],
  [
    'crater-lake-cabin-with-a-rowing-boat',
    {
      text: 'Park at the upper car park and take the path with the white stones, 40 minutes. The key hangs under the third step. There is no signal on the way, so keep this page.',
      hours_before: 72,
    },
  ],
  [
    'electric-launch-dormouse-no-licence-needed',
    {
      text: 'Dormouse is moored at the end of the Customs House jetty. Show your code at the blue hut; we show you the throttle and you are off.',
      hours_before: 24,
    },
  ],
  [
    'lanterns-on-the-water',
    {
      text: 'Come in by gate B on the mill side, from an hour before. Lanterns are handed out behind the gate. Prams use the ramp at the boathouse.',
      hours_before: 24,
    },
  ],
  [
    'sunset-paddle-to-the-sea-cave',
    {
      text: 'Meet us at the slipway on Coopers Beach, 20 minutes before. Bring a towel and dry shoes; boards, vests and a dry bag are there.',
      hours_before: 24,
    },
  ],
])
