import { type FontId, fontFamilies } from '#theme/fonts/font-families.ts'

/** The values of a venue's theme that a printed ticket uses. Colours are `#rrggbb`, the radius is in CSS pixels. */
export type DocumentLook = {
  paper: string
  ink: string
  ticket: string
  ticketText: string
  ticketSubtle: string
  line: string
  stub: string
  stubText: string
  radius: number
  display: FontId
  displayWeight: number
  words: FontId
}

/** A colour of a compiled theme as `#rrggbb`, without its opacity. */
export const colorOf = (variables: Readonly<Record<string, string>>, reference: string): string =>
  (variables[`--mq-${reference}`] ?? '').slice(0, 7)

/** Reads the compiled variables of a theme. Paper and ink are those of the code, which scanners can tell apart in every theme. */
export function documentLook(variables: Readonly<Record<string, string>>): DocumentLook {
  const value = (reference: string) => variables[`--mq-${reference}`] ?? ''
  const color = (reference: string) => colorOf(variables, reference)
  return {
    paper: color('ticket-code-background'),
    ink: color('ticket-code'),
    ticket: color('ticket-background'),
    ticketText: color('ticket-text'),
    ticketSubtle: color('ticket-subtle'),
    line: color('ticket-line'),
    stub: color('ticket-stub'),
    stubText: color('ticket-stub-text'),
    radius: Number.parseFloat(value('shape-radius-large')) || 0,
    display: familyOf(value('face-display')),
    displayWeight: Number(value('heading-weight')) || 700,
    words: familyOf(value('face-text')),
  }
}

/** The family that a printed font stack begins with. */
function familyOf(stack: string): FontId {
  const name = /^"?([^",]+)/.exec(stack)?.[1] ?? ''
  const fontId = (Object.keys(fontFamilies) as FontId[]).find(id => fontFamilies[id].name === name)
  return fontId ?? (stack.includes('serif') && !stack.includes('sans-serif') ? 'system-serif' : 'system')
}
