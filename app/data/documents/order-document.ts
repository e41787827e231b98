import type { CartPayload } from '#app/contract/carts.ts'
import type { FormResponse } from '#app/contract/forms.ts'
import type { SoldMembership } from '#app/rules/memberships/sold-membership.ts'
import type { OrderPolicy } from '#app/rules/orders/change-policy.ts'
import type { VisitMove } from '#app/rules/orders/move-visit.ts'
import type { OrderRefund } from '#app/rules/orders/refund-of.ts'
import type { OrderLine } from '#app/rules/pricing/order-line.ts'
import { documentKind } from './document-kind.ts'

/** Answers to a form as an order keeps them; the files themselves are `form_uploads`. */
export type OrderForm = {
  formId: string
  name: string
  formResponseId: string
  itemId: string
  itemName: string
  itemType: string
  submissionDate: string
  fields: FormResponse['responseData']['fields']
  uploads: FormResponse['sourceFormUploads']
}

/** That the visits of an order were cancelled: what went back, and what it had held until then. */
export type OrderCancellation = {
  cancelledAt: string
  /** cents */
  refund: OrderRefund
  /** the charge that the card's part goes back to; null where the card gets nothing */
  chargeId: string | null
  pieces: { addOnId: string; count: number }[]
  /** its admissions, whose codes open nothing any more */
  tickets: { id: string; code: string; slotId: string; personTypeId: string; price: number }[]
}

/** What is kept of an order beside its columns: who bought what, as it was on that day. Money in cents. */
export type OrderDocument = {
  currency: string
  contact: { firstName: string; lastName: string; email: string; phoneNumber: string }
  billingAddress: {
    address1: string
    address2: string
    city: string
    state: string
    zip: string
    country: string
  }
  /** where the tickets are sent; the contact's email unless another one was given */
  ticketDeliveryEmail: string
  /** under what the buyer's browser is measured; null without consent, orders from before it was kept have none */
  emailAnalytics?: unknown
  /** what was bought, as it was priced */
  lines: OrderLine[]
  giftCertificate: { number: string; applied: number } | null
  /** cents that the venue's own staff took, with no card of ours */
  atDesk?: { staffId: string; amount: number }
  /** whoever buys is mailed nothing, since the caller has said so */
  isUnmailed?: boolean
  /** the further language of its venue that it was bought in; left out, the main one */
  language?: string
  /** it was paid for on a device that a link had brought its cart to: whoever has the cart's id alone may not read it */
  isByLink?: boolean
  /** codes that were used; orders of earlier versions have none */
  coupons?: CartPayload['coupons']
  /** the memberships it issued; orders from before memberships were sold have none */
  memberships?: SoldMembership[]
  /** what it took of the add-ons that are counted */
  pieces: { addOnId: string; count: number }[]
  /** what may be changed of it, as its venue had it when it was placed; orders from before may not be changed */
  policy?: OrderPolicy
  /** visits that were moved since, the earliest first */
  moves?: VisitMove[]
  cancellation?: OrderCancellation
  /** what its forms were answered; orders from before forms were asked have none */
  forms?: OrderForm[]
}

/** An order as it will be, before it has a number. */
export type OrderDraft = {
  email: string
  visitorId: string | null
  /** memberships whose prices and rights counted; attempts begun before they were kept name none */
  membershipIds?: string[]
  total: number
  discountTotal: number
  document: OrderDocument
}

const NO_CONTACT = { firstName: '', lastName: '', email: '', phoneNumber: '' }
const NO_ADDRESS = { address1: '', address2: '', city: '', state: '', zip: '', country: '' }

/** An order with what an older version has not kept; its lines are as they were written. */
export const completeOrderDocument = (stored: Partial<OrderDocument>): OrderDocument => ({
  currency: 'USD',
  giftCertificate: null,
  lines: [],
  pieces: [],
  ...stored,
  contact: { ...NO_CONTACT, ...stored.contact },
  billingAddress: { ...NO_ADDRESS, ...stored.billingAddress },
  ticketDeliveryEmail: stored.ticketDeliveryEmail ?? stored.contact?.email ?? '',
})

/** What was bought, as it was on that day. */
export const orderDocument = documentKind<OrderDocument>({ version: 1, complete: completeOrderDocument })
