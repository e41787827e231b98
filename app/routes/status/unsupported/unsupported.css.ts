import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** Of plain means only: whoever is sent here has a browser that knows little. */
export const list = style({
  borderBlockEnd: `${theme.shape.border} solid ${theme.line.hairline}`,
})
export const entry = style({ borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}` })
export const link = style({
  display: 'block',
  paddingBlock: theme.space.x4,
  textDecoration: 'none',
  '@media': {
    [media.broad]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: theme.space.x6,
    },
  },
})
export const name = style({
  ...type.title,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.x3,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  selectors: { [`${link}:hover &`]: { textDecorationThickness: '2px' } },
})
export const sign = style({ fontSize: '0.7em' })
export const runsOn = style({ ...type.small, display: 'block', color: theme.text.subtle })
export const note = style({ marginBlockStart: theme.space.x8, color: theme.text.subtle })
