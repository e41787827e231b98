/**
 * How a venue asks who a membership is for. `short`: a name and an email; `full`: first and last name, phone and postal address as well.
 * `cardholderAddress` adds the postal address of the primary cardholder to the short form, for venues that send something by post.
 */
export type MemberInfoSettings = { cardholderForm: 'short' | 'full'; cardholderAddress: boolean }

/** Which fields the form of a cardholder or a giver has; the address is that of the primary cardholder alone. */
export type MemberInfoForm = { name: 'one' | 'parts'; phone: boolean; address: boolean }

/** What a venue with these settings asks of the people of a membership. */
export function memberInfoForm({ cardholderForm, cardholderAddress }: MemberInfoSettings): MemberInfoForm {
  const isFull = cardholderForm === 'full'

  return { name: isFull ? 'parts' : 'one', phone: isFull, address: isFull || cardholderAddress }
}

/**
 * Whether somebody is written to where another of the order is: as long as no other email of theirs is known. Spaces and capitals make
 * no other email.
 */
export const sharesEmail = (email: string, other: string): boolean =>
  email.trim() === '' || email.trim().toLowerCase() === other.trim().toLowerCase()
