import { chakra } from '@chakra-ui/react'
import { type RefCallback, useCallback, useState } from 'react'
import { Attribution } from './attribution.tsx'
import type { MapAim } from './map-props.ts'
import { TilePicture } from './tile-picture.tsx'
import { tilesAround } from './tiles-around.ts'
import { useTiles } from './use-tiles.ts'

/** The size of a map on a phone, for the server, which does not know the real one. */
const ON_A_PHONE = [430, 900] as const
const ABOVE_A_SHEET = [430, 460] as const

interface Props {
  at: MapAim
  isUnderSheet?: boolean | undefined
}

/** A still picture of what a map will show first, which lies below it until its own tiles have loaded. */
export function FirstLook({ at, isUnderSheet = false }: Props) {
  const { urls, attribution } = useTiles()
  const [size, setSize] = useState<readonly [number, number]>(isUnderSheet ? ABOVE_A_SHEET : ON_A_PHONE)
  const measure = useCallback<RefCallback<Element>>((frame) => {
    if (!frame) return
    const observer = new ResizeObserver(() => setSize([frame.clientWidth, frame.clientHeight]))
    observer.observe(frame)
    return () => observer.disconnect()
  }, [])
  return (
    <Whole ref={measure} aria-hidden>
      <TilePicture tiles={tilesAround(at, size, urls.street)} isFirst />
      <Attribution>{attribution}</Attribution>
    </Whole>
  )
}

const Whole = chakra('div', { base: { position: 'absolute', inset: '0' } })
