import { saysTypeTotal } from '#app/rules/checkout/confirmation.ts'
import { escapeHtml } from './escape-html.ts'
import { farSide } from './far-side.ts'
import type { BillGroup, BillRow } from './mail-bill.ts'
import { headingStyle } from './mail-frame.ts'
import { apart, css, type MailSection } from './mail-section.ts'
import type { OrderMailRequest } from './order-mail-request.ts'
import { type OrderReceipt, orderReceipt } from './order-receipt.ts'

type Amounts = Pick<OrderReceipt, 'money' | 'price'>

/** What was bought for how much, by type, and what it was paid with. */
export function receiptSection(request: OrderMailRequest): MailSection {
  const { order, text, venue, look } = request
  const { groups, coupons, total, paid, ...amounts } = orderReceipt(order, { text, locale: venue.locale })
  const couponRows = coupons.map(({ label, amount }) => ({ label, amount: amounts.money(amount), notes: [] }))
  const cell = css({ padding: '8px 0 0', 'border-top': `1px solid ${look.line}` })
  const heading = `<h2 style="${css({ ...headingStyle(look, '21px'), margin: '0 0 8px' })}">${escapeHtml(text('confirmation-receipt'))}</h2>`
  const totalRow = `<tr><td colspan="2" align="${farSide(venue.locale)}" style="${cell}"><strong>${escapeHtml(total)}</strong></td></tr>`
  const quiet = css({ margin: '2px 0 0', color: look.subtle, 'text-align': farSide(venue.locale) })
  return {
    html: `${heading}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${groups
      .map(group => groupHtml(group, { request, amounts, isOnly: groups.length === 1 }))
      .join('\n')}${couponRows.map(row => rowHtml(row, request)).join('\n')}${totalRow}</table>
${paid.map(line => `<p style="${quiet}">${escapeHtml(line)}</p>`).join('\n')}`,
    text: [
      text('confirmation-receipt'),
      ...groups.map(group => groupText(group, { request, amounts, isOnly: groups.length === 1 })),
      [...couponRows.map(rowText), total, ...paid].join('\n'),
    ].join('\n\n'),
  }
}

type Group = { request: OrderMailRequest; amounts: Amounts; isOnly: boolean }

/** What a type came to, where its one row does not say it. */
const typeSum = ({ rows, total }: Pick<BillGroup, 'rows' | 'total'>, { price }: Amounts): string =>
  saysTypeTotal(rows.map(({ amount }) => amount)) ? price(total) : ''

function groupHtml({ type, rows, total }: BillGroup, { request, amounts, isOnly }: Group): string {
  const { look, text, venue } = request
  const style = css({ padding: '10px 0 2px', color: look.subtle, 'font-size': '14px' })
  const name = escapeHtml(text(`confirmation-type-${type}`))
  const sum = typeSum({ rows, total }, amounts)
  const heading = isOnly
    ? ''
    : `<tr><td style="${style}">${name}</td><td align="${farSide(venue.locale)}" style="${style}">${escapeHtml(sum)}</td></tr>`
  return [heading, ...rows.map(row => rowHtml(wordedRow(row, amounts), request))].join('\n')
}

type WordedRow = Pick<BillRow, 'label' | 'notes'> & { amount: string }

const wordedRow = ({ label, notes, amount }: BillRow, { price }: Amounts): WordedRow => ({
  label,
  notes,
  amount: price(amount),
})

const rowText = ({ label, amount }: WordedRow): string => `${label}  ${amount}`

function rowHtml({ label, notes, amount }: WordedRow, { look, venue }: OrderMailRequest) {
  const cell = css({ padding: '6px 0', 'border-top': `1px solid ${look.line}`, 'vertical-align': 'top' })
  // What breaks long words elsewhere must not break an amount.
  const amountCell = `${cell};${css({ 'white-space': 'nowrap', 'padding-inline-start': '16px' })}`
  const quiet = css({ color: look.subtle, 'font-size': '14px' })
  const below = notes.map(note => `<br><span dir="auto" style="${quiet}">${escapeHtml(note)}</span>`).join('')
  return `<tr><td style="${cell}">${apart(label)}${below}</td><td align="${farSide(venue.locale)}" style="${amountCell}">${escapeHtml(amount)}</td></tr>`
}

function groupText({ type, rows, total }: BillGroup, { request, amounts, isOnly }: Group): string {
  const { text } = request
  const sum = typeSum({ rows, total }, amounts)
  const heading = isOnly ? [] : [[text(`confirmation-type-${type}`), sum].filter(Boolean).join('  ')]
  const lines = rows.flatMap(row => [rowText(wordedRow(row, amounts)), ...row.notes.map(note => `  ${note}`)])
  return [...heading, ...lines].join('\n')
}
