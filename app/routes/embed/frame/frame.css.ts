import { style } from '@vanilla-extract/css'
import { size, tone } from '#app/ui/button/button.css.ts'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const frame = style({ display: 'grid', gap: theme.space.x4, padding: theme.space.x4 })
/** The words of a quiet button begin where the page does, not its padding. */
export const all = style({ marginInlineStart: `calc(${theme.space.x4} * -1 - ${theme.shape.border})` })
export const event = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x4,
  paddingBlockEnd: theme.space.x4,
  borderBlockEnd: `${theme.shape.border} solid ${theme.line.hairline}`,
  '@media': { [media.broad]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)' } },
})
/** In a narrow column the words alone. */
export const picture = style({ display: 'none', '@media': { [media.broad]: { display: 'block' } } })
export const words = style({ display: 'grid', gap: theme.space.x2, alignContent: 'start' })
export const name = style({ color: 'inherit' })
export const date = style({ ...type.small, color: theme.text.subtle })
export const times = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x2 })
/** Three of them and the number of the others stand in one row of a phone. */
export const time = style({ selectors: { '&&': { paddingInline: theme.space.x3 } } })
export const more = style([
  tone.secondary,
  size.small,
  {
    minInlineSize: '3.25rem',
    paddingInline: theme.space.x2,
    background: 'transparent',
    borderStyle: 'dashed',
  },
])
