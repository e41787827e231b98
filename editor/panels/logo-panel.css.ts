import { style } from '@vanilla-extract/css'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { theme } from '#theme/contract.css.ts'

export const upload = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.x1,
  padding: theme.space.x3,
  border: `1px dashed ${theme.line.strong}`,
  borderRadius: theme.shape.radiusSmall,
  selectors: { '&[data-over]': { background: theme.surface.sunken, borderStyle: 'solid' } },
})

/** Seen by its label, which shows its focus. */
export const file = style({ position: 'absolute', opacity: 0, inlineSize: '1px', blockSize: '1px' })

export const fileLabel = style([
  chrome.button,
  {
    cursor: 'pointer',
    selectors: {
      [`${file}:focus-visible + &`]: { outline: `2px solid ${theme.focus.ring}`, outlineOffset: '2px' },
      [`${file}:disabled + &`]: { color: theme.text.subtle, cursor: 'default' },
    },
  },
])

export const colors = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x2 })

export const swatch = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: '4px',
  border: `1px solid ${theme.line.strong}`,
})
/** The logo as it stands on the header of the venue. */
export const mark = style({
  maxBlockSize: '4rem',
  maxInlineSize: '100%',
  justifySelf: 'start',
  padding: theme.space.x2,
  borderRadius: theme.shape.radiusSmall,
})
