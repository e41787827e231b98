/** The screen on which a page is read: a desk's, in CSS pixels. */
const WIDTH = 1280
const PIXELS_OF_EM = 16

/** What people see who have done nothing: no print, no dark mode or contrast that was asked for, no colours that most screens do not have. */
const OTHER_MEDIA =
  /\bprint\b|\bspeech\b|prefers-color-scheme\s*:\s*dark|forced-colors|inverted-colors|color-gamut|dynamic-range\s*:\s*high|prefers-contrast\s*:\s*(?:more|less)|\b(?:any-)?hover\s*:\s*none|\bpointer\s*:\s*coarse|orientation\s*:\s*portrait/
const LENGTH = String.raw`(\d*\.?\d+)(px|r?em)`
const BOUND = new RegExp(String.raw`(min|max)-(?:device-)?width\s*:\s*${LENGTH}`, 'g')
const WIDTH_FIRST = new RegExp(String.raw`width\s*([<>])=?\s*${LENGTH}`, 'g')
const WIDTH_LAST = new RegExp(String.raw`${LENGTH}\s*([<>])=?\s*(?=width)`, 'g')

/** Whether a media query (Media Queries 4) holds on a desk's screen in the light, as far as its kind and its width say: any of its parts is enough. */
export const isMetAtDesk = (query: string): boolean =>
  query.split(',').some(part => {
    const isMet = !OTHER_MEDIA.test(part) && isWideEnough(part)
    return /^\s*not\b/i.test(part) ? !isMet : isMet
  })

function isWideEnough(part: string): boolean {
  const bounds = [...part.matchAll(BOUND)].map(([, bound, size, unit]) =>
    bound === 'min' ? WIDTH >= pixels(size, unit) : WIDTH <= pixels(size, unit),
  )
  const first = [...part.matchAll(WIDTH_FIRST)].map(([, sign, size, unit]) =>
    isBeyond({ at: WIDTH, sign, than: pixels(size, unit) }),
  )
  const last = [...part.matchAll(WIDTH_LAST)].map(([, size, unit, sign]) =>
    isBeyond({ at: pixels(size, unit), sign, than: WIDTH }),
  )
  return [...bounds, ...first, ...last].every(Boolean)
}

type Comparison = { at: number; sign: string | undefined; than: number }

const isBeyond = ({ at, sign, than }: Comparison) => (sign === '<' ? at <= than : at >= than)

const pixels = (size: string | undefined, unit: string | undefined) =>
  Number(size) * (unit === 'px' ? 1 : PIXELS_OF_EM)
