import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

/** A card of the visitor and what is said or sold beside it; below it on phones. */
export const besideCard = style({
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
/** Never larger than a card in the hand; on a desk in sight while one reads on. */
export const cardInHand = style({
  ...column,
  maxInlineSize: '26rem',
  containerType: 'inline-size',
  '@media': { [media.desk]: { position: 'sticky', insetBlockStart: theme.space.x8 } },
})
export const beside = style({ ...column, gap: theme.space.x8 })
export const besideWords = style({ ...column, gap: theme.space.x8, maxInlineSize: theme.space.reading })
