import { style } from '@vanilla-extract/css'

export const hidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
  // A box that gets the focus is seen by its label: that is scrolled clear of bars with it.
  scrollMarginBlock: '3rem',
})
