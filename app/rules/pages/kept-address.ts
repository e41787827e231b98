/** What every page of the shop reads of its address: whose dates are being changed, the text set, and what its links hand on. */
const CARRIED = ['cdEventIds', 'text', 'campaign', 'appeal', 'fund', 'coupon']

/** The pages that say the same to everybody whom the venue does not know, and the parameters that they read, in the order of the alphabet. */
const PAGES: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [/^\/events\/([\w.-]+)\/list$/, ['date', 'membershipIds']],
  [/^\/events\/([\w.-]+)\/detail\/[^/]+$/, ['comboId', 'date', 'membershipIds', 'reviews']],
  [/^\/events\/([\w.-]+)\/reviews$/, ['date', 'page', 'rating', 'sort']],
  [
    /^\/orders\/([\w.-]+)\/calendar$/,
    ['cart', 'comboId', 'date', 'eventId', 'eventIds', 'instead', 'membershipIds', 'months', 'pick'],
  ],
  [/^\/membership\/([\w.-]+)$/, []],
  [/^\/membership\/([\w.-]+)\/join$/, ['membershipCategoryId', 'show']],
  [/^\/membership\/([\w.-]+)\/group\/[^/]+$/, ['membershipCategoryId']],
  [/^\/membership\/([\w.-]+)\/detail\/[^/]+$/, ['sourceCategoryId']],
  [/^\/legal\/([\w.-]+)\/(?:terms|privacy)$/, []],
  [/^\/resellers\/([\w.-]+)$/, []],
  [/^\/status\/([\w.-]+)\/unsupported$/, []],
]

/** Parameters that make a page somebody's own, or do something: a language is remembered, a review is written, a scene is played, a token is told to nobody. */
const OWN = ['lang', 'look', 'membershipVerificationToken', 'ref', 'rev', 'review', 'scene']

/** What the framework asks for when a page that runs leads to another. */
const DATA = '.data'

/** Longer ones are nobody's link. */
const MAX_LENGTH = 1_000

export type KeptAddress = {
  tenantId: string
  /** path and query with the parameters that the page reads and no others, in one order: equal pages have equal addresses */
  address: string
}

/**
 * The page that an address (path and query) asks for, when it is one that may be kept for everybody; null for all others, and for one whose
 * parameters make it somebody's own. Parameters that nobody reads, such as `utm_source`, are left out.
 */
export function keptAddress(url: string): KeptAddress | null {
  if (url.length > MAX_LENGTH) return null
  const [path = '', ...query] = url.split('?')
  if (path.endsWith(DATA)) return null
  const page = PAGES.find(([pattern]) => pattern.test(path))
  const tenantId = page?.[0].exec(path)?.[1]
  if (!page || !tenantId) return null
  const given = new URLSearchParams(query.join('?'))
  if (OWN.some(name => given.has(name))) return null
  const read = [...page[1], ...CARRIED].flatMap(name => given.getAll(name).map(value => [name, value]))
  const search = new URLSearchParams(read).toString()
  return { tenantId, address: search ? `${path}?${search}` : path }
}
