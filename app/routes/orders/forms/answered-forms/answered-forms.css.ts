import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const heading = style({ marginBlockEnd: theme.space.x2 })
export const item = style({
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x3,
  minBlockSize: '44px',
  selectors: {
    '& + &': { borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}` },
  },
})
export const sign = style({ color: theme.tone.positiveText })
export const name = style({ flex: 1, minInlineSize: 0 })
export const edit = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: theme.link.color,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
