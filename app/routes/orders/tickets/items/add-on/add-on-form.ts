import type { AddonPayload } from '#app/contract/addons.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import { ticketItemId } from '#app/rules/carts/ticket-item-id.ts'
import { formKey } from '../../form-key.ts'
import { byId, quantity } from '../../form-record.ts'
import type { AddOnChoices } from './add-on-model.ts'

/** `itemId`: the event, or the combo by its item. */
export const addOnField = (itemId: string, addOnId: string) =>
  ['addOns', formKey(itemId), formKey(addOnId)].join('.')

/** How many pieces of each add-on are chosen, by event or combo. */
export const addOnFields = () => byId(byId(quantity()))

type Templates = NonNullable<CartDraft['templates']>

/** The cart's events with their add-ons; those of an event that is left out go with it. */
export function withChosenAddOns(
  templates: Templates,
  { chosen, sold }: { chosen: AddOnChoices; sold: readonly Pick<AddonPayload, 'id' | 'inventoryId'>[] },
): Templates {
  return templates.map(template => ({
    ...template,
    events: template.events.map(slot => ({
      ...slot,
      addOns: Object.entries(chosen[template.eventTemplateId] ?? {})
        .filter(([, quantity]) => quantity > 0)
        .map(([addOnId, quantity]) => ({
          id: ticketItemId({ slotId: slot.eventId, ticketTypeId: addOnId }),
          inventoryId: sold.find(({ id }) => id === addOnId)?.inventoryId ?? addOnId,
          quantity,
        })),
    })),
  }))
}

type Combos = NonNullable<CartDraft['comboItems']>

/** The cart's combos with their add-ons. One whose add-ons were not shown keeps those it has. */
export function withComboAddOns(
  combos: Combos,
  { chosen, shown }: { chosen: AddOnChoices; shown: readonly string[] },
): Combos {
  return combos.map(combo => {
    if (!combo.id || !shown.includes(combo.id)) return combo
    const addOns = Object.entries(chosen[combo.id] ?? {})
      .filter(([, quantity]) => quantity > 0)
      .map(([addOnId, quantity]) => ({ addOnId, quantity, unitPrice: 0 }))
    return { ...combo, addOns }
  })
}
