import type { ReceiptType } from '#app/rules/checkout/confirmation.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import type { LineTax } from '#app/rules/pricing/order-line.ts'

/** One admission. `code` is drawn as a QR code: an SVG path on a square of `codeSize` units. */
export type BoughtTicket = {
  id: string
  /** the visit that it admits to */
  visitId: string
  /** its own page, to be handed on; null where it is that page */
  href: string | null
  eventName: string
  typeName: string
  date: string | null
  time: string | null
  /** where it is and how long it takes, as the event's details say today */
  facts: string[]
  code: string
  codePath: string
  codeSize: number
}

/** A membership that was bought, every word decided; `gift` says for whom it is one. */
export type MemberCardView = {
  id: string
  level: string
  offering: string
  gift: string | null
  /** the code of each card that has one, drawn as a ticket's is, with whose it is */
  codes: { name: string; codePath: string; codeSize: number }[]
  /** who has a card, the primary cardholder first; of a gift those who have one beside its recipient */
  people: string[]
  number: string
  valid: string
}

/** What a venue says of one of its places; '' for what it does not say. */
export type VisitPlace = {
  id: string
  name: string
  description: string
  accessibility: string
  travel: string
  bring: string
  map: string | null
}

/** How one gets to a visit; the address, with a map of it, stands at the first visit of an order. */
export type VisitDirections = { places: VisitPlace[]; address: string; mapHref: string | null }

/** An event at one start, and where that is; `move` where the visitor can choose another one. */
export type BoughtVisit = {
  id: string
  name: string
  when: string | null
  /** null where an earlier visit of the order has it all */
  directions: VisitDirections | null
  move: { href: string; until: string } | null
}

export type ReceiptPart = { label: string; amount: Cents }

export type ReceiptLine = {
  id: string
  name: string
  when: string | null
  amount: Cents
  parts: ReceiptPart[]
  /** of a combo: its events with their times, and the add-ons bought with it */
  combo: { visits: string[]; addOns: ReceiptPart[] } | null
}

/** The lines of one type with what they came to. */
export type ReceiptGroup = { type: ReceiptType; lines: ReceiptLine[]; total: Cents }

/** A placed order as its buyer sees it. Lines cost what they did before codes and sum to their groups; groups less what codes took off are the total. */
export type BoughtOrder = {
  orderNumber: string
  /** what opens it without a sign-in */
  link: string
  /** the address that its tickets went to */
  sentTo: string
  visits: BoughtVisit[]
  /** the one whose tickets are looked for first; null without visits */
  nextVisitId: string | null
  tickets: BoughtTicket[]
  /** how many admissions it has, or had before it was cancelled */
  passCount: number
  /** until when it can be cancelled, what was paid for what is given up, and what comes back where to; `keepsOthers` where it has more */
  cancel: {
    href: string
    until: string
    paid: Cents
    total: Cents
    lines: string[]
    keepsOthers: boolean
  } | null
  /** when it was cancelled, where its money goes, and as its receipt lists that: cents below nothing */
  cancelled: { date: string; lines: string[]; refunds: ReceiptPart[] } | null
  cards: MemberCardView[]
  groups: ReceiptGroup[]
  /** what was saved on full prices, coupons included */
  saved: Cents
  /** the codes that were used (CHK-056), and what each took off */
  coupons: { code: string; discount: Cents }[]
  total: Cents
  taxes: LineTax[]
  card: { brand: string; lastFour: string; amount: Cents } | null
  /** what a gift certificate paid, where one was used, and its last digits where the address names them (CHK-057) */
  certificate: { digits: string | null; amount: Cents } | null
  /** some membership renews by itself (CHK-060) */
  autoRenews: boolean
}

/** Cents; `before` where it was more. */
export type ShownAmount = { amount: Cents; before: Cents | null }

/** What an order holds of one event, or of one other thing, line by line (MEM-018 to MEM-023). */
export type DetailedGroup = {
  id: string
  isMembership: boolean
  name: string
  /** its start in words, or for whom it was given */
  start: string | null
  /** of a combo: its events with their times */
  visits: string[]
  lines: { name: string; quantity: number; unitPrice: ShownAmount; total: ShownAmount }[]
  /** null where the total of the order says it */
  total: ShownAmount | null
}

/** An order line by line, with the day it was bought in words; the total is what was paid, before discounts where there were any. */
export type OrderDetail = { date: string; groups: DetailedGroup[]; total: ShownAmount }
