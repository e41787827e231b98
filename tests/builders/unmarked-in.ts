/** Dates and money are written by the locale, not by us; brands of cards and codes are names. */
const WRITTEN_BY_LOCALE =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Su|M|Tu|W|Th|F|Sa)\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\b|\b(?:am|pm|AM|PM)\b|\b[ap]\.m\./g
const NAMES =
  /\b(?:Visa|Mastercard|Discover|American Express|[2-9A-HJ-NP-Z]{13}|[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4})\b/g

/** Of what somebody reads, the words that come neither from a ⟦text⟧ nor from the venue's «data», nor are written by a locale. */
export function unmarkedIn(texts: readonly string[], locale = 'en-US'): string[] {
  const known = wordsOfDates(locale)
  const rest = (words: string) =>
    withoutMarked(words).replace(/\p{L}[\p{L}\p{M}.]*/gu, word => (known.has(word) ? '' : word))
  return [...new Set(texts)].filter(words => /\p{L}/u.test(rest(words)))
}

/** Every word that dates, times and money are made of in a locale. */
function wordsOfDates(locale: string): Set<string> {
  const styles: Intl.DateTimeFormatOptions[] = [
    { dateStyle: 'full', timeStyle: 'short' },
    { dateStyle: 'full' },
    { weekday: 'long' },
    { weekday: 'short' },
    { weekday: 'narrow' },
    { month: 'long' },
    { month: 'short' },
    { month: 'long', year: 'numeric' },
    { weekday: 'long', month: 'short', day: 'numeric', year: 'numeric' },
    { month: 'long', day: 'numeric', year: 'numeric', hour: 'numeric', minute: 'numeric', hour12: true },
  ]
  const days = Array.from({ length: 370 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day, (day * 5) % 24)))
  const written = styles.flatMap(style => {
    const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
    return days.map(day => format.format(day))
  })
  const money = ['KWD', 'JPY', 'EUR'].map(currency =>
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(1),
  )
  return new Set([...written, ...money].flatMap(words => words.match(/\p{L}[\p{L}\p{M}.]*/gu) ?? []))
}

function withoutMarked(words: string) {
  let rest = words
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/«[^«»]*»/g, '').replace(/⟦[^⟦⟧]*⟧/g, '')
  }
  return rest
    .replace(/[«⟦][^«»⟦⟧]*$/, '')
    .replace(WRITTEN_BY_LOCALE, '')
    .replace(NAMES, '')
    .replace(/\S+@\S+/g, '')
}

const WORDS = new Set([
  'name',
  'shortName',
  'tagline',
  'shortDescription',
  'description',
  'title',
  'comment',
  'author',
  'label',
  'help',
  'note',
  'firstName',
  'lastName',
  'infoTemplate',
  'accessibility',
  'travel',
  'bring',
  'streetAddress1',
  'streetAddress2',
  'city',
  'state',
])
const WORD_LISTS = new Set(['benefits'])

/** The «words» of a venue's data, each on its own. */
export function markWords(value: unknown, key = ''): unknown {
  if (Array.isArray(value))
    return value.map(item =>
      WORD_LISTS.has(key) && typeof item === 'string' ? markData(item) : markWords(item, key),
    )
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, markWords(inner, name)]))
  }
  return typeof value === 'string' && WORDS.has(key) && value ? markData(value) : value
}

/** Every word on its own, so that a description cut in the middle is still recognised. */
const markData = (words: string) =>
  words.replace(/<[^>]*>/g, ' ').replace(/\S*\p{L}\S*/gu, word => `«${word}»`)
