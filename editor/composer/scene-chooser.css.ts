import { style } from '@vanilla-extract/css'
import { plain, popover, size, wide } from '#editor/chrome/chrome.css.ts'
import { theme } from '#theme/contract.css.ts'

// On a narrow screen the list is as wide as the bar that its button stands in.
export const chooser = style({ '@media': { [wide]: { position: 'relative' } } })
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
export const name = style({
  maxInlineSize: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  '@media': { '(min-width: 80em)': { maxInlineSize: '18rem' } },
})
export const choices = style({
  ...popover,
  insetBlockStart: 'calc(100% + 0.25rem)',
  gap: theme.space.x2,
  '@media': { [wide]: { insetInline: 'auto 0', inlineSize: '24rem' } },
})
export const list = style({
  maxBlockSize: 'min(32rem, 60vh)',
  overflowY: 'auto',
  scrollPaddingBlockStart: '2rem',
})
export const heading = style({
  position: 'sticky',
  insetBlockStart: 0,
  paddingBlock: theme.space.x1,
  background: theme.surface.raised,
  fontSize: size.small,
  fontWeight: 600,
  color: theme.text.subtle,
})
export const option = style({
  padding: theme.space.x2,
  borderRadius: theme.shape.radiusSmall,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: theme.surface.sunken },
    '&[aria-selected="true"]': { background: theme.surface.sunken, fontWeight: 600 },
  },
})
