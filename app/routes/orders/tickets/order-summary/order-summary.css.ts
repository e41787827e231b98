import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

export const event = style({
  display: 'grid',
  selectors: { '& ~ &': { marginBlockStart: theme.space.x3 } },
})
export const name = style({ fontWeight: theme.text.strong })
export const when = style({ fontSize: theme.type.small, color: theme.sum.subtle })

/** Beside each other at the thumb, one below the other in the column. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.x2,
  '@media': { [media.desk]: { flexDirection: 'column' } },
})
globalStyle(`${ways} > *`, {
  flex: '1 1 auto',
  inlineSize: 'auto',
  '@media': { [media.desk]: { flex: 'none' } },
})

/** How long the tickets are held has its line from the first ticket on, before the server has answered: no button moves then. */
export const hold = style({ minBlockSize: '44px' })
