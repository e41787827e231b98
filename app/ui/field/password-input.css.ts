import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

export const room = style({ display: 'grid', gap: theme.space.x1 })
/** A word below the field, at its beginning: nothing lies over what password managers draw into it. */
export const show = style({
  justifySelf: 'start',
  marginInlineStart: `calc(${theme.space.x4} * -1)`,
  '@media': { [media.withoutScript]: { display: 'none' } },
})
