import createBidi from 'bidi-js'
import type { Font, Glyph } from 'fontkit'
import type { Face } from './open-face.ts'
import { pathOperators } from './path-operators.ts'

/**
 * Shapes of letters to be filled, from the start of the line: `x` in points, `scale` from the units of the font. `path` are
 * operators of PDF.
 */
export type Outline = {
  width: number
  shapes: { path: string; x: number; y: number; scale: number }[]
  /** what is drawn, piece by piece from left to right */
  clusters: Cluster[]
}

/** The characters that one shape stands for, and its share of the line's width; parts of the size. */
export type Cluster = { words: string; width: number }

const bidi = createBidi()

type Run = { text: string; level: number; font: Font }

/**
 * A line of text as shapes, in the order it is read: right-to-left words run leftwards, Arabic letters join, digits stay as they
 * are. Characters that no face of ours has are left out. Size in points.
 */
export function outlineText(text: string, { face, size }: { face: Face; size: number }): Outline {
  const known = drawn.get(face) ?? new Map<string, Outline>()
  drawn.set(face, known)
  const { width, shapes, clusters } = known.get(text) ?? outlineAtOnePoint(text, face)
  known.set(text, { width, shapes, clusters })
  return {
    width: width * size,
    clusters,
    shapes: shapes.map(({ path, x, y, scale }) => ({ path, x: x * size, y: y * size, scale: scale * size })),
  }
}

/** Shaping a line is the costly part: it is done once for all sizes that are tried. */
const drawn = new WeakMap<Face, Map<string, Outline>>()

function outlineAtOnePoint(text: string, face: Face): Outline {
  const shapes: Outline['shapes'] = []
  const clusters: Cluster[] = []
  let x = 0
  for (const run of inVisualOrder(runsOf(text, face))) {
    const direction = run.level % 2 === 1 ? 'rtl' : 'ltr'
    const { glyphs, positions } = run.font.layout(mirrored(run), undefined, undefined, undefined, direction)
    const scale = 1 / run.font.unitsPerEm
    const from = x
    const pieces: Cluster[] = []
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const path = operatorsOf(run.font, glyph)
      if (path) shapes.push({ path, x: x + xOffset * scale, y: yOffset * scale, scale })
      pieces.push({ words: String.fromCodePoint(...glyph.codePoints), width: xAdvance * scale })
      x += xAdvance * scale
    })
    clusters.push(...(saysRun(pieces, run) ? pieces.filter(({ words }) => words) : evenly(run, x - from)))
  }
  return { width: x, shapes, clusters }
}

/** What says how a line runs and is itself nothing to see. */
const DIRECTION_MARK = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Whether the shapes stand for the characters as they were written: a font may draw one letter as two shapes of others. */
function saysRun(pieces: readonly Cluster[], { text, level }: Run): boolean {
  const inOrder = level % 2 === 1 ? pieces.toReversed() : pieces
  return inOrder.map(({ words }) => words).join('') === text
}

/** Each character of a run with the same share of its width, from left to right. */
function evenly({ text, level }: Run, width: number): Cluster[] {
  const characters = [...text]
  const pieces = characters.map(words => ({ words, width: width / characters.length }))
  return level % 2 === 1 ? pieces.reverse() : pieces
}

/** Pieces that one font can draw in one direction, in the order they were written. */
function runsOf(text: string, face: Face): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text)
  const runs: Run[] = []
  let at = 0
  for (const character of text) {
    const level = levels[at] ?? 0
    at += character.length
    const open = runs.at(-1)
    if (DIRECTION_MARK.test(character)) continue
    const font = /[\p{M}\p{Cf}]/u.test(character) && open ? open.font : face.fontOf(character)
    if (!font) continue
    if (open?.font === font && open.level === level) open.text += character
    else runs.push({ text: character, level, font })
  }
  return runs
}

/** Rule L2 of the bidirectional algorithm, for whole runs. */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs]
  const levels = runs.map(({ level }) => level)
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) reverseFrom(ordered, level)
  return ordered
}

function reverseFrom(runs: Run[], level: number) {
  let start = 0
  while (start < runs.length) {
    let end = start
    while ((runs[end]?.level ?? -1) >= level) end += 1
    runs.splice(start, end - start, ...runs.slice(start, end).reverse())
    start = end + 1
  }
}

/** A bracket that opens to the right opens to the left in words that run leftwards. */
const mirrored = ({ text, level }: Run) =>
  level % 2 === 0
    ? text
    : [...text].map(character => bidi.getMirroredCharacter(character) ?? character).join('')

const glyphs = new WeakMap<Font, Map<number, string>>()

/** The outline of a letter, written once for each font. */
function operatorsOf(font: Font, glyph: Glyph): string {
  const known = glyphs.get(font) ?? new Map<number, string>()
  glyphs.set(font, known)
  const operators = known.get(glyph.id) ?? pathOperators(glyph.path.commands)
  known.set(glyph.id, operators)
  return operators
}
