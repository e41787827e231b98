import { memberNameOf } from '#app/pages/member-name.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { freeWords } from '#app/pages/read-free-entries.ts'
import { freeEntries } from '#app/rules/limits/free-entries.ts'
import type { OrderEvent } from './items/event/event-model.ts'

type LimitedEvent = Pick<OrderEvent, 'id' | 'name' | 'limits' | 'priceLists'>

/** What a known member enters free of charge today, at the first event of the order that is free for them, in words; null for everybody else. */
export function memberFreeWords(visit: Visit, events: readonly LimitedEvent[]): string | null {
  const event = memberNameOf(visit) ? events.find(isFreeForMember) : undefined
  const free = event && freeEntries(event.limits, event.id)
  return event && free ? freeWords(visit, { ...free, event: event.name }) : null
}

const isFreeForMember = ({ priceLists }: Pick<LimitedEvent, 'priceLists'>): boolean =>
  Object.values(priceLists)
    .flat()
    .some(({ forMembers, price, retail }) => forMembers && price === 0 && retail > 0)
