import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** One line where it fits: what is saved, and to the end what hides it. */
export const line = style({
  ...type.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space.x3,
  paddingInlineStart: theme.space.x4,
  borderRadius: theme.shape.field,
  background: theme.tone.positiveBackground,
  color: theme.tone.positiveText,
})

export const sign = style({ fontSize: '1.2em' })
export const words = style({ paddingBlock: theme.space.x1 })

export const press = style({
  ...type.small,
  fontFamily: theme.face.control,
  fontWeight: theme.text.strong,
  minBlockSize: '44px',
  inlineSize: '100%',
  textAlign: 'start',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  borderRadius: theme.shape.radiusSmall,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
})

export const note = style({ ...type.tiny, paddingBlockEnd: theme.space.x2 })
