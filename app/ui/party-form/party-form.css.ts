import { globalStyle, style } from '@vanilla-extract/css'
import { row, rows } from '#app/ui/price-row/price-row.css.ts'
import { media } from '#app/ui/styles/media.ts'
import { transition } from '#app/ui/styles/ring.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'
import { size, tone } from '../button/button.css.ts'

/** A button on its line; open, it takes the whole width. */
export const root = style({ minInlineSize: 0, selectors: { '&[open]': { flex: '1 0 100%' } } })

export const summary = style([
  tone.secondary,
  size.small,
  {
    listStyle: 'none',
    maxInlineSize: '100%',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
])

export const sign = style({
  transition: transition('transform'),
  selectors: { [`${root}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
})

export const panel = style({
  display: 'grid',
  gap: theme.space.x3,
  maxInlineSize: '30rem',
  '@media': { [media.desk]: { maxInlineSize: 'none' } },
  marginBlockStart: theme.space.x3,
  padding: `calc(${theme.card.padding} - ${theme.shape.border})`,
  background: theme.card.background,
  border: `${theme.shape.border} solid ${theme.card.line}`,
  borderRadius: theme.shape.radiusLarge,
})

/** Where there is room the kinds of people stand beside each other, and what follows stays in sight. */
globalStyle(`${panel} > ${rows}`, {
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))',
      columnGap: theme.space.x12,
    },
  },
})
globalStyle(`${panel} > ${rows} > ${row}`, { '@media': { [media.desk]: { borderBlockEnd: 0 } } })

export const note = style({ ...type.small, color: theme.card.subtle })
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x2 })
