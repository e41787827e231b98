import { comboPrice } from '#app/rules/combos/combo-price.ts'
import { roomForPeople } from '#app/rules/combos/combo-room.ts'
import { MoneyList } from '#app/ui/price/money-format.tsx'
import type { ComboLimits } from './combo-limits.ts'
import {
  type ComboOrderChoice,
  type ComboVisit,
  type OrderCombo,
  pricedVisits,
  rowKey,
} from './combo-model.ts'
import { ComboRow } from './combo-row.tsx'
import type { ChangeCombo } from './use-combo-choices.ts'

export type RowsProps = {
  combo: OrderCombo
  chosen: ComboOrderChoice | undefined
  /** seats left by event */
  left: Record<string, number>
  most: ComboLimits['most']
  noticesId: string
  change: ChangeCombo
}

/** Who the combo is for: each of them goes to every event. */
export const PeopleRows = ({ combo, chosen, left, most, noticesId, change }: RowsProps) => {
  const events = pricedVisits(combo, chosen)
  const room = roomForPeople(combo.visits, left)
  const rows = combo.types.flatMap(type => {
    const price = comboPrice(combo.offer, { events, ticketTypeId: type.id })
    return price ? [{ type, price }] : []
  })
  return (
    <MoneyList amounts={rows.flatMap(({ price }) => [price.price, price.retail])}>
      {rows.map(({ type, price }) => (
        <ComboRow
          key={type.id}
          comboKey={combo.key}
          row={rowKey(type.id)}
          type={type}
          price={price}
          quantity={chosen?.quantities[rowKey(type.id)] ?? 0}
          room={room}
          most={most}
          noticesId={noticesId}
          change={change}
        />
      ))}
    </MoneyList>
  )
}

/** Tickets of one event, where each event of the combo may have its own. */
export const VisitRows = ({
  combo,
  visit,
  chosen,
  left,
  most,
  noticesId,
  change,
}: RowsProps & { visit: ComboVisit }) => {
  const prices = pricedVisits(combo, chosen).find(event => event.eventTemplateId === visit.id)?.prices ?? {}
  const rows = combo.types.flatMap(type => {
    const price = prices[type.id] ?? -1
    return price >= 0 ? [{ type, price }] : []
  })
  return (
    <MoneyList amounts={rows.map(({ price }) => price)}>
      {rows.map(({ type, price }) => (
        <ComboRow
          key={type.id}
          comboKey={combo.key}
          row={rowKey(type.id, visit.id)}
          type={type}
          price={{ price, retail: price }}
          quantity={chosen?.quantities[rowKey(type.id, visit.id)] ?? 0}
          room={left[visit.id] ?? 0}
          most={most}
          noticesId={noticesId}
          change={change}
        />
      ))}
    </MoneyList>
  )
}
