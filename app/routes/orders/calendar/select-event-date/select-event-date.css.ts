import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { backdrop, sheet, sheetActions } from '#app/ui/styles/sheet.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** Without a script it is a part of the page. */
export const dialog = style([
  sheet,
  {
    position: 'fixed',
    insetInline: 0,
    insetBlock: 'auto 0',
    zIndex: 70,
    margin: 'auto auto 0',
    '::backdrop': backdrop,
    '@media': { [media.tablet]: { insetBlock: 0, margin: 'auto', blockSize: 'fit-content' } },
  },
])

export const form = style({ display: 'grid', gap: theme.space.x4 })
export const heading = style({ selectors: { '&::first-letter': { textTransform: 'uppercase' } } })
export const description = style({ color: theme.text.subtle })
export const events = style({ display: 'grid', gap: theme.space.x2 })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${theme.space.x4}`,
})
export const combo = style({ display: 'block' })

export const state = styleVariants(
  {
    loading: { color: theme.text.subtle },
    available: { color: theme.tone.positiveText },
    'not-available': { color: theme.tone.criticalText },
  },
  look => ({ ...type.small, fontWeight: theme.text.strong, ...look }),
)

export const actions = style(sheetActions)
