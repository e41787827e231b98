import { globalStyle, style } from '@vanilla-extract/css'

export const icon = style({})

// Without weight, so that a part's own class decides its size whatever order the stylesheets come in.
globalStyle(`:where(${icon})`, {
  inlineSize: '1.25em',
  blockSize: '1.25em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const withDirection = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

export const solid = style({ fill: 'currentColor' })
