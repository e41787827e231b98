import type { CartPayload } from '#app/contract/carts.ts'
import { changePolicyWords } from '#app/pages/change-policy-words.ts'
import type { Visit } from '#app/pages/open-page.ts'

type NamedEvent = { eventTemplateId?: string; name?: string }

/** What may be changed later of the order that a cart becomes, in the venue's words, to be read before it is paid for. */
export function changePolicyOf(visit: Visit, { orders }: Pick<CartPayload, 'orders'>): Promise<string[]> {
  const events = orders.flatMap((line): NamedEvent[] => {
    if (line.itemType === 'Combo') return line.events
    return line.itemType === 'Event' ? [line] : []
  })
  const names = events.flatMap(({ eventTemplateId, name = '' }) =>
    eventTemplateId ? [[eventTemplateId, name] as const] : [],
  )
  return changePolicyWords(visit, new Map(names))
}
