import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const footer = style({
  marginBlockStart: 'auto',
  background: theme.footer.background,
  color: theme.footer.text,
  borderBlockStart: `${theme.shape.border} solid ${theme.footer.line}`,
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'none' } },
})

export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x8,
  maxInlineSize: `calc(${theme.space.page} + 2 * ${theme.space.gutter})`,
  marginInline: 'auto',
  paddingInline: theme.space.gutter,
  paddingBlock: theme.space.x12,
})

/** On phones the two lists of links stand side by side, below where the venue is; one below the other where letters are large. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: theme.space.x8,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1.6fr) repeat(2, minmax(0, 1fr))',
      gap: theme.space.x12,
    },
  },
})

export const venue = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
})
export const name = style({
  ...type.title,
  overflowWrap: 'anywhere',
  color: theme.footer.text,
  marginBlockEnd: theme.space.x3,
})
export const tagline = style({ ...type.body, color: theme.footer.text, marginBlockEnd: theme.space.x3 })
export const facts = style({
  ...type.small,
  display: 'grid',
  gap: theme.space.x1,
  fontStyle: 'normal',
  color: theme.footer.subtle,
})
export const contact = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.x6 })
export const list = style({ display: 'grid', alignContent: 'start' })
export const languages = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.x6 })
export const link = style({
  ...type.small,
  fontFamily: theme.face.control,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  color: theme.footer.link,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: theme.footer.link, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    '&:focus-visible': { outlineColor: theme.footer.text },
    '&[aria-current]': { fontWeight: theme.text.strong },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
})
export const closing = style({
  ...type.tiny,
  display: 'grid',
  gap: theme.space.x2,
  paddingBlockStart: theme.space.x6,
  borderBlockStart: `${theme.shape.border} solid ${theme.footer.line}`,
  color: theme.footer.subtle,
})
