import type { Cents } from '#app/rules/money/cents.ts'

/** One admission. `code` is drawn as a QR code: an SVG path on a square of `codeSize` units. */
export type ConfirmationTicket = {
  id: string
  eventName: string
  typeName: string
  date: string | null
  time: string | null
  code: string
  codePath: string
  codeSize: number
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

/** A placed order as its buyer sees it. */
export type Confirmation = {
  tickets: ConfirmationTicket[]
  lines: ReceiptLine[]
  /** what was saved on full prices */
  saved: Cents
  total: Cents
  card: { brand: string; lastFour: string } | null
  /** what a gift certificate paid and its last digits, where one was used (CHK-057) */
  certificate: { digits: string; amount: Cents } | null
}
