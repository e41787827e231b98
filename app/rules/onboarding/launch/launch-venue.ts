import type { EventTemplate } from '#app/contract/venue-file/events.ts'
import type { PriceEntry } from '#app/contract/venue-file/prices.ts'
import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'
import type { LocalDate, LocalTime } from '#app/rules/calendar/dates.ts'
import type { WordFields } from '#app/rules/catalogue/catalogue-words.ts'
import type { LaunchRecord } from './launch-finding.ts'

/** A start from today on, in wall time of the venue, as the venue meant it. */
export type LaunchStart = {
  id: string
  date: LocalDate
  time: LocalTime
  capacity: number
  /** null: the first list of the event */
  priceListId: string | null
  /** named by itself, not by a rule for many days */
  isSingle: boolean
}

/** What of a venue has words that are said in further languages. */
export type WordedKind = Exclude<LaunchRecord['kind'], 'limit' | 'coupon' | 'charge' | 'link'>

/** A venue as the checks see it: its file with concrete dates, and what others have found out about its look and pictures. */
export type LaunchVenue = {
  file: VenueFile
  /** by event, in the order of time */
  starts: ReadonlyMap<string, readonly LaunchStart[]>
  today: LocalDate
  look: {
    /** pairs of colours below their ratio, by their names in the editor; `field` is the key in the theme */
    contrast: readonly { name: string; other: string; field: string }[]
    /** settings that name a font of the venue's own which it has not, by their names in the editor */
    lostFonts: readonly { name: string; field: string }[]
    /** wordings that are empty, broken or lack what they must say, by reference */
    wordings: readonly { name: string; other: string; field: string }[]
    /** whether mails come from an address of the venue's own */
    hasSender: boolean
    /** the further languages, by what they are called in English, with the texts that are not said in them, by reference */
    languages: readonly { tag: string; name: string; missing: readonly string[] }[]
    /** addresses of the pictures of its header */
    logos: readonly string[]
    links: readonly { key: string; name: string; href: string }[]
  }
  /** which fields of a record can be said in further languages */
  wordFields: Readonly<Record<WordedKind, WordFields>>
  /** addresses of pictures of this site that are not there */
  lostPictures: ReadonlySet<string>
}

/** Events that are on sale at all. */
export const soldEvents = ({ file }: LaunchVenue): EventTemplate[] =>
  file.events.filter(({ retired }) => !retired)

export const startsOf = ({ starts }: LaunchVenue, eventId: string): readonly LaunchStart[] =>
  starts.get(eventId) ?? []

/** What can be bought at a start: its prices that are for sale. */
export function pricesAt(
  { priceLists, type }: EventTemplate,
  { priceListId }: Pick<LaunchStart, 'priceListId'>,
): PriceEntry[] {
  const list = type === 'fixedPrice' ? undefined : priceLists.find(({ id }) => id === priceListId)
  return ((list ?? priceLists[0])?.prices ?? []).filter(({ price }) => price >= 0)
}

/** What is for sale in any of its lists. */
export const soldPrices = ({ priceLists }: Pick<EventTemplate, 'priceLists'>): PriceEntry[] =>
  priceLists.flatMap(({ prices }) => prices).filter(({ price }) => price >= 0)

/** A kind of person by its id, as it is called in the file; one that is not there is called by its id. */
export const personKind = ({ file }: LaunchVenue, id: string) =>
  file.personTypes.find(kind => kind.id === id) ?? { id, name: id, description: '' }

/** Starts at which somebody can buy something. */
export const usableStarts = (venue: LaunchVenue, event: EventTemplate): LaunchStart[] =>
  startsOf(venue, event.id).filter(start => start.capacity > 0 && pricesAt(event, start).length > 0)

/** Whether something is sold in the storefront. */
export const isSoldOnline = (channels: readonly { channel: string; enabled: boolean }[]): boolean =>
  channels.some(({ channel, enabled }) => channel === 'online' && enabled)
