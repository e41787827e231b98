import { style } from '@vanilla-extract/css'
import { foldedSummary } from '#app/ui/styles/folded-summary.ts'
import { media } from '#app/ui/styles/media.ts'
import { transition } from '#app/ui/styles/ring.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const band = style({
  background: theme.surface.tint,
  color: theme.text.color,
  borderBlockEnd: `${theme.shape.border} solid ${theme.line.hairline}`,
  '@media': { [media.print]: { display: 'none' } },
})
export const panel = style({
  maxInlineSize: `calc(${theme.space.page} + 2 * ${theme.space.gutter})`,
  marginInline: 'auto',
  paddingInline: theme.space.gutter,
})
export const summary = style(foldedSummary)
export const words = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.x3,
  minInlineSize: 0,
})
export const heading = style({ color: theme.heading.color })
export const count = style({ ...type.small, fontWeight: theme.text.weight, color: theme.text.subtle })
export const sign = style({
  transition: transition('transform'),
  selectors: { 'details[open] > summary &': { transform: 'rotate(180deg)' } },
})
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  gap: `${theme.space.x4} ${theme.space.x16}`,
  paddingBlock: theme.space.x2,
})
export const name = style({ fontWeight: theme.text.strong, overflowWrap: 'anywhere' })
export const about = style({ ...type.small, color: theme.text.subtle })
export const more = style({ paddingBlock: `${theme.space.x2} ${theme.space.x4}` })
