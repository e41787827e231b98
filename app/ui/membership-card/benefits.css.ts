import { style, styleVariants } from '@vanilla-extract/css'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const benefits = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const gain = style({
  ...type.small,
  fontWeight: theme.text.strong,
  color: theme.card.heading,
  marginBlockEnd: theme.space.x2,
})

export const list = style({
  ...type.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x2,
})

export const benefit = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: theme.space.x2,
  overflowWrap: 'break-word',
})

export const sign = styleVariants({
  given: { color: theme.tone.positiveText, translate: '0 0.15em' },
  missing: { color: theme.text.subtle, translate: '0 0.15em' },
})

/** Once unfolded the rest follows on the list as if it had always stood there. */
export const rest = style({
  display: 'grid',
  selectors: { '&[open]': { paddingBlockStart: theme.space.x2 } },
})

export const summary = style({
  ...quietLink,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${rest}[open] > &`]: { display: 'none' },
  },
})
