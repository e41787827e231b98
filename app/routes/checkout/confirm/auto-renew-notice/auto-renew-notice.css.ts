import { style } from '@vanilla-extract/css'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { theme } from '#theme/contract.css.ts'

export const words = style({ display: 'grid', gap: theme.space.x3, justifyItems: 'start' })
export const terms = style(quietLink)
