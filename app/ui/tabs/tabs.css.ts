import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const tabs = style({
  display: 'flex',
  gap: theme.space.x6,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${theme.shape.border} solid ${theme.line.hairline}`,
})

export const tab = style({
  ...type.control,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.x2,
  minBlockSize: theme.space.control,
  paddingInline: 0,
  border: 0,
  borderBlock: '3px solid transparent',
  background: 'none',
  color: theme.text.subtle,
  fontWeight: theme.text.strong,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.text.color },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current], &[aria-selected="true"]': {
      color: theme.text.color,
      borderBlockEndColor: theme.color.action,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[aria-current], &[aria-selected="true"]': { borderBlockEndColor: 'Highlight' } },
    },
  },
})
