import { isLocalDate, type LocalDate } from '#app/rules/calendar/dates.ts'
import { type CampaignParams, carriedFrom } from '#app/rules/links/carried.ts'
import type { LinkBase } from '#app/rules/links/storefront-links.ts'
import { type LinkedTickets, readLinkedTickets } from '#app/rules/tickets/linked-tickets.ts'

/** What the address of the order page asks for. A date or time that is none counts as missing. */
export type OrderAddress = {
  eventIds: string[]
  /** the combo to order; its chosen events are among `eventIds` */
  comboId: string | null
  /** events whose date is being changed (ORD-077) */
  changedIds: string[]
  /** events taken out of the order, offered again (ORD-153) */
  removedIds: string[]
  /** events all of whose times are shown */
  timesIds: string[]
  /** an add-on to select (ORD-062) */
  addOnId: string | null
  /** the tickets to choose of the events that it names */
  tickets: LinkedTickets | null
  /** events without tickets that have a day of their own instead of `date` */
  ownDays: Readonly<Record<string, LocalDate>>
  date: string | null
  time: string | null
  carried: CampaignParams
  base: (tenantId: string) => LinkBase
}

const MAX_IDS = 40

export function readOrderAddress(url: URL): OrderAddress {
  const { searchParams } = url
  const carried = carriedFrom(searchParams)
  return {
    eventIds: listOf(searchParams, ['eventId', 'eventIds', 'cdEventIds']),
    comboId: listOf(searchParams, ['comboId'])[0] ?? null,
    changedIds: listOf(searchParams, ['cdEventIds']),
    removedIds: listOf(searchParams, ['removed']),
    timesIds: listOf(searchParams, ['times']),
    addOnId: listOf(searchParams, ['addonId'])[0] ?? null,
    tickets: readLinkedTickets(searchParams.get('tickets')),
    ownDays: readOwnDays(searchParams),
    date: dateOf(searchParams.get('date')),
    time: /^([01]\d|2[0-3]):[0-5]\d$/.exec(searchParams.get('time') ?? '')?.[0] ?? null,
    carried,
    base: tenantId => ({ tenantId, carried }),
  }
}

/** The address without these events, which belong to a combo there. */
export function withoutEvents(address: OrderAddress, eventIds: readonly string[]): OrderAddress {
  return { ...address, eventIds: address.eventIds.filter(id => !eventIds.includes(id)) }
}

/** The days of single events, `day=boat-tour:2026-12-03,reef:2026-12-04`. */
export const writeOwnDays = (days: OrderAddress['ownDays']): string[] =>
  Object.entries(days).map(([id, date]) => `${id}:${date}`)

function readOwnDays(search: URLSearchParams): OrderAddress['ownDays'] {
  const entries = listOf(search, ['day'], /^[A-Za-z0-9._-]{1,64}:\d{4}-\d{2}-\d{2}$/)
  const days = entries.map(entry => [entry.slice(0, -11), entry.slice(-10)] as const)
  return Object.fromEntries(days.filter(([, date]) => isLocalDate(date)))
}

function listOf(search: URLSearchParams, names: string[], pattern = /^[A-Za-z0-9._-]{1,64}$/): string[] {
  const values = names.flatMap(name => search.getAll(name)).flatMap(value => value.split(','))
  return [...new Set(values.map(value => value.trim()).filter(value => pattern.test(value)))].slice(
    0,
    MAX_IDS,
  )
}

const dateOf = (text: string | null) => (text && isLocalDate(text) ? text : null)
