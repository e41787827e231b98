import type { PathIssue } from '#app/contract/venue-file/check/places.ts'
import type { EventTemplate } from '#app/contract/venue-file/events.ts'
import type { LocalDate, LocalTime } from '#app/rules/calendar/dates.ts'
import { wallTimeToUtc } from '#app/rules/calendar/wall-time.ts'
import type { Db } from '../database/database.ts'
import { events as eventTable } from '../schema/catalogue.ts'
import { endOtherEvents } from './end-events.ts'
import { eventSlots, type FileSlot } from './event-slots.ts'
import { planSlots, type SlotPlan } from './plan-slots.ts'
import { saveDocuments } from './write-documents.ts'
import { addSlots, changeSlots, endSlots, readStoredSlots } from './write-slots.ts'

type Context = {
  tenantId: string
  timeZone: string
  now: Date
  events: readonly EventTemplate[]
  onSlots: (count: number) => void
}
export type EventsWritten = { changed: number; slots: number; issues: PathIssue[] }

/** Makes events and their slots those of the file, one event's slots in memory at a time. */
export async function importEvents(tx: Db, context: Context): Promise<EventsWritten> {
  const { tenantId, events } = context
  const instantOf = instants(context.timeZone)
  const written: EventsWritten = { changed: 0, slots: 0, issues: [] }
  const rows = events.map(({ slots: _slots, ...document }) => ({ id: document.id, document }))
  written.changed += await saveDocuments(tx, { tenantId, table: eventTable, rows })

  for (const [index, event] of events.entries()) {
    const { changed, slots, issues } = await importSlots(tx, { ...context, event, instantOf })
    written.changed += changed
    written.slots += slots
    written.issues.push(...issues.map(issue => ({ ...issue, path: ['events', index, ...issue.path] })))
    context.onSlots(slots)
  }
  written.changed += await endOtherEvents(tx, { ...context, kept: rows.map(row => row.id) })

  return written
}

type EventImport = {
  tenantId: string
  timeZone: string
  now: Date
  event: EventTemplate
  instantOf: ReturnType<typeof instants>
}

async function importSlots(tx: Db, { event, instantOf, ...context }: EventImport): Promise<EventsWritten> {
  const { fileSlots, doubled } = eventSlots({ ...event, timeZone: context.timeZone })
  const issues = onePerPlace(doubled, slot => ({
    path: pathOf(slot, 'id'),
    message: `gives the id "${slot.id}" twice`,
  }))
  if (issues.length > 0) return { changed: 0, slots: fileSlots.length, issues }

  const stored = await readStoredSlots(tx, { tenantId: context.tenantId, eventId: event.id })
  const plan = planSlots({
    fileSlots: fileSlots.map(slot => ({ ...slot, startsAt: instantOf(slot) })),
    stored,
  })

  return { slots: fileSlots.length, ...(await writePlan(tx, { ...context, eventId: event.id, plan })) }
}

async function writePlan(
  tx: Db,
  { tenantId, eventId, plan, now }: { tenantId: string; eventId: string; plan: SlotPlan; now: Date },
) {
  const refused = refusals(plan)
  if (refused.length > 0) return { changed: 0, issues: refused }

  const gone = await endSlots(tx, { tenantId, ids: plan.gone, now })
  await changeSlots(tx, { tenantId, slots: plan.change })
  const taken = await addSlots(tx, { tenantId, eventId, slots: plan.add })
  const issues = onePerPlace(taken, slot => ({
    path: pathOf(slot, 'id'),
    message: `"${slot.id}" is the slot of another event`,
  }))

  return { changed: gone + plan.change.length + plan.add.length, issues }
}

function refusals({ tooSmall, doubled }: SlotPlan): PathIssue[] {
  const taken = new Map(tooSmall.map(({ slot, taken }) => [slot, taken]))
  const small = onePerPlace([...taken.keys()], slot => ({
    path: [...slot.source, 'capacity'],
    message: `is less than the ${taken.get(slot)} seats taken on ${slot.date} at ${slot.time}`,
  }))
  const double = onePerPlace(doubled, slot => ({
    path: [...slot.source],
    message: `starts on ${slot.date} at ${slot.time} as a slot does for which tickets were sold`,
  }))

  return [...small, ...double]
}

const pathOf = ({ source }: FileSlot, key: string) => (source[0] === 'slots' ? [...source, key] : [...source])

/** A rule that is wrong on a hundred days is one fault. */
function onePerPlace<Slot>(slots: Slot[], issueOf: (slot: Slot) => PathIssue): PathIssue[] {
  const issues = slots.map(issueOf).map(issue => [JSON.stringify(issue.path), issue] as const)

  return [...new Map(issues.toReversed()).values()].toReversed()
}

/** From wall time to milliseconds; the same start of many events is converted once. */
function instants(timeZone: string) {
  const rowCounts = new Map<string, number>()

  return ({ date, time }: { date: LocalDate; time: LocalTime }): number => {
    const start = `${date} ${time}`
    const instant = rowCounts.get(start) ?? wallTimeToUtc({ date, time, timeZone }).getTime()
    rowCounts.set(start, instant)

    return instant
  }
}
