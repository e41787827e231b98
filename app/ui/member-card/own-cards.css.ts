import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

/**
 * A card at a time; the next one is cut, so that one sees that there is more. A desk has room for all of them beside each other,
 * paper below each other.
 */
export const deck = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '92%',
  gap: theme.space.x4,
  inlineSize: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorInline: 'contain',
  // Room for the ring of the focus, and for the whole shadows of the cards: what scrolls cuts them off.
  paddingInline: theme.space.gutter,
  paddingBlock: `${theme.space.x6} ${theme.space.x12}`,
  marginInline: `calc(${theme.space.gutter} * -1)`,
  marginBlock: `calc(${theme.space.x6} * -1) calc(${theme.space.x12} * -1)`,
  boxSizing: 'content-box',
  scrollPaddingInline: theme.space.gutter,
  '@media': {
    [media.tablet]: {
      paddingInline: theme.space.x6,
      marginInline: `calc(${theme.space.x6} * -1)`,
      scrollPaddingInline: theme.space.x6,
    },
    [media.desk]: {
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
      inlineSize: 'auto',
      padding: 0,
      margin: 0,
      overflow: 'visible',
    },
    [media.print]: {
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      overflow: 'visible',
    },
  },
})
globalStyle(`${deck} > *`, { scrollSnapAlign: 'start', minInlineSize: 0 })
