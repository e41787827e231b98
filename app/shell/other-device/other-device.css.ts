import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const ways = style({ display: 'grid', justifyItems: 'start', gap: theme.space.x4, minInlineSize: 0 })
export const words = style({ ...type.small, maxInlineSize: '60ch' })
export const code = style({
  inlineSize: '100%',
  maxInlineSize: '12rem',
  aspectRatio: '1',
  borderRadius: theme.shape.radiusSmall,
  background: theme.ticket.codeBackground,
  fill: theme.ticket.code,
  forcedColorAdjust: 'none',
})
export const end = style({ display: 'grid', gap: theme.space.x1 })
/** The words of the button stand on the edge of the column. */
export const ending = style({ marginInline: `calc(${theme.space.x4} * -1)` })
export const links = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.x4 })
export const scriptOnly = style({ '@media': { [media.withoutScript]: { display: 'none' } } })
