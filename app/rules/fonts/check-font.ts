import type { FontFacts } from './font-facts.ts'
import { lettersOf } from './language-letters.ts'

/** What a font file says of itself, in its own units, as `app/documents/fonts/font-thread.mjs` reads it. */
export type FontReading = {
  family: string
  glyphs: number
  unitsPerEm: number
  ascent: number
  descent: number
  weight: number
  isItalic: boolean
  /** PANOSE: what kind of face it is, then its serifs */
  panose: readonly number[]
  /** `OS/2.fsType` */
  rights: { noEmbedding?: boolean; viewOnly?: boolean; editable?: boolean; bitmapOnly?: boolean }
  axes: Readonly<Record<string, readonly [least: number, most: number]>>
  /** by weight, in shares of the em; null where it lacks the letters of the sample */
  widths: Readonly<Record<300 | 400 | 700, number | null>>
  /** code points that are kept */
  letters: readonly number[]
}

export type FontCheck =
  | { ok: true; facts: FontFacts; generic: 'sans' | 'serif' }
  | { ok: false; sentence: string }

const refused = (sentence: string): FontCheck => ({ ok: false, sentence })

/** As Arial has it: what a font without Latin letters leaves to others has their width. */
const PLAIN_WIDTH = 0.4434
/**
 * Ordinary text, to tell how wide a font runs. Its letters are a little narrower than those of the text that our own faces were measured on:
 * Arial comes out at `SAMPLE_SHARE` of its width there, as do seven other faces within one percent.
 */
export const WIDTH_SAMPLE =
  'Book your visit to the aquarium today. Tickets for adults, children and members are on sale; doors open at 9:30 and the last entry is an hour before we close. Feeding times, talks and tours are included. '
const SAMPLE_SHARE = 0.988

const MAX_GLYPHS = 40_000
const MAX_NAME = 60

/**
 * Judges a font for a venue that speaks these languages (BCP 47, the main one first): its licence bits, its measures, its letters. Refuses
 * with a sentence for people; letters that are missing are told by language and refuse nothing, as long as there are any.
 */
export const checkFont = (reading: FontReading, languages: readonly string[]): FontCheck => {
  const { rights, glyphs, unitsPerEm, ascent, descent, widths } = reading
  if (rights.noEmbedding && !rights.viewOnly && !rights.editable)
    return refused(
      'The licence of this font forbids embedding (OS/2 fsType says “restricted”); ask its foundry for a web licence',
    )
  if (rights.bitmapOnly)
    return refused('The licence of this font lets only its bitmaps be embedded, which a page cannot show')
  if (glyphs < 2 || glyphs > MAX_GLYPHS)
    return refused(`This font has ${glyphs} glyphs; between 2 and ${MAX_GLYPHS} can be used`)
  const [rise, fall] = [ascent / unitsPerEm, descent / unitsPerEm]
  if (!isWithin(unitsPerEm, [16, 16_384]) || !isWithin(rise, [0.1, 4]) || !isWithin(fall, [-4, 0]))
    return refused('This font says of its own height what cannot be: no line could be set in it')
  const missing = missingLetters(reading.letters, languages)
  const claimed = languages.filter(tag => lettersOf(tag) !== '')
  if (claimed.length > 0 && claimed.every(tag => missing[tag] === lettersOf(tag)))
    return refused('This font has no letter of the languages of the venue')
  const width = (weight: 300 | 400 | 700) => {
    const measured = widths[weight]
    return Math.round((measured === null ? PLAIN_WIDTH : measured / SAMPLE_SHARE) * 1e4) / 1e4
  }
  const { wght, wdth } = reading.axes
  return {
    ok: true,
    generic: isSerif(reading.panose) ? 'serif' : 'sans',
    facts: {
      name: plainName(reading.family),
      weight: wght ? weights(wght) : weights([reading.weight, reading.weight]),
      ...(wdth && { width: [Math.max(25, Math.round(wdth[0])), Math.min(400, Math.round(wdth[1]))] }),
      style: reading.isItalic ? 'italic' : 'normal',
      ascent: Math.round(rise * 1e4) / 1e4,
      descent: Math.round(fall * 1e4) / 1e4,
      widths: { 300: width(300), 400: width(400), 700: width(700) },
      missing,
    },
  }
}

/** By language the letters that are not among the code points; a language that has them all is left out. */
const missingLetters = (points: readonly number[], languages: readonly string[]): Record<string, string> => {
  const there = new Set(points)
  return Object.fromEntries(
    languages.flatMap(tag => {
      const lacking = [...lettersOf(tag)].filter(letter => !there.has(letter.codePointAt(0) ?? 0)).join('')
      return lacking ? [[tag, lacking]] : []
    }),
  )
}

const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most

const weights = ([least, most]: readonly [number, number]): [number, number] => {
  const weight = (value: number) => Math.round(Math.min(Math.max(value || 400, 1), 1000))
  return [weight(least), weight(Math.max(least, most))]
}

/** PANOSE family 2 is Latin text; serifs 11 to 15 are none, 2 to 10 are. */
const isSerif = ([family = 0, serif = 0]: readonly number[]) => family === 2 && serif >= 2 && serif <= 10

/** The name without signs that nobody sees. */
const plainName = (family: string): string =>
  family
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME) || 'Own font'
