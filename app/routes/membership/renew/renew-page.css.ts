import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const columns = style({
  ...column,
  gap: theme.space.x8,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(20rem, 26rem) minmax(0, 1fr)',
      columnGap: theme.space.x16,
      alignItems: 'start',
    },
  },
})
/** Never larger than a card in the hand. */
export const card = style({ ...column, maxInlineSize: '26rem', containerType: 'inline-size' })
export const words = style({ ...column, gap: theme.space.x8, maxInlineSize: theme.space.reading })
