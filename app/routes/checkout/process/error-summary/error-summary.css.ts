import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

/** The names of fields are short: they stand beside each other. */
export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.x4 })

/** High enough for a thumb, and no higher. */
export const link = style({
  display: 'inline-block',
  paddingBlock: theme.space.x1,
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
