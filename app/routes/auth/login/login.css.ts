import { style } from '@vanilla-extract/css'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { theme } from '#theme/contract.css.ts'

/** At the field that it is about. */
export const forgotten = style(quietLink)

/** Behind the one control: buttons as wide as the fields, links below each other. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x3,
})

/** No way in: below the line under those. */
export const cancel = style({ inlineSize: '100%' })
