import { isAfterPart } from '#app/rules/combos/part-order.ts'
import { roomyStart } from '#app/rules/slots/roomy-start.ts'
import { isSoldToAll } from '#app/rules/tickets/party.ts'
import type { OtherStart } from '../event/free-start.ts'
import {
  type ComboOrderChoice,
  type ComboVisit,
  chosenTickets,
  type OrderCombo,
  partBeforeVisit,
  visitSlot,
} from './combo-model.ts'

type VisitOfCombo = {
  combo: OrderCombo
  visit: ComboVisit
  chosen: ComboOrderChoice | undefined
  /** starts that do not go with the rest of the order */
  overlaps: Readonly<Record<string, unknown>>
}

/** Where the chosen start of a combo's event does not go with the rest: the nearest one of its day that does and has room for everybody. */
export function comboFreeStart({ combo, visit, chosen, overlaps }: VisitOfCombo): OtherStart {
  const slot = visitSlot(visit, chosen)
  const party = Object.fromEntries(
    chosenTickets(combo, chosen)
      .filter(({ eventTemplateId }) => eventTemplateId === visit.id)
      .map(({ ticketTypeId, quantity }) => [ticketTypeId, quantity]),
  )
  const tickets = Object.values(party).reduce((sum, quantity) => sum + quantity, 0)
  if (tickets === 0 || (slot && !(slot.id in overlaps))) return { is: 'not-needed' }
  const before = partBeforeVisit(combo, { visit, chosen })
  const sells = ({ prices }: ComboVisit['slots'][number]) =>
    isSoldToAll(party, Object.keys(visit.priceLists[prices] ?? {}))
  const free = roomyStart(
    visit.slots.filter(start => sells(start) && isAfterPart(start, before)),
    {
      tickets,
      time: slot?.time ?? null,
      isFitting: ({ id }) => !(id in overlaps),
    },
  )
  return free ? { is: 'found', id: free.id, label: free.label } : { is: 'none' }
}
