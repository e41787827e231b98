import { HiddenAddOns } from '../add-on/hidden-add-ons.tsx'
import type { EventBlockProps } from './event-block-props.ts'
import { quantityField, slotField } from './event-form.ts'
import { chosenSlot } from './event-model.ts'

/** What is chosen of an event that has no block, sent along as it is. */
export const HiddenChoice = ({
  event,
  choice,
  addOnQuantities,
}: Pick<EventBlockProps, 'event' | 'choice' | 'addOnQuantities'>) => (
  <>
    <input type="hidden" name={slotField(event.id)} value={chosenSlot(event, choice)?.id ?? ''} />
    {Object.entries(choice?.quantities ?? {}).map(([type, quantity]) => (
      <input key={type} type="hidden" name={quantityField(event.id, type)} value={quantity} />
    ))}
    {Object.entries(choice?.retail ?? {}).map(([type, quantity]) => (
      <input key={type} type="hidden" name={quantityField(event.id, type, true)} value={quantity} />
    ))}
    <HiddenAddOns eventId={event.id} quantities={addOnQuantities} />
  </>
)
