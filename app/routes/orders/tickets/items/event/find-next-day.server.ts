import type { AlternativesPayload } from '#app/contract/events.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { readAlternatives } from '#app/pages/read-alternatives.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import type { LocalDate, LocalTime } from '#app/rules/calendar/dates.ts'
import { roomyDay } from '#app/rules/slots/roomy-day.ts'
import { isSoldToAll, type Party, partySize } from '#app/rules/tickets/party.ts'
import { isSelectable } from '#app/rules/tickets/ticket-price.ts'
import type { NextDays } from '../../order-model.ts'
import { askDays } from './ask-days.server.ts'
import { type Choice, type Choices, hasTickets, type NextDay, partyOfChoice } from './event-model.ts'
import type { EventWithTimes } from './order-event.server.ts'
import { readStart } from './read-start.server.ts'

/** Who wants to come to an event, and when. */
export type DayWish = { eventId: string; date: LocalDate; time: LocalTime | null; party: Party }

/** The next day of each of these events that has room for what was chosen of it, where its own has not. */
export async function nextDaysOf(
  visit: Visit,
  { choices, eventIds }: { choices: Choices; eventIds: readonly string[] },
): Promise<NextDays> {
  const found = await Promise.all(
    eventIds.map(async eventId => {
      const wish = await wishOf(visit, { eventId, choice: choices[eventId] })
      return [eventId, wish && (await nextDayOf(visit, wish))] as const
    }),
  )
  return Object.fromEntries(found.flatMap(([id, day]) => (day ? [[id, day]] : [])))
}

const nextDayOf = async (visit: Visit, wish: DayWish) =>
  findNextDay(visit, { wish, alternatives: await readOtherDays(visit, wish) })

/** What was chosen of an event, on the day of its start; null where no start was chosen. */
async function wishOf(
  visit: Visit,
  { eventId, choice }: { eventId: string; choice: Choice | undefined },
): Promise<DayWish | null> {
  if (!choice?.slotId || !hasTickets(choice)) return null
  const start = await readStart(visit, choice.slotId)
  return start && { eventId, ...start, party: partyOfChoice(choice) }
}

/** How many days with seats are looked at: kinds of tickets may not be sold on some of them. */
const DAYS = 7

/** What there is instead of the day of an event: its next days with seats for a party, and another event like it; null where it cannot be read. */
export async function readOtherDays(
  visit: Visit,
  { eventId, date, party }: DayWish,
): Promise<AlternativesPayload | null> {
  const seats = Math.max(partySize(party), 1)
  const query = { eventIds: [eventId], date, seats, limit: DAYS, log: visit.context.log }
  return (await readAlternatives(visit, query))[0] ?? null
}

type OtherDays = { wish: DayWish; alternatives: AlternativesPayload | null }

/** The next day of an event that has room for all of a party; null where its own day has, and where none has. */
export async function findNextDay(visit: Visit, { wish, alternatives }: OtherDays): Promise<NextDay | null> {
  const dates = alternatives?.days.map(({ date }) => date) ?? []
  if (dates.length === 0) return null
  const days = await askDays(
    visit,
    [wish.date, ...dates].map(date => ({ eventId: wish.eventId, date })),
  )
  const own = days.find(({ date }) => date === wish.date)
  if (!own?.memberCanPurchase || roomAt([own], wish)) return null
  const others = dates.flatMap(date => days.find(day => day.date === date) ?? [])
  const found = roomAt(others, wish)
  const day = others.find(({ date }) => date === found?.date)
  if (!day || !found) return null
  const quietest = alternatives?.days.find(({ date }) => date === found.date)?.quietest ?? null
  return nextDay(visit, { day, own, quietest, date: found.date, tickets: partySize(wish.party) })
}

type RoomOfDays = Pick<DayWish, 'time' | 'party'> & {
  /** whether a start goes with the rest of the order; each does where it is left out */
  isFree?: (start: { id: string }) => boolean
}

/** The first of the days with a start for the whole party, and that start. */
export function roomAt(days: readonly EventWithTimes[], { time, party, isFree = () => true }: RoomOfDays) {
  const sold = new Map(
    days.flatMap(day => day.slots.map(({ id, priceListId }) => [id, soldBy(day, priceListId)])),
  )
  return roomyDay(
    days.map(({ date, slots }) => ({ date: date ?? '', starts: slots })),
    {
      tickets: partySize(party),
      time,
      isFitting: start => isFree(start) && isSoldToAll(party, sold.get(start.id) ?? []),
    },
  )
}

/** The kinds of tickets of a price list. */
const soldBy = ({ priceLists }: EventWithTimes, listId: string): string[] =>
  (priceLists.find(({ id }) => id === listId)?.prices ?? [])
    .filter(isSelectable)
    .map(({ personType }) => personType.id)

type FoundDay = {
  day: EventWithTimes
  own: EventWithTimes
  date: LocalDate
  quietest: LocalTime | null
  tickets: number
}

const nextDay = ({ venue }: Visit, { day, own, date, quietest, tickets }: FoundDay): NextDay => ({
  date,
  dateText: dateText({ date }, { pattern: 'weekday', locale: venue.locale }),
  from: day.lowestPrice === own.lowestPrice ? null : day.lowestPrice,
  quietest: quietest && timeText(quietest, venue.locale),
  tickets,
})
