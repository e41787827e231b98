import { keyframes, style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { backdrop } from '#app/ui/styles/sheet.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const glide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } })

export const modal = style({
  margin: 'auto',
  inlineSize: `calc(100% - 2 * ${theme.space.gutter})`,
  maxInlineSize: '26rem',
  padding: theme.space.x8,
  border: 0,
  borderRadius: theme.shape.radiusLarge,
  background: theme.surface.raised,
  color: theme.text.color,
  boxShadow: theme.shadow.popover,
  textAlign: 'center',
  ':focus': { outline: 'none' },
  '::backdrop': backdrop,
  '@media': { [media.forced]: { border: '2px solid CanvasText' } },
})
export const words = style({ ...type.title, color: theme.heading.color })

/** Something moves as long as it goes on, unless motion is unwelcome. */
export const bar = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  blockSize: '4px',
  marginBlockStart: theme.space.x6,
  borderRadius: '2px',
  background: theme.surface.tint,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: '30%',
    borderRadius: 'inherit',
    background: theme.color.action,
    animation: `${glide} 1.4s ease-in-out infinite`,
  },
  '@media': { [media.calm]: { selectors: { '&::after': { animation: 'none', inlineSize: '100%' } } } },
})
