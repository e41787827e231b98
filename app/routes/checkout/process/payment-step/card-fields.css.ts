import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { transition } from '#app/ui/styles/ring.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** One surface for all that stands on a card. */
export const card = style({
  display: 'grid',
  gap: theme.space.x4,
  padding: theme.space.x4,
  borderRadius: theme.shape.radius,
  background: theme.surface.sunken,
  '@media': { [media.tablet]: { padding: theme.space.x6 }, [media.withoutScript]: { display: 'none' } },
})

export const brands = style({
  ...type.tiny,
  fontFamily: theme.face.control,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.x3,
  color: theme.text.color,
})
/** On phones a line of its own, so that the cards share one. */
export const brandsLabel = style({
  flex: '1 0 100%',
  color: theme.field.help,
  '@media': { [media.broad]: { flex: 'none' } },
})
/** Words beside each other; the one whose card is typed stands out. */
export const brand = style({
  transition: transition('opacity'),
  selectors: { '&[data-current]': { fontWeight: theme.text.strong } },
})

/** As high as the gateway's fields will be, so that nothing moves when they come. 4 px around them belong to their focus rings. */
const frame = { display: 'block', inlineSize: '100%', border: 0 } as const
export const place = {
  parts: style({ minBlockSize: '11rem', margin: '-4px' }),
  one: style({
    minBlockSize: '10rem',
    margin: '-4px',
    '@media': { [media.tablet]: { minBlockSize: '5rem' } },
  }),
}
globalStyle(`${place.parts} iframe`, { ...frame, blockSize: '11rem' })
globalStyle(`${place.one} iframe`, {
  ...frame,
  blockSize: '10rem',
  '@media': { [media.tablet]: { blockSize: '5rem' } },
})

export const cvcHelp = style({ ...type.small, fontFamily: theme.face.control, color: theme.field.help })
const byTouch = '(hover: none)'
export const pointHelp = style({
  display: 'inline-flex',
  alignItems: 'center',
  marginInlineStart: `calc(${theme.space.x4} * -1)`,
  '@media': { [byTouch]: { display: 'none' } },
})
export const pointWords = style({ marginInlineStart: `calc(${theme.space.x2} * -1)` })
/** A finger cannot point: where there is none to point with, the help is simply there. */
export const touchHelp = style({ display: 'none', '@media': { [byTouch]: { display: 'block' } } })

export const note = style({ ...type.small, color: theme.text.color })
export const savedEntry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x3,
})
