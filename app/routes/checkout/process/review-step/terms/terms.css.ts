import { style } from '@vanilla-extract/css'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const terms = style({ ...type.small, color: theme.text.subtle, display: 'grid', gap: theme.space.x1 })
export const link = style([quietLink, type.small])
