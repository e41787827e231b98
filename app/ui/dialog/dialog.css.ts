import { keyframes, style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { backdrop, sheet, sheetActions } from '#app/ui/styles/sheet.ts'
import { theme } from '#theme/contract.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 70,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  overflowY: 'auto',
  ...backdrop,
  animation: `${appear} ${theme.motion.quick} ease-out`,
  '@media': { [media.tablet]: { alignItems: 'center', padding: theme.space.x6 } },
})

export const panel = style([
  sheet,
  {
    display: 'grid',
    gap: theme.space.x4,
    animation: `${rise} ${theme.motion.calm} ease-out`,
    ':focus': { outline: 'none' },
  },
])

export const wide = style({ maxInlineSize: '52rem' })
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.space.x4,
})
export const close = style({
  marginBlock: `calc(${theme.space.x2} * -1)`,
  marginInlineEnd: `calc(${theme.space.x3} * -1)`,
})
export const description = style({ color: theme.text.subtle })
export const actions = style(sheetActions)
