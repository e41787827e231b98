import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const comparison = style({ marginBlockStart: theme.space.x12 })
/** The words that are only read out are placed within it, or they would widen the page. */
export const scroll = style({ position: 'relative', overflowX: 'auto' })
export const table = style({ ...type.small, inlineSize: '100%', borderCollapse: 'collapse' })

const line = { borderBlockEnd: `1px solid ${theme.line.hairline}` } as const
const first = {
  ...line,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: '9.5rem',
  minInlineSize: '9.5rem',
  paddingBlock: theme.space.x3,
  paddingInlineEnd: theme.space.x4,
  background: theme.page.background,
  textAlign: 'start',
  fontWeight: 'inherit',
  '@media': { [media.tablet]: { inlineSize: '20rem' } },
} as const

export const corner = style({ ...first, verticalAlign: 'bottom', color: theme.text.subtle })
export const benefit = style(first)

export const level = style({
  ...line,
  minInlineSize: '6.5rem',
  padding: theme.space.x3,
  verticalAlign: 'bottom',
  textAlign: 'center',
  fontWeight: 'inherit',
})
export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '44px',
  inlineSize: '100%',
  fontWeight: theme.text.strong,
  color: theme.link.color,
})
export const cell = style({ ...line, padding: theme.space.x3, textAlign: 'center' })
export const sign = style({ marginInline: 'auto', color: theme.tone.positiveText })
