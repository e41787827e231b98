import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** Keeps the banner's room while the banner itself is fixed, so that nothing jumps. */
export const place = style({
  '@media': {
    [media.print]: { display: 'none' },
    [media.withoutScript]: { position: 'sticky', insetBlockStart: 0, zIndex: 15 },
  },
})

export const banner = style({
  ...type.small,
  background: theme.banner.background,
  color: theme.banner.text,
  borderBlockEnd: `${theme.shape.border} solid ${theme.banner.line}`,
  selectors: {
    '&[data-fixed]': {
      position: 'fixed',
      insetBlockStart: 0,
      insetInline: 0,
      zIndex: 15,
      boxShadow: theme.sum.shadow,
    },
  },
})

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space.x1} ${theme.space.x4}`,
  maxInlineSize: `calc(${theme.space.page} + 2 * ${theme.space.gutter})`,
  marginInline: 'auto',
  paddingBlock: theme.space.x2,
  paddingInline: theme.space.gutter,
})
