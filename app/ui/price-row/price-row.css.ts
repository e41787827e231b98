import { globalStyle, style } from '@vanilla-extract/css'
import { stepperWidth } from '#app/ui/stepper/stepper.css.ts'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const rows = style({ display: 'grid' })

/** No line parts it from the row above. */
export const belonging = style({})

/**
 * Name, price and control in one line; on phones the price ends the line of the name, and the control stands under it, at the thumb's
 * edge. Where letters are large or names are long both stand below the name.
 */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: theme.space.x4,
  rowGap: theme.space.x2,
  paddingBlock: theme.space.x4,
  color: theme.inventory.text,
  borderBlockEnd: `${theme.shape.border} solid ${theme.inventory.line}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    [`&:has(+ ${belonging})`]: { borderBlockEnd: 0, paddingBlockEnd: 0 },
  },
  '@media': {
    [media.broad]: { alignItems: 'center', columnGap: theme.space.x6 },
  },
})
export const front = style({
  flex: '999 1 7rem',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x4,
  minInlineSize: 0,
})
export const words = style({ display: 'grid', gap: '2px', minInlineSize: 0 })
export const name = style({
  ...type.body,
  lineHeight: 1.3,
  fontWeight: theme.text.strong,
  overflowWrap: 'anywhere',
})
export const description = style({ ...type.small, color: theme.inventory.subtle })
export const side = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: theme.space.x1,
  maxInlineSize: '100%',
  '@media': {
    [media.broad]: {
      flexFlow: 'row wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: `${theme.space.x1} ${theme.space.x6}`,
    },
  },
})
/** With a picture the words need more of the line. */
export const withPicture = style({ flexBasis: '10.5rem' })
export const price = style({ textAlign: 'end', marginInlineStart: 'auto' })
/** As wide as a stepper, so that the prices of all rows end on one edge. */
export const control = style({
  display: 'grid',
  justifyItems: 'end',
  '@media': { [media.broad]: { minInlineSize: stepperWidth } },
})
/** A box without words of its own ends where steppers do. */
globalStyle(`${control} > label`, { columnGap: 0 })
export const notice = style({ flex: '1 0 100%', minInlineSize: 0 })
