import { globalStyle, style } from '@vanilla-extract/css'
import { notice } from '#app/ui/sticky-total/sticky-total.css.ts'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const event = style({
  display: 'grid',
  selectors: { '& ~ &': { marginBlockStart: theme.space.x4 } },
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

/** Without a script nobody knows what is typed: the order is placed, and refused where it is empty. */
export const scripted = style({ display: 'grid', '@media': { [media.withoutScript]: { display: 'none' } } })

/** How long the tickets are held has its line from the first ticket on, before the server has answered: no button moves then. */
export const hold = style({ minBlockSize: '44px' })

const phone = '(max-width: 62.49em)'

/** How the order costs less stands in the column of the sum, and on phones in the page: the bar at the thumb stays low. */
export const inColumn = style({ '@media': { [phone]: { display: 'none' } } })
export const inPage = style({ '@media': { [media.desk]: { display: 'none' } } })
globalStyle(`${notice}:not(:has(> :not(${inColumn})))`, { '@media': { [phone]: { display: 'none' } } })
export const limit = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x2,
  minBlockSize: '44px',
  marginBlock: `calc(${theme.space.x2} * -1)`,
  fontWeight: theme.text.strong,
  color: theme.tone.criticalText,
  ':hover': { color: theme.tone.criticalText },
})
/** At the thumb its word stands without its sign: there is room for one of them, and the word says what pays. */
export const wallet = style({})
globalStyle(`${ways} > :has(${wallet})`, {
  '@media': { [phone]: { flex: 'none', paddingInline: theme.space.x4 } },
})
globalStyle(`${ways} > :has(${wallet}) svg`, { '@media': { [phone]: { display: 'none' } } })
