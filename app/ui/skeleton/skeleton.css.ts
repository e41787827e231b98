import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

const base = style({
  display: 'block',
  background: theme.surface.sunken,
  borderRadius: theme.shape.radiusSmall,
  animation: `${breathe} 1.6s ease-in-out infinite`,
})

export const shape = styleVariants({
  line: [base, { blockSize: '1em', marginBlock: '0.3em' }],
  heading: [base, { blockSize: theme.type.heading, inlineSize: '60%' }],
  picture: [base, { aspectRatio: theme.picture.ratio, borderRadius: theme.shape.picture }],
  control: [base, { blockSize: theme.space.control, borderRadius: theme.shape.button }],
})
