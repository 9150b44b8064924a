import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { OwnName } from '#src/ui/own-name.ts'

interface Props {
  cover: ReactNode
  /** The chip on the cover: the date, or the kind of listing. */
  chip?: ReactNode
  /** The heart, in the cover's other corner. */
  corner?: ReactNode
  title: ReactNode
  /** The location and the distance. */
  line: ReactNode
  price: ReactNode
  rating: ReactNode
}

/** The layout of every card; a vertical fills its slots. */
export function CardFrame({ cover, chip, corner, title, line, price, rating }: Props) {
  return (
    <Frame>
      <chakra.div position="relative">
        {cover}
        {chip && <Chip>{chip}</Chip>}
        {corner && <Corner>{corner}</Corner>}
      </chakra.div>
      <Body>
        <OwnName minHeight="2.5em">{title}</OwnName>
        <Line>{line}</Line>
        <Foot>
          {price}
          {rating}
        </Foot>
      </Body>
    </Frame>
  )
}

const Frame = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    overflow: 'hidden',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
  },
})

const Chip = chakra('span', {
  base: {
    position: 'absolute',
    top: '3',
    insetInlineStart: '10px',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '28px',
    maxWidth: 'calc(100% - 76px)',
    paddingInline: '10px',
    borderRadius: 'pill',
    background: 'card',
    fontSize: '12',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    fontVariantNumeric: 'tabular-nums',
  },
})

const Corner = chakra('span', { base: { position: 'absolute', top: '1', insetInlineEnd: '1', zIndex: 1 } })

const Body = chakra('div', {
  base: {
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    gap: '1',
    padding: '12px 14px 14px',
    fontSize: '14',
  },
})

const Line = chakra('p', {
  base: { color: 'muted', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
})

const Foot = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '2',
    marginBlockStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
  },
})
