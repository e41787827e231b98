import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** Beside each other where two phones have room, else below each other; without scripts nothing could be painted. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: theme.space.x4,
  maxInlineSize: '54rem',
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const side = style({ display: 'grid', gap: theme.space.x2, margin: 0, minInlineSize: 0 })
export const caption = style({ ...type.small, color: theme.text.subtle })

/** Its height is kept before and after a page stands in it. */
export const room = style({
  blockSize: 'clamp(18rem, 45vh, 28rem)',
  overflow: 'hidden',
  borderRadius: theme.shape.radius,
  border: `${theme.shape.border} solid ${theme.line.hairline}`,
  background: theme.surface.sunken,
})
/** Seen only when it looks like its side. */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  opacity: 0,
  transition: `opacity ${theme.motion.calm} ease-out`,
})
export const painted = style({ opacity: 1 })
