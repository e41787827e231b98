import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

export const grid = style({
  display: 'grid',
  gap: theme.space.x6,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const color = style({
  inlineSize: '100%',
  maxInlineSize: '12rem',
  blockSize: '48px',
  padding: theme.space.x1,
  border: `${theme.shape.border} solid ${theme.field.border}`,
  borderRadius: theme.shape.radius,
  background: theme.field.background,
  cursor: 'pointer',
})

/** On a ground of middle tone both dark and white logos can be seen. */
export const logo = style({
  maxInlineSize: 'min(14rem, 60vw)',
  maxBlockSize: '5rem',
  padding: theme.space.x2,
  borderRadius: theme.shape.radius,
  background: theme.line.strong,
})

export const frames = style({
  display: 'grid',
  gap: theme.space.x6,
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const figure = style({ display: 'grid', gap: theme.space.x2, minInlineSize: 0 })
export const caption = style({ overflowWrap: 'anywhere' })

export const frame = style({
  inlineSize: '100%',
  blockSize: '44rem',
  border: `${theme.shape.border} solid ${theme.line.strong}`,
  borderRadius: theme.shape.radius,
  background: theme.page.background,
})
