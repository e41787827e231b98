import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** What a day says itself where it has room. */
export const ofPhones = style({ '@media': { [media.tablet]: { display: 'none' } } })

export const legend = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.x1} ${theme.space.x3}`,
  marginBlockEnd: theme.space.x6,
  '@media': {
    [media.broad]: { columnGap: theme.space.x6 },
    [media.tablet]: { selectors: { [`&:not(:has(> :not(${ofPhones})))`]: { display: 'none' } } },
  },
  color: theme.text.subtle,
})
export const step = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.x1 })
export const track = style({
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '4px',
  borderRadius: '2px',
  overflow: 'hidden',
  background: `color-mix(in srgb, ${theme.calendar.text} 14%, transparent)`,
  '@media': { [media.forced]: { border: '1px solid GrayText' } },
})

const broken = (color: string) => `repeating-linear-gradient(90deg, ${color} 0 4px, transparent 4px 8px)`

/** As long as the marks of the days. */
export const fill = styleVariants(
  {
    many: { inlineSize: '100%', background: theme.calendar.many },
    some: { inlineSize: '60%', background: theme.calendar.many },
    few: { inlineSize: '28%', background: theme.calendar.few },
    none: {
      inlineSize: '100%',
      background: broken(theme.calendar.none),
      '@media': { [media.forced]: { background: broken('CanvasText') } },
    },
  },
  look => ({
    display: 'block',
    blockSize: '100%',
    forcedColorAdjust: 'none',
    '@media': { [media.forced]: { background: 'CanvasText' } },
    ...look,
  }),
)

export const shut = style({ color: theme.calendar.disabled, fontVariantNumeric: 'tabular-nums' })
export const special = style({
  inlineSize: '7px',
  blockSize: '7px',
  borderRadius: '50%',
  background: theme.calendar.noteText,
  '@media': { [media.forced]: { background: 'CanvasText' } },
})
export const ordered = style({
  inlineSize: '0.8rem',
  blockSize: '0.8rem',
  border: `2px solid ${theme.calendar.selected}`,
  borderRadius: '3px',
})
