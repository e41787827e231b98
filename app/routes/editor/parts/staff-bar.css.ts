import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space.x6,
  paddingInline: theme.space.gutter,
  paddingBlockStart: theme.space.x2,
  borderBlockEnd: `${theme.shape.border} solid ${theme.line.hairline}`,
  '@media': {
    [media.desk]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', paddingBlock: 0 },
  },
})
export const venue = style({ ...type.control, fontWeight: theme.text.strong, color: theme.heading.color })

/** Below the name on a phone, where it is leafed through sideways; its line is that of the bar. */
export const pages = style({
  gridRow: 2,
  gridColumn: '1 / -1',
  marginInline: `calc(-1 * ${theme.space.gutter})`,
  minInlineSize: 0,
  '@media': { [media.desk]: { gridRow: 1, gridColumn: 2, marginInline: 0 } },
})
globalStyle(`${pages} > nav`, {
  paddingInline: theme.space.gutter,
  borderBlockEnd: 0,
  '@media': { [media.desk]: { paddingInline: 0 } },
})
