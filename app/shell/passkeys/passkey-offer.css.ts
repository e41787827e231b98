import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/looks/media.ts'
import { type } from '#app/ui/looks/type.ts'
import { theme } from '#theme/contract.css.ts'

/** Between header and screen, drawn with them: nothing moves when scripts come to life. */
export const offer = style({
  background: theme.banner.background,
  color: theme.banner.text,
  borderBlockEnd: `${theme.shape.border} solid ${theme.banner.line}`,
  '@media': { [media.print]: { display: 'none' }, [media.withoutScript]: { display: 'none' } },
})

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space.x3} ${theme.space.x8}`,
  maxInlineSize: `calc(${theme.space.page} + 2 * ${theme.space.gutter})`,
  marginInline: 'auto',
  paddingBlock: theme.space.x4,
  paddingInline: theme.space.gutter,
})

export const words = style({
  ...type.small,
  flex: '1 1 18rem',
  maxInlineSize: theme.space.reading,
  textWrap: 'pretty',
})

export const heading = style({ ...type.body, fontWeight: theme.text.strong })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x2,
})
