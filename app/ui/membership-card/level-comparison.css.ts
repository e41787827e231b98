import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** So narrow that a phone shows a part of the third level, and with it that there are more. */
const NAMES = '8rem'

/** The words that are only read out are placed within it, or they would widen the page. */
export const scroll = style({
  position: 'relative',
  overflowX: 'auto',
  scrollSnapType: 'inline proximity',
  scrollPaddingInlineStart: NAMES,
})
export const table = style({ ...type.small, inlineSize: '100%', borderCollapse: 'collapse' })

const line = { borderBlockEnd: `1px solid ${theme.line.hairline}` } as const
const first = {
  ...line,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: NAMES,
  minInlineSize: NAMES,
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
  minInlineSize: '5.75rem',
  padding: theme.space.x2,
  scrollSnapAlign: 'start',
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
export const cell = style({
  ...line,
  paddingBlock: theme.space.x3,
  paddingInline: theme.space.x1,
  textAlign: 'center',
})
export const sign = style({ marginInline: 'auto', color: theme.tone.positiveText })
