import { style } from '@vanilla-extract/css'
import { plain, wide } from '#editor/chrome/chrome.css.ts'
import { theme } from '#theme/contract.css.ts'

// On a narrow screen the list is as wide as the bar that its button stands in.
export const place = style({ '@media': { [wide]: { position: 'relative' } } })
export const button = style([
  plain,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.x2,
    border: `1px solid ${theme.line.strong}`,
    background: theme.surface.raised,
    selectors: {
      '&::after': {
        content: '',
        inlineSize: '0.4em',
        blockSize: '0.4em',
        borderInlineEnd: '1.5px solid',
        borderBlockEnd: '1.5px solid',
        rotate: '45deg',
        translate: '0 -0.15em',
      },
    },
  },
])
