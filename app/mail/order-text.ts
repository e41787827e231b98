import { spokenCode } from './mail-admissions.ts'
import { billOf } from './mail-bill.ts'
import { addressLines } from './order-html.ts'
import type { OrderMailParts } from './order-mail.ts'
import { richText } from './rich-html.ts'

/** The plain form, for those whose mail program shows no HTML: the same in the same order. */
export function orderText({ admissions, order, venue, text, rich, money, price }: OrderMailParts): string {
  const visits = admissions.map(({ name, date, time, tickets }) =>
    [
      name,
      [date, time].filter(Boolean).join(' · '),
      ...tickets.map(ticket => `  ${ticket.name}: ${spokenCode(ticket.code)}`),
    ].join('\n'),
  )
  const items = billOf(order.lines, text).map(
    ({ label, amount, subtotal }) => `${amount} × ${label}  ${price(subtotal)}`,
  )
  const paragraphs = [
    text('mail-greeting', { name: order.customerName }),
    richText(rich('mail-order-introduction')),
    text('mail-order-number', { number: order.orderNumber }),
    ...visits,
    [...items, text('mail-order-total', { amount: money(order.total) })].join('\n'),
    richText(rich('mail-order-closing')),
    [
      venue.name,
      ...addressLines(venue),
      venue.phoneNumber ?? '',
      venue.email ?? '',
      richText(rich('mail-footer')),
    ]
      .filter(Boolean)
      .join('\n'),
  ]
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}
