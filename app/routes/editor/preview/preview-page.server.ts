import type { CalendarDayPayload } from '#app/contract/calendars.ts'
import type { EventSummaryPayload, InventoryItemPayload } from '#app/contract/events.ts'
import { hoursOf } from '#app/pages/hours-of.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { plainText } from '#app/pages/read-prose.ts'
import { dateText, dayNumberText, weekdayText } from '#app/rules/calendar/date-text.ts'
import { type LocalDate, type LocalMonth, monthOf, shiftMonth } from '#app/rules/calendar/dates.ts'
import { monthGrid } from '#app/rules/calendar/month-grid.ts'
import { weekStartOf } from '#app/rules/calendar/week-start.ts'
import { eventDetailHref, type LinkBase, ticketsHref } from '#app/rules/links/storefront-links.ts'
import { timeChip } from '#app/rules/slots/time-chip.ts'
import type { MonthCell } from '#app/ui/calendar-month/calendar-month.tsx'
import type { SampleEvent } from './sample-card/sample-card.tsx'

type PreviewSource = {
  date: LocalDate
  events: readonly EventSummaryPayload[]
  days: readonly CalendarDayPayload[]
  extras: readonly InventoryItemPayload[]
}

/** What the preview shows, decided: the venue's own day with its own events, prices and hours. */
export function previewPage(visit: Visit, { date, events, days, extras }: PreviewSource) {
  const { venue, tenantId } = visit
  const base: LinkBase = { tenantId }
  return {
    venue: venue.name,
    day: dateText({ date }, { pattern: 'long', locale: venue.locale }),
    hours: hoursOf(venue, date),
    date,
    weekStart: weekStartOf(venue.locale),
    weekdays: weekdaysOf(visit),
    months: [monthOf(date), shiftMonth(monthOf(date), 1)].map(month => ({
      name: dateText({ date: `${month}-01` }, { pattern: 'month', locale: venue.locale }),
      weeks: weeksOf(visit, { date, days, month }),
    })),
    events: events.map(event => sampleEvent(event, { visit, base, date })),
    inventory: inventoryOf(events, extras),
  }
}

/** Sunday, 1 November 2026, and the six days after it. */
const WEEK = [1, 2, 3, 4, 5, 6, 7].map(day => `2026-11-0${day}`)

function weekdaysOf({ venue: { locale } }: Visit) {
  const first = weekStartOf(locale)
  return [...WEEK.slice(first), ...WEEK.slice(0, first)].map(date => ({
    short: weekdayText(date, { locale, width: 'short' }),
    long: weekdayText(date, { locale, width: 'short' }),
  }))
}

type SampleQuery = { visit: Visit; base: LinkBase; date: LocalDate }

function sampleEvent(event: EventSummaryPayload, { visit, base, date }: SampleQuery): SampleEvent {
  const image = event.images.find(({ primary }) => primary) ?? event.images[0]
  const free = event.times.reduce((seats, { availableSeats }) => seats + availableSeats, 0)
  const order = { eventId: event.id, date }
  return {
    id: event.id,
    name: event.name,
    text: plainText(event.shortDescription),
    picture: image
      ? {
          thumbnail: image.thumbnail,
          screen: image.screen,
          highRes: image.highRes,
          description: image.description,
        }
      : null,
    duration: event.duration,
    price: event.lowestPrice,
    membersOnly: event.memberOnlyEvent,
    soldOut: free === 0,
    times: event.times.map(start =>
      timeChip(start, {
        fewSeats: visit.venue.company.lowSeats,
        locale: visit.venue.locale,
      }),
    ),
    href: eventDetailHref(base, order),
    ticketsHref: ticketsHref(base, order),
  }
}

const marks = { many: 'many', some: 'some', few: 'few', none: 'none' } as const

type Month = Pick<PreviewSource, 'date' | 'days'> & { month: LocalMonth }

function weeksOf({ venue }: Visit, { date, days, month }: Month): MonthCell[][] {
  const daysByDate = new Map(days.map(day => [day.date, day]))
  const available = new Set(days.filter(day => !day.disabled).map(day => day.date))
  const weekStart = weekStartOf(venue.locale)
  const notes = Object.fromEntries(days.filter(({ note }) => note).map(day => [day.date, day.note]))
  return monthGrid({ month, today: date, selected: date, available, notes, weekStart }).map(week =>
    week.map((cell): MonthCell => {
      if (cell.kind === 'blank') return cell
      const day = daysByDate.get(cell.date)
      return {
        kind: 'day',
        date: cell.date,
        number: dayNumberText(cell.date, venue.locale),
        href: cell.disabled ? null : '#calendar',
        label: dateText({ date: cell.date }, { pattern: 'long', locale: venue.locale }),
        selected: cell.selected,
        todayLabel: cell.today ? venue.text('calendar-today') : undefined,
        disabledLabel: cell.disabled ? venue.text('calendar-no-events') : undefined,
        note: cell.note,
        mark: day && !cell.disabled ? marks[day.availability] : undefined,
      }
    }),
  )
}

/** Rows to try quantities with: the venue's add-ons, or its events where it has none. */
function inventoryOf(events: readonly EventSummaryPayload[], extras: readonly InventoryItemPayload[]) {
  const sold = extras
    .filter(({ type }) => type === 'inventory')
    .map(({ id, name, description, price }) => ({ id, name, description: plainText(description), price }))
  const shown = events.map(({ id, name, shortDescription, lowestPrice }) => ({
    id,
    name,
    description: plainText(shortDescription),
    price: lowestPrice ?? 0,
  }))
  return [...sold, ...shown].slice(0, 3)
}

export type PreviewPage = ReturnType<typeof previewPage>
