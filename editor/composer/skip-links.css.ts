import { style } from '@vanilla-extract/css'
import { hidden } from '#app/ui/visually-hidden/visually-hidden.css.ts'
import { size } from '#editor/chrome/chrome.css.ts'
import { theme } from '#theme/contract.css.ts'

export const skipLinks = style([
  hidden,
  {
    selectors: {
      '&:focus-within': {
        clipPath: 'none',
        inlineSize: 'auto',
        blockSize: 'auto',
        zIndex: 4,
        display: 'flex',
        flexWrap: 'wrap',
        gap: theme.space.x2,
        padding: theme.space.x2,
        background: theme.surface.raised,
        border: `1px solid ${theme.line.hairline}`,
        borderRadius: theme.shape.radius,
        boxShadow: theme.shadow.popover,
      },
    },
  },
])
export const skipLink = style({ padding: theme.space.x2, fontSize: size.small })
