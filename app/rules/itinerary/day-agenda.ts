import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { doOverlap, type Placed, spanOf, type VisitSpan, walkBetween } from './visit-times.ts'

/** A visit of the day, known by its id. */
export type AgendaVisit = VisitSpan & Placed & { id: string }

export type AgendaEntry = {
  visit: AgendaVisit
  /** minutes between the end of what is before it and its start, the way aside; 0 where there are none, or nobody told how long that takes */
  freeBefore: number
  /** minutes of that way; 0 where both are at one place */
  walkBefore: number
  /** ids of the visits that cannot be made as well */
  overlaps: string[]
  /** those of them that no entry before names together with this one: each clash is told once */
  newOverlaps: string[]
}

/**
 * The visits of an order by day and time, with the free time between them and what excludes each other. What takes no time of its own, such as
 * admission, excludes nothing and leaves no gap.
 */
export function dayAgenda(visits: readonly AgendaVisit[]): { date: LocalDate; entries: AgendaEntry[] }[] {
  const sorted = [...visits].sort((a, b) => keyOf(a).localeCompare(keyOf(b)))
  const dates = [...new Set(sorted.map(({ date }) => date))]
  return dates.map(date => ({ date, entries: entriesOf(sorted.filter(visit => visit.date === date)) }))
}

const keyOf = ({ date, time, id }: AgendaVisit) => `${date} ${time} ${id}`

function entriesOf(day: readonly AgendaVisit[]): AgendaEntry[] {
  const named: ReadonlySet<string>[] = []
  return day.map((visit, index) => {
    const overlaps = day
      .filter(other => other !== visit && takeTime(other, visit) && doOverlap(other, visit))
      .map(({ id }) => id)
    const newOverlaps = overlaps.filter(id => !named.some(group => group.has(id) && group.has(visit.id)))
    named.push(new Set([visit.id, ...newOverlaps]))
    return { visit, ...timeBefore(visit, day.slice(0, index)), overlaps, newOverlaps }
  })
}

const takeTime = (...visits: AgendaVisit[]) => visits.every(({ minutes }) => minutes > 0)

function timeBefore(
  visit: AgendaVisit,
  before: readonly AgendaVisit[],
): Pick<AgendaEntry, 'freeBefore' | 'walkBefore'> {
  const end = Math.max(0, ...before.map(other => spanOf(other).ends))
  const last = before.find(other => takeTime(other, visit) && spanOf(other).ends === end)
  if (!last) return { freeBefore: 0, walkBefore: 0 }
  const walkBefore = walkBetween(last, visit)
  return { freeBefore: Math.max(0, spanOf(visit).starts - end - walkBefore), walkBefore }
}
