import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x4,
  '@media': { [media.desk]: { gap: theme.space.x6 } },
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
  alignItems: 'center',
  columnGap: theme.space.x4,
  rowGap: theme.space.x1,
})

/** The sign of the button has no room beside the date on phones. */
globalStyle(`${head} > a > svg`, { '@media': { '(max-width: 42.49em)': { display: 'none' } } })

export const date = style({
  '@media': { [media.tablet]: { selectors: { '&&': { fontSize: theme.type.heading } } } },
})
export const hours = style({ gridColumn: '1 / -1', color: theme.text.subtle })
