import type { OrderTicketPayload } from '#app/contract/orders.ts'
import { mapHref } from '#app/rules/links/order-links.ts'
import { addressLines } from '#app/rules/locations/address-form.ts'
import { firstMentions } from '#app/rules/orders/place-directions.ts'
import { spokenCode } from '#app/rules/orders/spoken-code.ts'
import { type EventVisit, visitsOf } from '#app/rules/orders/visits.ts'
import { escapeHtml } from './escape-html.ts'
import { whenText } from './mail-bill.ts'
import { headingStyle } from './mail-frame.ts'
import { apart, css, type MailSection, paragraphs } from './mail-section.ts'
import type { OrderMailRequest } from './order-mail-request.ts'

/** The visits of an order, each with its tickets and their codes, which the door asks for, then the way there; and what is attached. */
export function ticketsSection(request: OrderMailRequest): MailSection {
  const { order, text, files } = request
  if (order.tickets.length === 0) return { html: '', text: '' }
  const visits = visitsOf(order.tickets)
  const ways = waysOf(visits, request)
  const sections = visits.map((visit, index) => {
    const section = visitSection(visit, { ...request, way: ways[index] ?? NO_WAY })
    return index === 0 ? section : { ...section, html: `${rule(request)}\n${section.html}` }
  })
  const attached = paragraphs([
    text('order-before-visit'),
    files.length > 0 ? text('mail-order-attached') : '',
  ])
  const parts = [...sections, attached]
  return {
    html: parts.map(({ html }) => html).join('\n'),
    text: parts
      .map(part => part.text)
      .filter(Boolean)
      .join('\n\n'),
  }
}

function visitSection(
  { slotId, name, startTime, eventTemplateId, tickets }: EventVisit<OrderTicketPayload>,
  request: OrderMailRequest & { way: VisitWay },
): MailSection {
  const { look, venue, places, way, text, move } = request
  const when = whenText(startTime, venue.locale)
  const before =
    move?.slotId === slotId ? text('mail-moved-before', { when: whenText(move.before, venue.locale) }) : ''
  const facts = [places.get(eventTemplateId) ?? '', ...way.lines].filter(Boolean)
  const maps = way.maps.map(map => text('order-map-address', { address: map }))
  const html = `<h2 style="${css(headingStyle(look, '21px'))}">${apart(name)}</h2>
${before ? `<p style="${css({ margin: '0 0 8px', color: look.subtle })}">${unbroken(before)}</p>` : ''}
<div style="height:12px"></div>
${tickets.map(ticket => ticketTable(ticket, request)).join('\n')}
${facts.map(fact => `<p style="${css({ margin: '0', color: look.subtle })}">${apart(fact)}</p>`).join('\n')}
${way.maps.map(map => mapLink(map, request)).join('\n')}
<div style="height:12px"></div>`
  const lines = tickets.flatMap(ticket => ticketLines(ticket, request))
  return { html, text: [name, when, before, ...lines, ...facts, ...maps].filter(Boolean).join('\n') }
}

/** Before each further visit, whose name would read as the last word on the one before. */
const rule = ({ look }: OrderMailRequest) =>
  `<div style="${css({ height: '16px', 'border-bottom': `1px solid ${look.line}` })}"></div><div style="height:20px"></div>`

type VisitWay = { lines: readonly string[]; maps: readonly string[] }
const NO_WAY: VisitWay = { lines: [], maps: [] }

/** The way to each visit, of a place at its first visit; without a map of any place, the first visit has one of the venue's address. */
function waysOf(
  visits: readonly EventVisit<OrderTicketPayload>[],
  { directions, venue }: OrderMailRequest,
): VisitWay[] {
  const places = firstMentions(visits.map(({ eventTemplateId }) => directions.get(eventTemplateId) ?? []))
  const address = addressLines(venue.address ?? {}, venue.country).join(', ')
  const home =
    address && !places.flat().some(({ map }) => map) ? mapHref([venue.name, address].join(', ')) : ''
  return places.map((own, index) => ({
    lines: own.flatMap(({ lines }) => lines),
    maps: [...own.flatMap(({ map }) => map ?? []), ...(index === 0 && home ? [home] : [])],
  }))
}

const mapLink = (href: string, { look, text }: OrderMailRequest) =>
  `<p style="margin:0"><a href="${escapeHtml(href)}" style="${css({ color: look.link, 'font-size': '14px' })}">${escapeHtml(text('order-map'))}</a></p>`

/** Day and time each stay together. */
const unbroken = (when: string) =>
  when
    .split(' · ')
    .map(part => `<span style="white-space:nowrap">${apart(part)}</span>`)
    .join(' · ')

function ticketLines(ticket: OrderTicketPayload, { text, passPages }: OrderMailRequest): string[] {
  const page = passPages.get(ticket.id)
  return [
    `  ${ticket.ticketingTypeName}: ${spokenCode(ticket.code)}`,
    ...(page ? [`  ${text('mail-order-pass')}: ${page}`] : []),
  ]
}

/** The way into the wallet of a phone, which is chosen on the page of the ticket. */
function passLink({ id }: OrderTicketPayload, { text, look, passPages }: OrderMailRequest): string {
  const page = passPages.get(id)
  if (!page) return ''
  return `<div style="height:8px;line-height:8px">&nbsp;</div><a href="${escapeHtml(page)}" style="${css({ color: look.link, 'font-size': '14px' })}">${escapeHtml(text('mail-order-pass'))}</a>`
}

/** One ticket as a box of its own, whole without what stands around it: event, day and time, for whom, and the code. */
function ticketTable(ticket: OrderTicketPayload, request: OrderMailRequest): string {
  const { look, venue } = request
  const when = whenText(ticket.eventStartTime, venue.locale)
  const frame = css({
    width: '100%',
    'margin-bottom': '12px',
    border: `1px solid ${look.line}`,
    'border-radius': look.radius,
    background: look.ticket,
  })
  const code = css({ 'font-family': 'monospace', 'font-size': '14px', color: look.subtle })
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="${frame}"><tr>
<td width="172" style="padding:14px;width:144px"><img src="cid:${escapeHtml(codeIdOf(ticket))}" width="144" height="144" alt="${escapeHtml(ticket.code)}" style="display:block;background:#fff;border-radius:6px"></td>
<td style="padding:14px 0;padding-inline-end:14px"><strong>${apart(ticket.eventName)}</strong>${when ? `<br>${apart(when)}` : ''}<br>${apart(ticket.ticketingTypeName)}${passLink(ticket, request)}</td>
</tr><tr><td colspan="2" style="padding:0 14px 14px"><span dir="ltr" style="${code}">${escapeHtml(spokenCode(ticket.code))}</span></td></tr></table>`
}

/** The name by which the HTML refers to the picture of a ticket's code. */
export const codeIdOf = ({ id }: Pick<OrderTicketPayload, 'id'>) => `ticket-${id}@marquee`
