import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const list = style({ display: 'grid', justifyItems: 'start' })

/** A line of a list is no button: high enough for a thumb, and no higher. */
export const link = style({
  display: 'inline-block',
  paddingBlock: theme.space.x1,
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
