import { createTheme, style } from '@vanilla-extract/css'
import { chromeVariables } from '#editor/chrome/chrome-theme.ts'
import { theme } from '#theme/contract.css.ts'
import { treeOf } from '#theme/contract-shape.ts'
import { customProperty } from '#theme/variables.ts'

const neutral = createTheme(
  theme,
  treeOf(reference => chromeVariables[customProperty(reference)] ?? ''),
)

/** Below it everything looks like the editor and nothing like the venue. */
export const chrome = style([
  neutral,
  {
    colorScheme: 'light',
    background: theme.page.background,
    color: theme.text.color,
    fontFamily: theme.face.text,
    fontSize: '0.875rem',
    fontWeight: theme.text.weight,
    lineHeight: theme.text.leading,
  },
])

/** The three sizes of words in the editor. */
export const size = { small: '0.75rem', regular: '0.875rem', large: '1.0625rem' } as const

export const wide = '(min-width: 60em)'

/** A list that a button unfolds over the page; on a narrow screen as wide as the bar that the button stands in. */
export const popover = {
  position: 'absolute',
  insetInline: theme.space.x2,
  display: 'grid',
  padding: theme.space.x3,
  background: theme.surface.raised,
  border: `1px solid ${theme.line.hairline}`,
  borderRadius: theme.shape.radius,
  boxShadow: theme.shadow.popover,
  zIndex: 3,
} as const

const control = {
  minBlockSize: '2.25rem',
  borderRadius: theme.shape.radiusSmall,
  fontSize: size.regular,
  fontFamily: theme.face.control,
  lineHeight: 1.3,
} as const

export const button = style({
  ...control,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.x2,
  paddingInline: theme.space.x3,
  background: theme.surface.raised,
  color: theme.text.color,
  border: `1px solid ${theme.line.hairline}`,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: theme.surface.sunken, color: theme.text.color },
    '&[aria-disabled="true"]': { color: theme.text.subtle, cursor: 'default', opacity: 0.55 },
    '&[aria-pressed="true"]': { background: theme.surface.sunken, borderColor: theme.line.strong },
  },
})

export const primary = style([
  button,
  {
    background: theme.button.background,
    color: theme.button.label,
    borderColor: theme.button.background,
    paddingInline: theme.space.x6,
    fontWeight: 600,
    selectors: {
      '&:hover:not([aria-disabled="true"])': {
        background: theme.button.backgroundHover,
        color: theme.button.label,
      },
      '&[aria-disabled="true"]': {
        color: theme.text.subtle,
        background: theme.surface.sunken,
        borderColor: theme.line.hairline,
        opacity: 1,
      },
    },
  },
])

/** A button that is only a sign or a word among others. */
export const plain = style([
  button,
  { background: 'none', borderColor: 'transparent', paddingInline: theme.space.x2 },
])

export const small = style([
  button,
  { minBlockSize: '1.75rem', fontSize: size.small, paddingInline: theme.space.x2 },
])

export const input = style({
  ...control,
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInline: theme.space.x2,
  paddingBlock: theme.space.x1,
  background: theme.field.background,
  color: theme.field.text,
  border: `1px solid ${theme.field.border}`,
  selectors: {
    '&:hover': { borderColor: theme.field.borderHover },
    '&[aria-invalid="true"]': { borderColor: theme.field.borderInvalid },
    '&::placeholder': { color: theme.field.placeholder, opacity: 1 },
  },
})

export const area = style([
  input,
  { minBlockSize: '4.5rem', resize: 'vertical', fieldSizing: 'content', lineHeight: 1.45 } as object,
])

export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: size.small,
  color: theme.text.subtle,
  overflowWrap: 'anywhere',
})

export const quiet = style({ fontSize: size.small, color: theme.text.subtle })

export const problem = style({ fontSize: size.small, color: theme.field.error })
