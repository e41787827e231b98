import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const progress = style({ display: 'grid', gap: theme.space.x2 })
export const words = style({ ...type.small, color: theme.text.subtle, fontVariantNumeric: 'tabular-nums' })
export const track = style({
  blockSize: '4px',
  borderRadius: '999px',
  background: theme.line.hairline,
  overflow: 'hidden',
})
export const bar = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: 'inherit',
  background: theme.color.action,
  transition: `inline-size ${theme.motion.calm} ease-out`,
  '@media': { [media.forced]: { background: 'Highlight' } },
})
