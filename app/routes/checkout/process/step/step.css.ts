import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const step = style({
  background: theme.surface.background,
  borderRadius: theme.shape.radius,
  padding: theme.space.x6,
  boxShadow: `0 0 0 1px ${theme.line.hairline}`,
})

export const head = style({ display: 'flex', alignItems: 'center', gap: theme.space.x3, minBlockSize: '44px' })

export const number = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: '50%',
  fontFamily: theme.face.control,
  fontSize: theme.type.small,
  fontWeight: theme.text.strong,
  color: theme.text.subtle,
  background: theme.surface.sunken,
  selectors: {
    '&[data-state="open"], &[data-state="done"]': { color: theme.color.actionLabel, background: theme.color.action },
  },
})

export const heading = style({ flex: 1, fontSize: theme.type.title })
export const summary = style({ marginInlineStart: 'calc(2rem + 12px)', color: theme.text.subtle, overflowWrap: 'anywhere' })
export const body = style({ marginBlockStart: theme.space.x4 })
