import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** How wide the picture of a card is shown. */
export const sizes = '(min-width: 62.5em) 24rem, (min-width: 42.5em) 50vw, 100vw'

export const rating = style({ display: 'inline-flex', alignItems: 'center' })

export const nextDays = style({ display: 'grid', justifyItems: 'start', gap: theme.space.x2 })
export const nextDaysLabel = style({ ...type.small, color: theme.text.subtle })
