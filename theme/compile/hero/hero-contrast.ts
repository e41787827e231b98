import type { Hex } from '#theme/color/color.ts'
import type { ContrastProblem, pictureGrounds } from '#theme/compile/contrast-problems.ts'
import {
  DESK,
  type HeroBox,
  type HeroLayout,
  type HeroWindow,
  type HeroWords,
  heroLayout,
} from '#theme/compile/hero/hero-layout.ts'
import {
  blockAt,
  blocksOf,
  luminanceOfRgb,
  type PictureBlocks,
  type PictureGrid,
  type Rgb,
  rgbOf,
  shaded,
} from '#theme/compile/hero/picture-grid.ts'
import type { ResolvedVariables } from '#theme/compile/resolve.ts'

type TextDirection = 'ltr' | 'rtl'

/** The picture at the top of the events list, with what stands on it. */
export type HeroPicture = {
  readonly grid: PictureGrid
  /** of the file, px */
  readonly width: number
  readonly height: number
  /** what stays in sight, in percent from left and top */
  readonly focus: { readonly x: number; readonly y: number }
  readonly hasRating: boolean
  /** in which the venue's languages run */
  readonly directions: readonly TextDirection[]
}

type HeroRequest = {
  readonly resolved: ResolvedVariables
  readonly picture: HeroPicture
  readonly words: Pick<HeroWords, 'heading' | 'description'>
}

/** From the narrowest page that WCAG 1.4.10 names to a desk, with both sides of the width at which the hero changes its shape. */
const HERO_WIDTHS = [320, 390, 600, 768, 999, 1000, 1100, 1280] as const

/** The windows whose words are measured: each of the widths, those of a desk low as well. */
export const HERO_WINDOWS: readonly HeroWindow[] = HERO_WIDTHS.flatMap(width =>
  width < DESK ? [{ width }] : [{ width }, { width, isLow: true }],
)

/** The share of the ground that may be lighter or darker than the ratio says: a glint narrower than a letter's stroke hides none. */
const LEFT_OUT = 0.05
/** Distance of the places that are looked at, px. */
const STEP = 8

/**
 * The words of the hero that cannot be read on its picture: each size of them once, with the ratio at the width of the page where it is worst. The
 * ground is what the picture shows there (`object-fit: cover` around its focal point) through the shade, block by block; the ratio is the one that 95 %
 * of the blocks keep. WCAG 2.2, 1.4.3 (technique G18): of a ground that is not one colour, what counts is what lies behind the letters. Empty where
 * no words stand on a picture: those of a split hero do on phones alone.
 */
export function heroContrast(request: HeroRequest): ContrastProblem[] {
  const weak = HERO_WINDOWS.flatMap(window => heroContrastAt(request, window)).sort(
    (a, b) => a.ratio / a.min - b.ratio / b.min,
  )
  return [...new Map(weak.toReversed().map(problem => [problem.on, problem])).values()].toReversed()
}

/** The same in one window: each size of words in each direction in which the venue writes. */
export function heroContrastAt(
  { resolved, picture, words }: HeroRequest,
  window: HeroWindow,
): ContrastProblem[] {
  if (!standsOnPicture(String(resolved.get('layout-hero')?.value), window.width)) return []
  const layout = heroLayout({ resolved, words: { ...words, hasRating: picture.hasRating }, ...window })
  const measured = picture.directions.flatMap(direction => [
    problemOf({ resolved, picture, layout, direction, on: 'picture-below-heading' }),
    problemOf({ resolved, picture, layout, direction, on: 'picture-below-words' }),
  ])
  return measured.filter(({ ratio, min }) => ratio < min)
}

/** Words beside the picture stand on it where there is no room beside it. */
const standsOnPicture = (layout: string, width: number) =>
  layout === 'picture' || (layout === 'split' && width < DESK)

type Part = Omit<RegionRequest, 'box'> & { on: keyof typeof pictureGrounds }

const problemOf = ({ on, ...part }: Part) => {
  const { layout } = part
  const isHeading = on === 'picture-below-heading'
  const boxes = isHeading ? [layout.heading] : layout.words
  const ratio = Math.min(...boxes.map(box => regionContrast({ ...part, box })))
  return {
    reference: 'hero-scrim-text' as const,
    on,
    ratio: Math.floor(ratio * 100) / 100,
    min: isHeading ? headingMin(layout) : 4.5,
    width: layout.frame.width,
  }
}

/** Large text of WCAG: 24 px, or 18.66 px and bold. */
const headingMin = ({ headingSize, headingWeight }: HeroLayout) =>
  headingSize >= 24 || (headingSize >= 18.66 && headingWeight >= 700) ? 3 : 4.5

type RegionRequest = {
  readonly resolved: ResolvedVariables
  readonly picture: HeroPicture
  readonly layout: HeroLayout
  readonly direction: TextDirection
  readonly box: HeroBox
}

/** The contrast ratio (1–21) that 95 % of a part of the hero keep with the words on it; 21 for a part without extent. */
export function regionContrast({ resolved, picture, layout, direction, box }: RegionRequest): number {
  const text = luminanceOfRgb(rgbOf(resolved.get('hero-scrim-text')?.value as Hex))
  const shade = rgbOf(resolved.get('hero-scrim')?.value as Hex)
  const colorAt = shownColor(blocksOf(picture.grid), { picture, frame: layout.frame, direction })
  const ratios = placesIn(box).map(place => {
    const ground = shaded(colorAt(place), { shade, share: layout.shadeAt(place) })
    return ratioOf(text, luminanceOfRgb(ground))
  })
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length * LEFT_OUT)] ?? 21
}

const ratioOf = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

const placesIn = ({ start, top, width, height }: HeroBox) => {
  const across = middles(width)
  return middles(height).flatMap(y => across.map(x => ({ start: start + x, top: top + y })))
}

const middles = (length: number): number[] => {
  const count = Math.ceil(length / STEP)
  return Array.from({ length: count }, (_, at) => ((at + 0.5) * length) / count)
}

type PictureInFrame = { picture: HeroPicture; frame: HeroLayout['frame']; direction: TextDirection }

/** The picture's colour at a place of its frame, as `object-fit: cover` lays it out. */
const shownColor = (blocks: PictureBlocks, { picture, frame, direction }: PictureInFrame) => {
  const { width, height, focus } = picture
  const scale = Math.max(frame.width / width, frame.height / height)
  const [shownWidth, shownHeight] = [width * scale, height * scale]
  const left = ((shownWidth - frame.width) * focus.x) / 100
  const above = ((shownHeight - frame.height) * focus.y) / 100
  return ({ start, top }: { start: number; top: number }): Rgb => {
    const x = direction === 'rtl' ? frame.width - start : start
    return blockAt(blocks, (left + x) / shownWidth, (above + top) / shownHeight)
  }
}
