import { chakra } from '@chakra-ui/react'

interface Props {
  ends: { min: number; max: number; step: number }
  value: readonly [number, number]
  onChange: (value: [number, number]) => void
  labels: { min: string; max: string }
  /** The text of a value for screen readers. */
  say: (value: number) => string
}

/** A slider for a range, with a thumb for each end that keys can move too. */
export function Range({ ends, value, onChange, labels, say }: Props) {
  const [from, to] = value
  const part = (at: number) => `${((at - ends.min) / (ends.max - ends.min)) * 100}%`
  return (
    <Track>
      <Between style={{ insetInlineStart: part(from), insetInlineEnd: `calc(100% - ${part(to)})` }} />
      <Thumb
        type="range"
        {...ends}
        value={from}
        aria-label={labels.min}
        aria-valuetext={say(from)}
        // Where both thumbs stand at the far end, the lower one has to be on top, since only it can be moved
        // back.
        data-above={from > (ends.min + ends.max) / 2 || undefined}
        onChange={({ target }) => onChange([Math.min(target.valueAsNumber, to), to])}
      />
      <Thumb
        type="range"
        {...ends}
        value={to}
        aria-label={labels.max}
        aria-valuetext={say(to)}
        onChange={({ target }) => onChange([from, Math.max(target.valueAsNumber, from)])}
      />
    </Track>
  )
}

const Track = chakra('div', {
  base: {
    position: 'relative',
    height: 'touch',
    _before: {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      top: 'calc(50% - 2px)',
      height: '4px',
      borderRadius: 'pill',
      background: 'line',
    },
  },
})

const Between = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(50% - 2px)',
    height: '4px',
    borderRadius: 'pill',
    background: 'accent',
  },
})

const knob = {
  appearance: 'none',
  width: '28px',
  height: '28px',
  borderRadius: 'pill',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'accent',
  background: 'raised',
  boxShadow: 'float',
  cursor: 'grab',
  pointerEvents: 'auto',
} as const

const Thumb = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    zIndex: 1,
    width: 'full',
    height: 'full',
    margin: '0',
    appearance: 'none',
    background: 'transparent',
    // Each thumb lies over the other's track, and only the thumbs are to be taken.
    pointerEvents: 'none',
    '&[data-above]': { zIndex: 2 },
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-slider-thumb': knob,
    '&::-moz-range-thumb': { ...knob, boxSizing: 'border-box' },
    '&:focus-visible::-webkit-slider-thumb': {
      outline: '2px solid',
      outlineColor: 'accent',
      outlineOffset: '2px',
    },
    '&:focus-visible::-moz-range-thumb': {
      outline: '2px solid',
      outlineColor: 'accent',
      outlineOffset: '2px',
    },
  },
})
