import { escapeHtml } from './escape-html.ts'
import { type Admission, contentIdOf, spokenCode } from './mail-admissions.ts'
import { billOf } from './mail-bill.ts'
import type { MailVenue, OrderMailParts } from './order-mail.ts'
import { richHtml } from './rich-html.ts'

/** The HTML form: tables and inline styles, since mail programs know little else; readable without pictures. */
export function orderHtml(parts: OrderMailParts): string {
  const { look, venue, text } = parts
  return `<!doctype html>
<html lang="${escapeHtml(venue.locale)}" dir="auto">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(text('mail-order-heading'))}</title></head>
<body style="${css({ margin: '0', padding: '0', background: look.page, color: look.text })}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(text('mail-order-preview'))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${css({ background: look.page })}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="${css({ width: '100%', 'max-width': '600px', background: look.surface, 'border-radius': look.radius, 'font-family': look.faceText, 'font-size': '16px', 'line-height': '1.5', color: look.text })}">
${banner(parts)}
${opening(parts)}
${parts.admissions.map(admission => admissionRows(admission, parts)).join('\n')}
${bill(parts)}
${closing(parts)}
</table>
</td></tr></table>
</body>
</html>`
}

type Style = Record<string, string>

const css = (style: Style) =>
  escapeHtml(
    Object.entries(style)
      .map(([name, value]) => `${name}:${value}`)
      .join(';'),
  )
const row = (content: string, padding = '0 24px 24px') =>
  `<tr><td dir="auto" style="padding:${padding}">${content}</td></tr>`

function banner({ look, venue }: OrderMailParts): string {
  const style = {
    background: look.brand,
    color: look.onBrand,
    'border-radius': `${look.radius} ${look.radius} 0 0`,
    padding: '20px 24px',
    'font-family': look.faceDisplay,
    'font-size': '20px',
    'font-weight': '700',
  }
  return `<tr><td dir="auto" style="${css(style)}">${escapeHtml(venue.name)}</td></tr>`
}

function opening({ look, order, text, rich }: OrderMailParts): string {
  const heading = css({
    margin: '0 0 12px',
    color: look.heading,
    'font-family': look.faceDisplay,
    'font-size': '28px',
    'line-height': '1.2',
  })
  return row(
    `<h1 style="${heading}">${escapeHtml(text('mail-order-heading'))}</h1>
<p style="margin:0 0 8px">${escapeHtml(text('mail-greeting', { name: order.customerName }))}</p>
<p style="margin:0 0 8px">${richHtml(rich('mail-order-introduction'), look.link)}</p>
<p style="margin:0"><strong>${escapeHtml(text('mail-order-number', { number: order.orderNumber }))}</strong></p>`,
    '24px',
  )
}

function admissionRows({ name, date, time, tickets }: Admission, { look }: OrderMailParts): string {
  const heading = css({
    margin: '0',
    color: look.heading,
    'font-family': look.faceDisplay,
    'font-size': '20px',
    'line-height': '1.3',
  })
  const when = [date, time].filter(Boolean).join(' · ')
  return row(
    `<h2 style="${heading}">${escapeHtml(name)}</h2>
<p style="${css({ margin: '0 0 12px', color: look.subtle })}">${escapeHtml(when)}</p>
${tickets.map(ticket => ticketTable(ticket, look)).join('\n')}`,
  )
}

function ticketTable(ticket: Admission['tickets'][number], look: OrderMailParts['look']): string {
  const frame = css({
    width: '100%',
    'margin-bottom': '12px',
    border: `1px solid ${look.line}`,
    'border-radius': look.radius,
  })
  const code = css({ 'font-family': 'monospace', 'font-size': '14px', color: look.subtle })
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="${frame}"><tr>
<td width="112" style="padding:12px;width:112px"><img src="cid:${escapeHtml(contentIdOf(ticket))}" width="112" height="112" alt="${escapeHtml(ticket.code)}" style="display:block;background:#fff;border-radius:6px"></td>
<td dir="auto" style="padding:12px"><strong>${escapeHtml(ticket.name)}</strong><br><span style="${code}">${escapeHtml(spokenCode(ticket.code))}</span></td>
</tr></table>`
}

function bill({ look, order, text, money, price }: OrderMailParts): string {
  const cell = css({ padding: '6px 0', 'border-top': `1px solid ${look.line}` })
  const rows = billOf(order.lines, text).map(
    ({ label, amount, subtotal }) =>
      `<tr><td dir="auto" style="${cell}">${escapeHtml(`${amount} × ${label}`)}</td><td align="right" style="${cell}">${escapeHtml(price(subtotal))}</td></tr>`,
  )
  const total = `<tr><td colspan="2" align="right" style="${cell}"><strong>${escapeHtml(text('mail-order-total', { amount: money(order.total) }))}</strong></td></tr>`
  return row(`<table width="100%" cellpadding="0" cellspacing="0">${rows.join('\n')}${total}</table>`)
}

function closing({ look, venue, rich }: OrderMailParts): string {
  const small = css({
    color: look.subtle,
    'font-size': '14px',
    'border-top': `1px solid ${look.line}`,
    padding: '16px 24px 24px',
  })
  const footer = richHtml(rich('mail-footer'), look.link)
  const lines = [venue.name, ...addressLines(venue), venue.phoneNumber ?? '', venue.email ?? ''].filter(
    Boolean,
  )
  return `${row(richHtml(rich('mail-order-closing'), look.link))}
<tr><td dir="auto" style="${small}">${lines.map(escapeHtml).join('<br>')}${footer ? `<br>${footer}` : ''}</td></tr>`
}

/** The venue's address, line by line. */
export function addressLines({ address }: Pick<MailVenue, 'address'>): string[] {
  if (!address) return []
  const { streetAddress1, streetAddress2, city, state, zipCode } = address
  return [
    streetAddress1,
    streetAddress2,
    [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  ].filter(Boolean)
}
