import { style } from '@vanilla-extract/css'

export const icon = style({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  verticalAlign: '-0.28em',
})

export const directed = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

export const filled = style({ fill: 'currentColor' })
