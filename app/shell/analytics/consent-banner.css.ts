import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const banner = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 20,
  display: 'grid',
  gap: theme.space.x4,
  padding: theme.space.gutter,
  paddingBlockEnd: `calc(${theme.space.gutter} + env(safe-area-inset-bottom))`,
  background: theme.sum.background,
  color: theme.sum.text,
  boxShadow: theme.sum.shadow,
  borderBlockStart: `${theme.shape.border} solid ${theme.sum.line}`,
  '@media': {
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
    [media.print]: { display: 'none' },
  },
})

export const words = style({ ...type.small, display: 'grid', gap: theme.space.x1, maxInlineSize: '60ch' })

export const heading = style({ fontWeight: theme.text.strong, color: theme.sum.total })

export const actions = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: theme.space.x3 })
