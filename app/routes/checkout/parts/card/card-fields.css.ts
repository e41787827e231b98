import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
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

/** As high as the gateway's fields will be, so that nothing moves when they come. 4 px around them belong to their focus rings. */
const height = { blockSize: '10rem', '@media': { [media.tablet]: { blockSize: '5rem' } } } as const
export const place = style({
  minBlockSize: '10rem',
  margin: '-4px',
  '@media': { [media.tablet]: { minBlockSize: '5rem' } },
})
globalStyle(`${place} iframe`, { display: 'block', inlineSize: '100%', border: 0, ...height })

/** Under the CVC, which stands last. */
export const cvcHelp = style({
  ...type.small,
  fontFamily: theme.face.control,
  color: theme.field.help,
  justifySelf: 'end',
  marginBlock: `calc(${theme.space.x3} * -1)`,
})
const byTouch = '(hover: none)'
export const pointHelp = style({
  display: 'inline-flex',
  alignItems: 'center',
  '@media': { [byTouch]: { display: 'none' } },
})
export const pointWords = style({ marginInlineStart: `calc(${theme.space.x2} * -1)` })
/** A finger cannot point: where there is none to point with, the help is simply there. */
export const touchHelp = style({
  display: 'none',
  '@media': { [byTouch]: { display: 'block', marginBlock: theme.space.x3 } },
})

/** Below the card, so that it begins where the fields around it do. */
export const note = style({
  ...type.small,
  color: theme.text.color,
  marginBlockStart: theme.space.x3,
  '@media': { [media.withoutScript]: { display: 'none' } },
})
