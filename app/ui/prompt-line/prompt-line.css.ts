import { globalStyle, style } from '@vanilla-extract/css'
import { frame } from '#app/ui/styles/frame.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const line = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space.x3}`,
  marginBlockStart: theme.space.x4,
  paddingInline: theme.card.padding,
  paddingBlock: theme.space.x1,
  borderRadius: theme.shape.radius,
  background: theme.banner.background,
  color: theme.banner.text,
  selectors: {
    [frame.rule]: {
      background: 'none',
      paddingInline: 0,
      borderRadius: 0,
      borderBlock: `1px solid ${theme.line.hairline}`,
      color: theme.text.color,
    },
    [frame.hairline]: {
      background: 'none',
      paddingInline: `calc(${theme.card.padding} - 1px)`,
      border: `1px solid ${theme.line.hairline}`,
      color: theme.text.color,
    },
  },
})

export const sign = style({ marginInlineEnd: `calc(${theme.space.x1} * -1)` })
/** On phones the question has a line of its own where it has two answers, so that these stand together. */
export const words = style({
  flex: '1 1 14rem',
  paddingBlock: theme.space.x2,
  '@media': { '(max-width: 29.99em)': { flexBasis: '8rem' } },
})
globalStyle(`${line}:has(> a ~ a) > ${words}`, {
  '@media': { '(max-width: 29.99em)': { flexBasis: `calc(100% - ${theme.space.x12})` } },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontFamily: theme.face.control,
  fontWeight: theme.text.strong,
  color: theme.banner.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: {
    '&:hover': { color: theme.banner.link, textDecorationThickness: '2px' },
    [frame.rule]: { color: theme.link.color },
    [frame.hairline]: { color: theme.link.color },
  },
})
