import { style } from '@vanilla-extract/css'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.space.x4,
  margin: 0,
})
export const row = style({ display: 'contents' })
export const label = style({ ...type.control, color: theme.text.subtle })
export const value = style({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' })
export const link = style([quietLink, { fontSize: theme.type.body, fontVariantNumeric: 'tabular-nums' }])
