import { addOnField } from './add-on-form.ts'

type HiddenAddOnsProps = { eventId: string; quantities: Readonly<Record<string, number>> }

/** What is chosen with an event whose rows are not shown, sent along as it is. */
export const HiddenAddOns = ({ eventId, quantities }: HiddenAddOnsProps) =>
  Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([addOnId, quantity]) => (
      <input key={addOnId} type="hidden" name={addOnField(eventId, addOnId)} value={quantity} />
    ))
