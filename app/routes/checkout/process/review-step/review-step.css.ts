import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

export const essentials = style({
  display: 'grid',
  gap: theme.space.x3,
  selectors: { '&:empty': { display: 'none' } },
})
export const essential = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.space.x3,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})
/** A line of the order, which stands beside the steps where there is room. */
export const line = style([essential, { '@media': { [media.desk]: { display: 'none' } } }])
export const sign = style({ color: theme.text.subtle, marginBlockStart: '0.15em' })
export const warning = style({ color: theme.tone.warningText, marginBlockStart: '0.15em' })
export const name = style({ fontWeight: theme.text.strong })
