import { chakra } from '@chakra-ui/react'
import { type RefCallback, useCallback, useState } from 'react'
import { Attribution } from './attribution.tsx'
import type { MapAim } from './map-props.ts'
import { TilePicture } from './tile-picture.tsx'
import { tilesAround } from './tiles-around.ts'
import { useTiles } from './use-tiles.ts'

/** What a map on a phone shows, where the size of it is not known: where the page is painted. */
const ON_A_PHONE = [430, 900] as const
/** What is seen below the middle where a sheet covers that half. */
const ABOVE_A_SHEET_PX = 40

interface Props {
  at: MapAim
  isUnderSheet?: boolean | undefined
}

/** What a map will show first, before there is one, and below it until its own tiles are there. */
export function FirstLook({ at, isUnderSheet = false }: Props) {
  const { urls, attribution } = useTiles()
  const [size, setSize] = useState<readonly [number, number]>(ON_A_PHONE)
  const measure = useCallback<RefCallback<Element>>((frame) => {
    if (frame) setSize([frame.clientWidth, frame.clientHeight])
  }, [])
  const tiles = tilesAround(at, size, urls.street)
  return (
    <Whole ref={measure} aria-hidden>
      <TilePicture tiles={isUnderSheet ? tiles.filter(({ y }) => y < ABOVE_A_SHEET_PX) : tiles} isFirst />
      <Attribution>{attribution}</Attribution>
    </Whole>
  )
}

const Whole = chakra('div', { base: { position: 'absolute', inset: '0' } })
