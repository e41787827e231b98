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

function listOf(search: URLSearchParams, names: string[]): string[] {
  const values = names.flatMap(name => search.getAll(name)).flatMap(value => value.split(','))
  return [
    ...new Set(values.map(value => value.trim()).filter(value => /^[A-Za-z0-9._-]{1,64}$/.test(value))),
  ].slice(0, MAX_IDS)
}

function dateOf(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}
