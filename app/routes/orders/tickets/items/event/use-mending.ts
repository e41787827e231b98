import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { useRepairLabel } from '../use-repair-label.ts'
import { type Choice, type OrderEvent, ticketTypes } from './event-model.ts'
import type { EventRepair } from './event-repair.ts'
import type { ChangeChoice } from './use-event-choices.ts'

type Mending = {
  event: OrderEvent
  choice: Choice | undefined
  change: ChangeChoice
}

/** The smallest change that mends an event: what it leaves, in words, and the press that makes it; null where none is needed. */
export function useMending(repair: EventRepair | null, { event, choice, change }: Mending) {
  const text = useText()
  const repairLabel = useRepairLabel()
  if (!repair) return null
  const types = ticketTypes(event, choice)
  const kept = repair.kept.map(({ ticket, quantity }) => {
    const name = types.find(({ id }) => id === ticket.ticketTypeId)?.name ?? ''
    const words = ticket.isRetail
      ? text('cart-line-retail', { quantity, name })
      : text('cart-line', { quantity, name })
    return { quantity, words }
  })
  const chosen = [choice?.quantities, choice?.retail].flatMap(counts => Object.values(counts ?? {}))
  return {
    label: repairLabel({ kept, isOfOne: chosen.filter(quantity => quantity > 0).length < 2 }),
    repair: () => {
      for (const { ticket, quantity } of repair.changes) change.quantity(ticket, quantity)
    },
  }
}
