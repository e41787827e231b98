import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

/** What can be kept of a purchase: on a phone two side by side, where there is room in one line. */
export const keepers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: theme.space.x3,
  inlineSize: '100%',
  marginBlockStart: theme.space.x1,
  '@media': {
    // One row of equally wide ones, in as many columns as there is room for.
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' },
    [media.print]: { display: 'none' },
  },
})

/** The last one where it would stand alone. */
globalStyle(`${keepers} > :last-child:nth-child(odd)`, {
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
})

/** Side by side their words need the room; in two lines the number of a part stays whole. */
globalStyle(`${keepers} :is(a, button)`, { paddingInline: theme.space.x2, textWrap: 'balance' })
globalStyle(`${keepers} :is(a, button)`, {
  '@media': { [media.tablet]: { paddingInline: theme.space.x4 } },
})
