import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** The first event is as far from the words as events are from their lines. */
export const queue = style({ selectors: { '&&': { gap: theme.space.x2 } } })
export const candidates = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const candidate = style({
  display: 'grid',
  gridTemplateColumns: 'min(5rem, 22%) minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${theme.space.x2} ${theme.space.x4}`,
  paddingBlock: theme.space.x4,
  borderBlockEnd: `${theme.shape.border} solid ${theme.line.hairline}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [media.broad]: { gridTemplateColumns: '6.5rem minmax(0, 1fr) auto' } },
})
export const picture = style({
  display: 'block',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: theme.shape.radius,
  alignSelf: 'start',
})
export const words = style({ display: 'grid', gap: theme.space.x1, minInlineSize: 0 })
export const text = style({ ...type.small, color: theme.text.subtle, maxInlineSize: '52ch' })
export const times = style({ ...type.small, fontVariantNumeric: 'tabular-nums lining-nums' })
export const add = style({
  gridColumn: 2,
  justifySelf: 'start',
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.x2,
  '@media': { [media.broad]: { gridColumn: 3, justifySelf: 'end', justifyItems: 'end' } },
})
export const chosen = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.x1,
  fontWeight: theme.text.strong,
})
export const unavailable = style({ ...type.small, fontWeight: theme.text.strong, color: theme.text.subtle })
