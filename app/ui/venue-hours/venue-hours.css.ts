import { globalStyle, style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const hours = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: theme.space.x2,
  fontVariantNumeric: 'tabular-nums',
})
/** What stands beside these words stands on their line. */
globalStyle(`${hours} > svg`, { alignSelf: 'center' })
