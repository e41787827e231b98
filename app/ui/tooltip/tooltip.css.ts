import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const bubble = style({
  ...type.tiny,
  zIndex: 75,
  maxInlineSize: '16rem',
  paddingBlock: theme.space.x1,
  paddingInline: theme.space.x2,
  borderRadius: theme.shape.radiusSmall,
  background: theme.text.color,
  color: theme.page.background,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const arrow = style({ fill: theme.text.color })
