import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

const heading = {
  fontFamily: theme.face.display,
  fontWeight: theme.heading.weight,
  fontStretch: theme.heading.width,
  letterSpacing: theme.heading.spacing,
  lineHeight: theme.heading.leading,
  color: theme.heading.color,
} as const

/** The steps of the type scale, for text whose size is not its element's. */
export const poster = style({ ...heading, fontSize: theme.type.poster })
export const display = style({ ...heading, fontSize: theme.type.display })
export const headline = style({ ...heading, fontSize: theme.type.heading })
export const title = style({ ...heading, fontSize: theme.type.title })
export const lead = style({ fontSize: theme.type.lead, lineHeight: 1.45 })
export const body = style({ fontSize: theme.type.body })
export const small = style({ fontSize: theme.type.small, lineHeight: 1.45 })
export const tiny = style({ fontSize: theme.type.tiny, lineHeight: 1.4 })
export const subtle = style({ color: theme.text.subtle })
export const numbers = style({ fontVariantNumeric: 'tabular-nums' })
export const reading = style({ maxInlineSize: theme.space.reading })

/** Seen by nobody, read to everybody. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
