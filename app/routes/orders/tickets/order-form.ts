import { z } from 'zod'
import { fieldText } from './form-record.ts'
import { readIntent } from './intent.ts'
import { addOnFields } from './items/add-on/add-on-form.ts'
import { comboFields } from './items/combo/combo-form.ts'
import { donationFields } from './items/donation/donation-form.ts'
import { eventFields } from './items/event/event-form.ts'
import { membershipFields } from './items/membership/membership-form.ts'

/**
 * The whole form of the order: the pressed button, the version of the cart that was shown, and each kind of item from its own fields.
 * Nothing is refused here: what cannot be read counts as not sent. A function, so that the browser takes the names of fields alone.
 */
export const orderForm = () =>
  z.object({
    intent: fieldText().transform(readIntent),
    version: fieldText().transform(versionOf),
    events: eventFields(),
    combos: comboFields(),
    memberships: membershipFields(),
    addOns: addOnFields(),
    donation: donationFields(),
  })

export type OrderFormValues = z.output<ReturnType<typeof orderForm>>

/** The version of the cart that was shown; a changed one is not overwritten. */
function versionOf(text: string): number | undefined {
  const version = Number(text || Number.NaN)
  return Number.isInteger(version) ? version : undefined
}
