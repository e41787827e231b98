/** The languages that a venue speaks, as BCP 47 tags: the main one is its locale. */
export type VenueLanguages = { readonly main: string; readonly further: readonly string[] }

/**
 * The language that a page or an answer of the API has: the first of `wishes` that the venue speaks, else its main one. A wish is a tag, the
 * most wanted first: what the address names, then what the visitor has chosen. 'de-AT' is content with 'de-DE'.
 */
export function chooseLanguage({ main, further }: VenueLanguages, wishes: readonly string[]): string {
  const tags = [main, ...further]
  return wishes.flatMap(wish => matchOf(wish, tags) ?? []).at(0) ?? main
}

/**
 * The further language that a visitor may be offered, by what their browser accepts (RFC 9110, 12.5.4); null where the page has the first of
 * them that the venue speaks. Nothing is chosen by it: whoever opens the plain address gets the main language.
 */
export function languageOffer(
  { main, further }: VenueLanguages,
  { accepted, shown }: { accepted: string; shown: string },
): string | null {
  const best = chooseLanguage({ main: shown, further: [main, ...further] }, acceptedLanguages(accepted))
  return best === shown ? null : best
}

/** The tags of an `Accept-Language` header, the most wanted first; refused ones (`q=0`), `*` and what is no tag are left out. */
export function acceptedLanguages(header: string): string[] {
  const ranges = header.split(',', MAX_RANGES).map(range => {
    const [tag = '', ...parameters] = range.split(';').map(part => part.trim())
    const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
    return { tag, quality: quality === undefined ? 1 : Number(quality) }
  })

  return ranges
    .filter(({ tag, quality }) => isTag(tag) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

/** The header that asks for these languages, the first most of all. */
export const acceptHeader = (wishes: readonly string[]): string =>
  wishes.map((tag, at) => (at === 0 ? tag : `${tag};q=${Math.max(0.1, 1 - at / 10)}`)).join(', ')

const MAX_RANGES = 20
const isTag = (tag: string) => /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/.test(tag)

/** The tag of the venue for a wish: the same one, else the first of the same language. */
function matchOf(wish: string, tags: readonly string[]): string | null {
  if (!isTag(wish)) return null
  const exact = tags.find(tag => tag.toLowerCase() === wish.toLowerCase())
  return exact ?? tags.find(tag => languageIn(tag) === languageIn(wish)) ?? null
}

const languageIn = (tag: string) => tag.split('-')[0]?.toLowerCase()
