import type { OrderMembershipPayload, OrderPayload } from '#app/contract/orders.ts'
import type { MailAttachment } from '#app/gateways/mail/mail-gateway.ts'
import type { PlaceDirections } from '#app/rules/orders/place-directions.ts'
import type { MailVoice } from './mail-frame.ts'

/** What the mails of an order are written from. */
export type OrderMailRequest = MailVoice & {
  order: OrderPayload
  /** the address of the order, which opens it: for who has paid alone */
  href: string
  /** what has become of the order since it was placed; null: it is told of for the first time, or again as it is */
  change: 'moved' | 'cancelled' | null
  /** of a visit that was moved: its slot now, and the start that it had */
  move: { slotId: string; before: string } | null
  /** of a cancelled order what its visits cost, and how much of that does not go back; cents */
  kept: { paid: number; amount: number } | null
  /** where each event is, by the id of its template */
  places: ReadonlyMap<string, string>
  /** what is said of the places of each event, by the id of its template */
  directions: ReadonlyMap<string, readonly PlaceDirections[]>
  /** the page of each ticket, by its id, where it can be put into the wallet of a phone; empty where there is no wallet */
  passPages: ReadonlyMap<string, string>
  /** memberships whose cards the venue lets go out by mail */
  cards: readonly OrderMembershipPayload[]
  /** the files to take along: tickets as PDF, visits as calendar */
  files: readonly MailAttachment[]
}
