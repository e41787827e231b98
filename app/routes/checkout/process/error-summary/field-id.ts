import { CARD_FIELDS } from '#app/rules/checkout/card-fields.ts'
import { CARD_PLACE } from '../../parts/card/card-page.ts'

/** The list of people beside the first one, of whom there can be too many. */
export const CARDHOLDERS_PLACE = 'additional-cardholders'

const cardFields: readonly string[] = CARD_FIELDS

/** The id of a field of checkout by the name that its form sends; those of people are named after whom they are of. */
export function fieldId(name: string): string {
  if (cardFields.includes(name)) return CARD_PLACE
  if (name === 'secondaries') return CARDHOLDERS_PLACE
  const place = name.replace('otherState', 'state').replaceAll('.', '-')
  return name.includes('.') ? `member-${place}` : `checkout-${place}`
}
