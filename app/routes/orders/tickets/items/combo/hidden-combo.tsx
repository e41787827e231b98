import { comboDateField, comboField, comboQuantityField, visitField, visitSlotField } from './combo-form.ts'
import { type ComboOrderChoice, type OrderCombo, visitSlot } from './combo-model.ts'

/** What is chosen of a combo that has no block, sent along as it is. Its add-ons stay as the cart has them. */
export const HiddenCombo = ({
  combo: { key, comboTemplateId, date, visits },
  chosen,
}: {
  combo: OrderCombo
  chosen: ComboOrderChoice | undefined
}) => (
  <>
    <input type="hidden" name={comboField(key)} value={comboTemplateId} />
    <input type="hidden" name={comboDateField(key)} value={date} />
    {visits.map(visit => (
      <input key={visit.id} type="hidden" name={visitField(key, visit.id)} value={visit.perPerson} />
    ))}
    {visits.map(visit => (
      <input
        key={visit.id}
        type="hidden"
        name={visitSlotField(key, visit.id)}
        value={visitSlot(visit, chosen)?.id ?? ''}
      />
    ))}
    {Object.entries(chosen?.quantities ?? {}).map(([row, quantity]) => (
      <input key={row} type="hidden" name={comboQuantityField(key, row)} value={quantity} />
    ))}
  </>
)
