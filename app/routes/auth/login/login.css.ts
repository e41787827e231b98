import { style } from '@vanilla-extract/css'
import { quietLink } from '#app/ui/styles/quiet-link.ts'

/** At the field that it is about. */
export const forgotten = style(quietLink)
