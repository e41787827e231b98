import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const about = style({ color: theme.text.subtle, maxInlineSize: '60ch' })
