import type { OrderMembershipPayload, OrderPayload } from '#app/contract/orders.ts'
import type { MailAttachment } from '#app/gateways/mail/mail-gateway.ts'
import type { MailVoice } from './mail-frame.ts'

/** What the mails of an order are written from. */
export type OrderMailRequest = MailVoice & {
  order: OrderPayload
  /** where each event is, by the id of its template */
  places: ReadonlyMap<string, string>
  /** memberships whose cards the venue lets go out by mail */
  cards: readonly OrderMembershipPayload[]
  /** the files to take along: tickets as PDF, visits as calendar */
  files: readonly MailAttachment[]
}
