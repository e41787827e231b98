import { type FontId, fontFamilies } from '#theme/fonts/font-families.ts'
import { isOwnFontId } from '#theme/fonts/own-fonts.ts'
import type { OwnFaceFile } from './outlines/own-face.ts'

/** Files of a venue's own fonts, by the id of the family. */
export type OwnFaces = ReadonlyMap<string, readonly OwnFaceFile[]>

/** A family to draw with: one of ours, and before it the venue's own files. */
export type DrawnFamily = { id: FontId; own?: readonly OwnFaceFile[] }

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
  display: DrawnFamily
  displayWeight: number
  words: DrawnFamily
}

/** A colour of a compiled theme as `#rrggbb`, without its opacity. */
export const colorOf = (variables: Readonly<Record<string, string>>, reference: string): string =>
  (variables[`--mq-${reference}`] ?? '').slice(0, 7)

/** Reads the compiled variables of a theme; `faces` are the files of its own fonts. Paper and ink are those of the code, which scanners can tell apart in every theme. */
export function documentLook(variables: Readonly<Record<string, string>>, faces: OwnFaces): DocumentLook {
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
    display: familyOf(value('face-display'), faces),
    displayWeight: Number(value('heading-weight')) || 700,
    words: familyOf(value('face-text'), faces),
  }
}

/** The family that a printed font stack begins with. */
function familyOf(stack: string, faces: OwnFaces): DrawnFamily {
  const name = /^"?([^",]+)/.exec(stack)?.[1] ?? ''
  const fontId = (Object.keys(fontFamilies) as FontId[]).find(id => fontFamilies[id].name === name)
  const own = isOwnFontId(name) ? faces.get(name) : undefined
  const generic = stack.includes('serif') && !stack.includes('sans-serif') ? 'system-serif' : 'system'
  return { id: fontId ?? generic, ...(own && { own }) }
}
