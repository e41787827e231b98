import type { StyleRule } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

const heading = {
  fontFamily: theme.face.display,
  fontWeight: theme.heading.weight,
  fontStretch: theme.heading.width,
  letterSpacing: theme.heading.spacing,
  lineHeight: theme.heading.leading,
  textTransform: theme.heading.case as 'none',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
} as const satisfies StyleRule

/** A word may be longer than a phone is wide: it must not push the page apart. */
const running = {
  fontFamily: theme.face.text,
  lineHeight: theme.text.leading,
  overflowWrap: 'anywhere',
} as const satisfies StyleRule

/** With letters twice as large a long word still fits on a phone, and is not broken in its middle. */
const WORD = '11.5vw'

/** The steps of the type scale, to spread into a style. A screen gets by with five of them. */
export const type = {
  tiny: { ...running, fontSize: theme.type.tiny, lineHeight: 1.4 },
  small: { ...running, fontSize: theme.type.small, lineHeight: 1.45 },
  body: { ...running, fontSize: theme.type.body },
  lead: { ...running, fontSize: theme.type.lead, lineHeight: 1.45 },
  title: { ...heading, fontSize: theme.type.title, lineHeight: 1.2 },
  heading: { ...heading, fontSize: theme.type.heading },
  display: { ...heading, fontSize: `min(${theme.type.display}, ${WORD})` },
  poster: { ...heading, fontSize: `min(${theme.type.poster}, 13vw)` },
  /** Labels of buttons, fields and chips. */
  control: { fontFamily: theme.face.control, fontSize: theme.type.small, lineHeight: 1.25 },
} as const satisfies Record<string, StyleRule>
