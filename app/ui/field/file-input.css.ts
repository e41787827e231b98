import { style } from '@vanilla-extract/css'
import { input } from '#app/ui/field/input.css.ts'
import { theme } from '#theme/contract.css.ts'

export const file = style([
  input,
  {
    display: 'block',
    padding: theme.space.x2,
    borderStyle: 'dashed',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '::file-selector-button': {
      minBlockSize: '2rem',
      marginInlineEnd: theme.space.x3,
      paddingInline: theme.space.x3,
      border: `${theme.shape.border} solid ${theme.field.border}`,
      borderRadius: theme.shape.field,
      background: theme.surface.tint,
      color: theme.text.color,
      font: 'inherit',
      cursor: 'inherit',
    },
  },
])
