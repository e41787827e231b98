import type { LocalDate } from '#app/rules/calendar/dates.ts'

/** A day of the strip of a visit that is moved; `isFree`: it has a start that the visit can be moved to. */
export type MoveDay = { date: LocalDate; isFree: boolean }

type MoveDays = {
  /** ascending, the day of the visit among them */
  days: readonly MoveDay[]
  /** the day of the visit as it is */
  visitDay: LocalDate
  chosen: LocalDate
}

/** The days that are shown at once, and where those before and after them begin; null where there are none. */
export type MoveWeek = { shown: MoveDay[]; earlier: LocalDate | null; later: LocalDate | null }

const SHOWN_DAYS = 7

/**
 * The seven days around the chosen one, counted off from the day of the visit, so that it begins its own. Before and after them lead to the first day
 * with a free start there, else to the first.
 */
export function moveWeek({ days, visitDay, chosen }: MoveDays): MoveWeek {
  const placeOf = (date: LocalDate) => {
    const place = days.findIndex(day => day.date >= date)
    return place < 0 ? days.length - 1 : place
  }
  const anchor = placeOf(visitDay)
  const start = anchor + SHOWN_DAYS * Math.floor((placeOf(chosen) - anchor) / SHOWN_DAYS)
  const from = (place: number) => days.slice(Math.max(0, place), Math.max(0, place + SHOWN_DAYS))

  return {
    shown: from(start),
    earlier: beginning(from(start - SHOWN_DAYS)),
    later: beginning(from(start + SHOWN_DAYS)),
  }
}

const beginning = (days: readonly MoveDay[]): LocalDate | null =>
  (days.find(({ isFree }) => isFree) ?? days[0])?.date ?? null
