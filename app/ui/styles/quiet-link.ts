import type { StyleRule } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** A link that stands by itself and is not the next step: underlined, as high as a thumb. To spread into a style. */
export const quietLink = {
  ...type.control,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: theme.link.color,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
} as const satisfies StyleRule
