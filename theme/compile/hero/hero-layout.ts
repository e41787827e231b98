import type { ResolvedVariables } from '#theme/compile/resolve.ts'
import type { FontId } from '#theme/fonts/font-families.ts'
import { fontMetrics, widthAt } from '#theme/fonts/font-metrics.ts'
import type { VariableReference } from '#theme/variables.ts'

/** A part of the hero in px from its start edge (the left, in languages from right to left the right) and its top. */
export type HeroBox = {
  readonly start: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The words of the hero: plain, without markup. */
export type HeroWords = {
  readonly heading: string
  readonly description: string
  readonly hasRating: boolean
}

export type HeroLayout = {
  /** the picture's frame, from edge to edge */
  readonly frame: { readonly width: number; readonly height: number }
  readonly heading: HeroBox
  /** everything smaller: on a desk the venue's name above the heading; the introduction and the rating below it */
  readonly words: readonly HeroBox[]
  /** height and weight of the heading's letters, px */
  readonly headingSize: number
  readonly headingWeight: number
  /** how much of the shade covers a place of the frame, 0–1 */
  readonly shadeAt: (place: { start: number; top: number }) => number
}

/** What a visitor sees the page in: how wide it is, px, and whether it is a desk's that is lower than `from.laptop` says. */
export type HeroWindow = { readonly width: number; readonly isLow?: boolean }

type LayoutRequest = HeroWindow & {
  readonly resolved: ResolvedVariables
  readonly words: HeroWords
}

/** `(min-width: 62.5em)` of `base/breakpoints.ts` and `42.5em`, px. */
export const DESK = 1000
const TABLET = 680

/** Widths of letters in em, rather wide: a box may be larger than its words, never smaller. */
const LETTER = { heading: 0.56, capital: 0.68, running: 0.52, unknown: 0.7 }
/** How much wider a capital is than an ordinary letter. */
const CAPITAL = 1.2
/** `ch`, the width of a nought, in em. */
const NOUGHT = 0.62

/** What `hero.css.ts` says: least heights of the picture, longest lines, the height of a link, and where the shade ends. */
const PICTURE_HEIGHT = { phone: 192, desk: 256, laptop: 128 }
const HEADING_LINE = 22
const WORDS_LINE = 54
/** The venue's name, and the stars with the number of comments, px. */
const SHORT_LINE = 260
const LINK = 44
/** By how much the link of a laptop reaches into the room around its line, px, on each side. */
const LINK_OVERLAP = 10
/** How far above the words of a phone the shade begins. */
const FADE = 48
const FULL_TO = 0.42
const GONE_AT = 0.78
/** How much denser the shade is at its edge than at its least. */
export const SHADE_SPAN = 18

/**
 * Where the words of the hero stand on its picture at a width of the page, and how dense the shade is there: the sizes of `hero.css.ts`, worked out
 * without a browser. `tests/e2e` holds it against rendered pages.
 */
export function heroLayout({ resolved, words, width, isLow = false }: LayoutRequest): HeroLayout {
  const isDesk = width >= DESK
  const isLaptop = isDesk && isLow
  const sizes = sizesAt(resolved, { width, isLow })
  const isCentered = choice(resolved, 'layout-align') === 'center'
  const room = Math.min(sizes.page, width - 2 * sizes.gutter)
  const heading = lines(words.heading, {
    em: headingEm(resolved, sizes.heading),
    room: isDesk ? Math.min(room, HEADING_LINE * NOUGHT * sizes.heading) : room,
    leading: sizes.heading * sizes.headingLeading,
  })
  const running = width >= TABLET ? sizes.body : sizes.small
  const description = lines(words.description, {
    em: running * Math.max(LETTER.running, letterIn(choice(resolved, 'face-text'), 400)),
    room: Math.min(room, WORDS_LINE * NOUGHT * running),
    leading: running * 1.4,
    most: width >= TABLET ? undefined : 3,
  })
  const gap = isDesk && !isLaptop ? sizes.x3 : sizes.x1
  const name = isDesk && !isLaptop ? sizes.small * 1.45 + gap : 0
  const overlap = isLaptop && words.hasRating ? LINK_OVERLAP : 0
  const rating = words.hasRating ? LINK - 2 * overlap + (isLaptop ? 0 : sizes.x1) + gap : 0
  const below = (description.height > 0 ? description.height + gap : 0) + rating
  const text = name + heading.height + below
  const edge = isLaptop ? sizes.x4 : sizes.x6
  const padding = isDesk ? { top: edge, bottom: edge } : { top: FADE, bottom: sizes.x4 }
  const block = padding.top + text + padding.bottom
  const height = Math.max(block, leastHeight(resolved, { isDesk, isLaptop }))
  const top = isDesk ? (height - text) / 2 : height - padding.bottom - text
  const place = (own: number) =>
    isCentered ? (width - own) / 2 : Math.max(sizes.gutter, (width - sizes.page) / 2)
  const line = Math.min(room, SHORT_LINE)
  const wordsWidth = Math.max(description.width, words.hasRating ? line : 0)
  return {
    frame: { width, height },
    heading: {
      start: place(heading.width),
      top: top + name,
      width: heading.width,
      // It stands on the words below, which may take fewer lines.
      height: heading.height + (isDesk ? 0 : description.spare),
    },
    words: [
      { start: place(line), top, width: name > 0 ? line : 0, height: Math.max(0, name - gap) },
      {
        start: place(wordsWidth),
        top: top + name + heading.height + gap,
        width: wordsWidth,
        height: Math.max(0, below - gap + overlap),
      },
    ],
    headingSize: sizes.heading,
    headingWeight: number(resolved, 'heading-weight'),
    shadeAt: shadeOf({
      strength: number(resolved, 'hero-scrim-strength'),
      frame: { width, height },
      isAside: isDesk && !isCentered,
      // The shade of a phone begins above the words; that of a desk covers the picture.
      reach: isDesk ? height : block - padding.top,
    }),
  }
}

/** A picture that stands beside the words of a desk takes their height on a phone. */
const leastHeight = (
  resolved: ResolvedVariables,
  { isDesk, isLaptop }: { isDesk: boolean; isLaptop: boolean },
): number => {
  if (isDesk) return isLaptop ? PICTURE_HEIGHT.laptop : PICTURE_HEIGHT.desk
  return choice(resolved, 'layout-hero') === 'split' ? 0 : PICTURE_HEIGHT.phone
}

type Shade = {
  strength: number
  frame: { width: number; height: number }
  isAside: boolean
  reach: number
}

/** The gradients of `hero.css.ts`: beside the words from the start edge, else upwards. */
const shadeOf = ({ strength, frame, isAside, reach }: Shade): HeroLayout['shadeAt'] => {
  const [least, most] = [strength / 100, Math.min(100, strength + SHADE_SPAN) / 100]
  return ({ start, top }) => {
    if (!isAside) {
      const up = (frame.height - top) / reach
      return up > 1 ? 0 : most + (least - most) * up
    }
    const across = start / frame.width
    if (across <= FULL_TO) return most + (least - most) * (across / FULL_TO)
    return across >= GONE_AT ? 0 : (least * (GONE_AT - across)) / (GONE_AT - FULL_TO)
  }
}

type Line = { em: number; room: number; leading: number; most?: number | undefined }

/** Letters may be as much narrower than they are taken to be. */
const NARROW = 0.75

/** The room that words take, broken into lines, and what of it stays free where their letters are narrow. */
const lines = (words: string, { em, room, leading, most = Number.POSITIVE_INFINITY }: Line) => {
  const length = words.length * em
  const count = Math.min(most, Math.ceil(length / room))
  const fewest = Math.min(count, Math.ceil((length * NARROW) / room))
  return { width: Math.min(length, room), height: count * leading, spare: (count - fewest) * leading }
}

const headingEm = (resolved: ResolvedVariables, size: number): number => {
  const isUppercase = choice(resolved, 'heading-case') === 'uppercase'
  const face = letterIn(choice(resolved, 'face-display'), number(resolved, 'heading-weight'))
  const letter = isUppercase ? Math.max(LETTER.capital, face * CAPITAL) : Math.max(LETTER.heading, face)
  return size * (letter * (number(resolved, 'heading-width') / 100) + number(resolved, 'heading-spacing'))
}

/** The letter of a face, rather wide; that of a venue's own font is not known. */
const letterIn = (face: string, weight: number): number => {
  const metrics = fontMetrics[face as FontId]
  return metrics ? widthAt(metrics, weight) * 1.12 : LETTER.unknown
}

const sizesAt = (resolved: ResolvedVariables, { width, isLow }: Required<HeroWindow>) => ({
  heading: fluid(resolved, { reference: width >= DESK && !isLow ? 'type-display' : 'type-heading', width }),
  headingLeading: number(resolved, 'heading-leading'),
  body: fluid(resolved, { reference: 'type-body', width }),
  small: fluid(resolved, { reference: 'type-small', width }),
  gutter: fluid(resolved, { reference: 'space-gutter', width }),
  page: pixels(choice(resolved, 'space-page')),
  x1: pixels(choice(resolved, 'space-x1')),
  x3: pixels(choice(resolved, 'space-x3')),
  x4: pixels(choice(resolved, 'space-x4')),
  x6: pixels(choice(resolved, 'space-x6')),
})

const choice = (resolved: ResolvedVariables, reference: VariableReference) =>
  String(resolved.get(reference)?.value ?? '')
const number = (resolved: ResolvedVariables, reference: VariableReference) =>
  Number(resolved.get(reference)?.value ?? 0)
const pixels = (length: string) => Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1)

/** A size that grows from 390 to 1280 px of width. */
const fluid = (
  resolved: ResolvedVariables,
  { reference, width }: { reference: VariableReference; width: number },
): number => {
  const [least = 0, most = least] = choice(resolved, reference).split(' ').map(pixels)
  const share = Math.min(1, Math.max(0, (width - 390) / (1280 - 390)))
  return least + (most - least) * share
}
