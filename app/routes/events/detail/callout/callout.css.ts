import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

/** Below each other or beside, buttons are as wide as the widest of them. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: theme.space.x2,
  inlineSize: 'min(100%, 32rem)',
  // On phones from edge to edge of what holds them, below its sign too.
  '@media': {
    '(max-width: 29.99em)': {
      inlineSize: `calc(100% + 1.1em + ${theme.space.x3})`,
      marginInlineStart: `calc(-1.1em - ${theme.space.x3})`,
    },
  },
})
