import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const columns = style({
  ...column,
  gap: theme.space.x8,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(18rem, 24rem) minmax(0, 1fr)',
      columnGap: theme.space.x12,
      alignItems: 'start',
    },
  },
})

const inTheHand = '26rem'

/** Several cards stand above what is done with them: on a desk beside each other, across both columns. */
export const deck = style({
  ...column,
  maxInlineSize: inTheHand,
  containerType: 'inline-size',
  marginBlockEnd: `calc((${theme.space.x8} - ${theme.space.x6}) * -1)`,
  '@media': { [media.desk]: { gridColumn: '1 / -1', maxInlineSize: 'none', marginBlockEnd: 0 } },
})

/** Never larger than a card in the hand. */
export const panel = style({
  ...column,
  justifyItems: 'start',
  gap: theme.space.x6,
  inlineSize: '100%',
  maxInlineSize: inTheHand,
  containerType: 'inline-size',
})
export const renewing = style({ ...column, inlineSize: '100%' })
export const change = style(quietLink)
/** Beside the card: sections below each other; where there is room for two columns they share them evenly. */
export const rest = style({
  ...column,
  gap: theme.space.x8,
  '@media': {
    [media.desk]: { display: 'block', columnWidth: '17rem', columnGap: theme.space.x12 },
  },
})
globalStyle(`${rest} > *`, {
  '@media': { [media.desk]: { breakInside: 'avoid', marginBlockEnd: theme.space.x8 } },
})

export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: theme.space.x4,
})
export const level = style({ ...type.body, fontWeight: theme.text.strong })
export const missing = style({ ...column, justifyItems: 'start', gap: theme.space.x4 })
