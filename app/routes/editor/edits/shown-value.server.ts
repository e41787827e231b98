import type { VenueImage } from '#app/contract/venue-file/fields.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { NUMBERS, SWITCHES } from '#app/pages/setting-fields.ts'
import { wordFieldText } from '#app/pages/translation-texts.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import type { WeekdayCode } from '#app/rules/calendar/dates.ts'
import { weekdayName } from '#app/rules/calendar/weekday-name.ts'
import type { ListedFontFile } from '#app/rules/fonts/font-values.ts'
import type { OpeningSpan } from '#app/rules/hours/open-hours.ts'
import type { EditedPart, EditedValue } from '#app/rules/venues/venue-edit.ts'
import { nameOfEntry } from '#theme/entry-names.ts'
import { wordsOfEntry } from '#theme/entry-words.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'

type Venue = Visit['venue']

/** One side of a value: in words, or as pictures. */
export type ShownSide = { words: string; pictures: readonly VenueImage[] }
export type ShownValue = { key: string; name: string; before: ShownSide; after: ShownSide }

type Named = { value: EditedValue; venue: Venue }

/** A value of an edit, as staff read it. */
export function shownValue(part: EditedPart, { value, venue }: Named): ShownValue {
  const { nameOf, sideOf } = PARTS[part]
  const side = (stored: unknown) => sideOf(stored, { key: value.key, venue })
  return {
    key: value.key,
    name: nameOf(value.key, venue),
    before: side(value.before),
    after: side(value.after),
  }
}

type PartWords = {
  nameOf: (key: string, venue: Venue) => string
  sideOf: (stored: unknown, place: { key: string; venue: Venue }) => ShownSide
}

const inWords = (words: string): ShownSide => ({ words, pictures: [] })

const OF_DRAFT: PartWords = {
  nameOf: nameOfEntry,
  sideOf: (stored, { key, venue }) =>
    inWords(wordsOfEntry({ key, value: stored ?? undefined }) ?? venue.text('edits-nothing')),
}

const PARTS: Readonly<Record<EditedPart, PartWords>> = {
  hours: {
    nameOf: dayName,
    sideOf: (stored, { key, venue }) =>
      inWords(key.startsWith('standard.') ? weekWords(stored, venue) : dayWords(stored, venue)),
  },
  settings: { nameOf: settingName, sideOf: (stored, { venue }) => inWords(settingWords(stored, venue)) },
  pictures: {
    nameOf: (key, { text }) => text(key === 'gallery' ? 'edits-gallery' : 'edits-picture'),
    sideOf: (stored, { venue }) => {
      const pictures = (Array.isArray(stored) ? stored : stored ? [stored] : []) as VenueImage[]
      return { words: pictures.length > 0 ? '' : venue.text('edits-nothing'), pictures }
    },
  },
  words: {
    nameOf: (path, { text }) => text(wordFieldText(path)),
    sideOf: (stored, { venue }) =>
      inWords((stored as { translation: string } | null)?.translation || venue.text('edits-nothing')),
  },
  fonts: {
    nameOf: (_, { text }) => text('edits-part-fonts'),
    sideOf: (stored, { venue }) =>
      inWords(fontWords((stored ?? []) as ListedFontFile[]) || venue.text('edits-nothing')),
  },
  import: OF_DRAFT,
  legal: OF_DRAFT,
  languages: {
    nameOf: (_, { text }) => text('edits-part-languages'),
    sideOf: (stored, { venue }) =>
      inWords(languageWords((stored ?? []) as string[], venue) || venue.text('edits-nothing')),
  },
}

/** By the names that the staff's own language has for them. */
function languageWords(tags: readonly string[], { locale }: Venue): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return tags.map(tag => names.of(tag) ?? tag).join(', ')
}

/** The files of a font: `Sora 100–800`, `Sora 400 italic`. */
const fontWords = (files: readonly ListedFontFile[]): string =>
  files
    .map(({ name, weight: [least, most], style }) =>
      [name, least === most ? least : `${least}–${most}`, ...(style === 'italic' ? [style] : [])].join(' '),
    )
    .join(', ')

function dayName(key: string, { locale }: Venue): string {
  const at = key.slice(key.indexOf('.') + 1)
  if (!key.startsWith('standard.')) return dateText({ date: at }, { pattern: 'long', locale })
  return weekdayName(at as WeekdayCode, locale)
}

const weekWords = (stored: unknown, venue: Venue) => spanWords((stored ?? []) as OpeningSpan[], venue)

function dayWords(stored: unknown, venue: Venue): string {
  if (!stored) return venue.text('edits-as-week')
  const { hours, note } = stored as { hours: OpeningSpan[]; note: string }
  const times = spanWords(hours, venue)
  return note ? venue.text('edits-day', { times, note }) : times
}

function spanWords(spans: readonly OpeningSpan[], { text, locale }: Venue): string {
  if (spans.length === 0) return text('edits-closed')
  return spans
    .map(({ open, close }) =>
      text('edits-span', { from: timeText(open, locale), to: timeText(close, locale) }),
    )
    .join(', ')
}

const settingTexts: Readonly<Record<string, TextReference>> = {
  ...Object.assign({}, ...Object.values(SWITCHES)),
  ...Object.fromEntries(Object.entries(NUMBERS).map(([name, { label }]) => [name, label])),
}

/** A setting that has no field yet is called as the venue file calls it. */
function settingName(key: string, { text }: Venue): string {
  const reference = settingTexts[key]
  return reference ? (text as (known: TextReference) => string)(reference) : key
}

function settingWords(stored: unknown, { text, locale }: Venue): string {
  if (typeof stored === 'boolean') return text(stored ? 'settings-on' : 'settings-off')
  return typeof stored === 'number' ? new Intl.NumberFormat(locale).format(stored) : text('edits-nothing')
}
