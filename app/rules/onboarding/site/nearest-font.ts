/** A face of our list as far as it is compared. */
export type FontChoice = { id: string; name: string; generic: 'sans-serif' | 'serif' }

/** Faces of many pages and the one of ours that is nearest to each. */
const NEAREST: Record<string, string> = {
  roboto: 'inter',
  helvetica: 'inter',
  'helvetica neue': 'inter',
  arial: 'inter',
  verdana: 'noto-sans',
  tahoma: 'noto-sans',
  'open sans': 'noto-sans',
  'source sans pro': 'hanken-grotesk',
  'source sans 3': 'hanken-grotesk',
  'work sans': 'hanken-grotesk',
  'dm sans': 'figtree',
  lato: 'figtree',
  montserrat: 'figtree',
  poppins: 'figtree',
  nunito: 'figtree',
  'nunito sans': 'figtree',
  quicksand: 'figtree',
  raleway: 'hanken-grotesk',
  karla: 'hanken-grotesk',
  rubik: 'figtree',
  'ibm plex sans': 'instrument-sans',
  'space grotesk': 'instrument-sans',
  archivo: 'instrument-sans',
  barlow: 'instrument-sans',
  oswald: 'instrument-sans',
  'roboto condensed': 'instrument-sans',
  'bebas neue': 'instrument-sans',
  anton: 'bricolage-grotesque',
  syne: 'unbounded',
  orbitron: 'unbounded',
  'playfair display': 'fraunces',
  'dm serif display': 'fraunces',
  recoleta: 'fraunces',
  lora: 'source-serif-4',
  merriweather: 'source-serif-4',
  georgia: 'source-serif-4',
  garamond: 'source-serif-4',
  'eb garamond': 'source-serif-4',
  'cormorant garamond': 'fraunces',
  'crimson text': 'source-serif-4',
  'libre baskerville': 'source-serif-4',
  'times new roman': 'source-serif-4',
  times: 'source-serif-4',
}

/** How sure one may be that a face stands for another. */
const SAME = 0.98
const NEAR = 0.7
const OF_A_KIND = 0.45

export type NearestFont = { id: string; family: string; confidence: number }

/** The face of ours that is nearest to a `font-family`; undefined where it names none. */
export function nearestFont(
  stack: string | undefined,
  fonts: readonly FontChoice[],
): NearestFont | undefined {
  const families = (stack ?? '')
    .split(',')
    .map(family => family.replace(/["']/g, '').trim())
    .filter(family => family && !family.startsWith('var('))
  const [family] = families
  if (!family) return undefined
  const name = family.toLowerCase()
  const same = fonts.find(font => font.name.toLowerCase() === name)
  if (same) return { id: same.id, family, confidence: SAME }
  if (/^(?:system-ui|-apple-system|blinkmacsystemfont|ui-sans-serif)$/.test(name))
    return of('system', { family, fonts })
  const known = NEAREST[name.replace(/ (?:variable|vf|web|pro|std)$/, '')]
  return of(known ?? kindOf(families), { family, fonts, confidence: known ? NEAR : OF_A_KIND })
}

function of(
  id: string,
  { family, fonts, confidence = NEAR }: { family: string; fonts: readonly FontChoice[]; confidence?: number },
) {
  return fonts.some(font => font.id === id) ? { id, family, confidence } : undefined
}

const SERIF = /serif|garamond|times|georgia|roman|book|antiqua|caslon|bodoni|didot|mincho|slab/i

function kindOf(families: readonly string[]): string {
  const generic = families.find(family => /^(?:ui-)?(?:sans-)?serif$/.test(family))
  const isSerif = generic
    ? !generic.includes('sans')
    : families.some(family => SERIF.test(family) && !/sans/i.test(family))
  return isSerif ? 'source-serif-4' : 'inter'
}
