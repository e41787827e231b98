import type { ComboEntryPayload } from '#app/contract/combos.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { plainText, readProse } from '#app/pages/read-prose.ts'
import { timeText } from '#app/rules/calendar/date-text.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { mayBuy } from '#app/rules/events/member-only.ts'
import { buyComboHref, calendarHref, eventDetailHref } from '#app/rules/links/storefront-links.ts'
import { isChoosable } from '#app/rules/slots/time-slot.ts'
import type { ComboPartView } from './combo-parts/combo-parts.tsx'
import type { DetailPage } from './detail-page.ts'
import { calloutOf, inWords, linksOf, nextDay, picturesOf, pricesOf } from './detail-parts.server.ts'
import type { FoundCombo } from './read-detail.server.ts'

/** The detail of a combo, decided. */
export function comboPage(visit: Visit, { combo, date, next, day }: FoundCombo): DetailPage {
  const { base, query } = linksOf(visit)
  const shown = date ?? next
  const order = { comboId: combo.id, date: shown ?? undefined, ...query }
  const soldOut = date ? combo.available === false : !next
  return {
    name: combo.name,
    pictures: picturesOf(combo.images),
    description: readProse(combo.description || combo.shortDescription),
    facts: { duration: null, places: [], onlyWith: null, rating: null },
    callout: calloutOf(visit, {
      access: combo.memberAccess,
      join: null,
      levels: combo.membership?.restrictions ?? [],
    }),
    order: {
      name: combo.name,
      combo: true,
      locked: !mayBuy(combo.memberAccess),
      saving: combo.saving,
      day: shown ? inWords(visit, shown) : null,
      hours: null,
      times: [],
      without: null,
      soldOut,
      next:
        soldOut && next && next !== date
          ? { ...nextDay(visit, { date: next, id: combo.id, comboId: combo.id }), quietest: null }
          : null,
      later: [],
      similar: null,
      wait: null,
      calendarHref: calendarHref(base, order),
      ticketsHref: buyComboHref(base, {
        ...order,
        hasChoice: combo.templates.entries.some(({ type }) => type === 'any'),
      }),
      buyable: mayBuy(combo.memberAccess) && !soldOut,
      membersOnly: combo.memberOnlyEvent,
      ...pricesOf(visit, {
        list: combo.priceList,
        forMembers: combo.type !== 'discountCode',
        partyPrice: combo.partyPrice,
      }),
      memberFree: null,
      timedPrices: [],
    },
    parts: {
      included: combo.templates.entries
        .filter(({ type }) => type === 'event')
        .flatMap(entry => partsOf(visit, { entry, comboId: combo.id, date: shown, day })),
      choices: combo.templates.entries
        .filter(({ type }) => type === 'any')
        .map(entry => ({
          count: entry.quantity,
          parts: partsOf(visit, { entry, comboId: combo.id, date: shown, day }),
        })),
    },
    places: [],
    reviews: null,
  }
}

type Part = {
  entry: ComboEntryPayload
  comboId: string
  date: LocalDate | null
  day: FoundCombo['day']
}

function partsOf(visit: Visit, { entry, comboId, date, day }: Part): ComboPartView[] {
  const { base, query } = linksOf(visit)
  return entry.summaries.map(({ id, name, shortDescription, images, duration }) => ({
    id,
    name,
    text: plainText(shortDescription),
    duration,
    times: day && timesOf(visit, day.get(id)?.times ?? null),
    picture: picturesOf(images)[0] ?? null,
    href: eventDetailHref(base, { eventId: id, comboId, date: date ?? undefined, ...query }),
  }))
}

/** When a part begins on the day that is shown, or that it is not held on it, or has no seats. */
function timesOf({ venue }: Visit, starts: readonly { time: string; availableSeats: number }[] | null) {
  if (!starts || starts.length === 0) return venue.text('combo-not-held')
  const times = starts.filter(isChoosable)
  const [first] = times
  return first
    ? venue.text('combo-times', { time: timeText(first.time, venue.locale), count: times.length })
    : venue.text('event-card-sold-out')
}
