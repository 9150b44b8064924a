import { chakra } from '@chakra-ui/react'

/** The layout of the picker: on a phone the map below the rest, from 768 pixels side by side. */
export const Area = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto clamp(360px, calc(100dvh - 308px), 720px)',
    md: {
      gap: '6',
      gridTemplateColumns: 'clamp(240px, 36%, 340px) minmax(0, 1fr)',
      gridTemplateRows: 'minmax(480px, calc(100dvh - 140px))',
    },
  },
})

export const Side = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
  },
})

export const MapArea = chakra('div', {
  base: { gridRow: 2, gridColumn: 1, minWidth: 0, md: { gridRow: 1, gridColumn: 2 } },
})

/** Lies over the lower end of the map, and stays in sight where the map is not all visible. */
export const ConfirmArea = chakra('div', {
  base: {
    position: 'sticky',
    zIndex: 1,
    bottom: 'calc({sizes.tabBar} + {spacing.3} + env(safe-area-inset-bottom))',
    gridRow: 2,
    gridColumn: 1,
    alignSelf: 'end',
    margin: '3',
    md: {
      bottom: '4',
      gridRow: 1,
      gridColumn: 2,
      justifySelf: 'center',
      width: 'min(460px, calc(100% - 32px))',
      margin: '4',
    },
  },
})
