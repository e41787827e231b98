import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** One line where it fits: what is saved, and to the end what hides it. On phones it shares a bar with the total: words alone. */
export const line = style({
  ...type.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space.x2,
  paddingInlineStart: theme.space.x3,
  borderRadius: theme.shape.field,
  background: theme.tone.positiveBackground,
  color: theme.tone.positiveText,
  '@media': {
    [media.desk]: { columnGap: theme.space.x3, paddingInlineStart: theme.space.x4 },
  },
})

/** The whole of it is pressed. */
export const words = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '44px',
  paddingBlock: theme.space.x1,
  '@media': { [media.desk]: { paddingBlock: theme.space.x3 } },
})

export const press = style({
  ...type.small,
  fontFamily: theme.face.control,
  fontWeight: theme.text.strong,
  lineHeight: 1.25,
  inlineSize: '100%',
  textAlign: 'start',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  borderRadius: theme.shape.radiusSmall,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: {
    '&:hover': { textDecorationThickness: '2px' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
})

export const note = style({ ...type.tiny, textWrap: 'balance' })
