import { type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import { isSafeLink } from '#theme/texts/runtime/rich-markup.ts'
import type { VenueTexts } from '#theme/texts/runtime/wordings.ts'

const own = (texts: VenueTexts, reference: TextReference) => texts[reference] ?? textOf(reference).message

/**
 * Where Cancel Order leads (ORD-080): the venue's own address, or `undefined` for the events list. An address that is
 * not a safe link counts as none.
 */
export const cancelOrderUrl = (texts: VenueTexts): string | undefined => {
  const url = own(texts, 'cancel-order-redirect-url').trim()
  return url && isSafeLink(url) ? url : undefined
}

const address = /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[a-z]{2,64}$/i

/** Whether mails come from an address of the venue's own, and not from the one of ours that nobody has. */
export const hasOwnSender = (texts: VenueTexts): boolean =>
  senderAddress(texts) !== textOf('mail-sender-address').message

/** The address order mails come from (CHK-319); one that is no address falls back to the default. */
export const senderAddress = (texts: VenueTexts): string => {
  const sender = own(texts, 'mail-sender-address').trim()
  return address.test(sender) ? sender : textOf('mail-sender-address').message
}
