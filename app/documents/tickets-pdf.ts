import { setImmediate } from 'node:timers/promises'
import QRCode from 'qrcode'
import sharp from 'sharp'
import type { OrderTicketPayload } from '#app/contract/orders.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import { firstMentions, type PlaceDirections } from '#app/rules/orders/place-directions.ts'
import { placeInVisit } from '#app/rules/orders/place-in-visit.ts'
import { visitsOf } from '#app/rules/orders/visits.ts'
import { codePath } from '#app/rules/tickets/code-path.ts'
import { inDirection, isolateWords, textDirection } from '#theme/texts/runtime/text-direction.ts'
import { cropPhotograph, type Photograph } from './crop-photograph.ts'
import type { DocumentLook } from './document-look.ts'
import { addressLine, type DocumentRequest, type DocumentVenue, writtenDirections } from './document-venue.ts'
import { fitText } from './outlines/fit-text.ts'
import { openFace } from './outlines/open-face.ts'
import { drawPurchasePanel, type PrintedReceipt, type PurchasePanel } from './purchase-panel.ts'
import { heightOf, MARGIN, openSheet, type Sheet } from './sheet.ts'
import { CARD_HEIGHT, drawTicket, type Faces, LARGE_CARD_HEIGHT, type TicketCard } from './ticket-card.ts'

/**
 * `logo` is a PNG; `receipt` is null for somebody who has no more than the tickets; `directions` are how each event is found, by its template.
 * `policy` is what may be changed of the order, a line each; the venue's `farewell` ends what stands below the tickets. A ticket that is alone has its
 * event's `photo` above it.
 */
export type TicketsRequest = DocumentRequest & {
  look: DocumentLook
  logo: Uint8Array | null
  receipt: PrintedReceipt | null
  directions: ReadonlyMap<string, readonly PlaceDirections[]>
  policy: readonly string[]
  photo: Photograph | null
  farewell: string
}

const CARDS_PER_PAGE = 3
const GAP = 20
const HEAD = 64
const LOGO = 36
/** Below a ticket that is alone, for what was paid and the way. */
const PANEL_HEIGHT = 208

/**
 * The tickets of an order to be printed or shown, three to a page and one alone larger below its event's photograph, in the venue's look; a PDF without scripts, links or
 * fonts. Where the last page has room, what was paid, what may be changed and how the visits are found stand below its tickets, else the total
 * stands at its head, and what may be changed at its foot.
 */
export async function ticketsPdf(request: TicketsRequest): Promise<Uint8Array> {
  const { venue, order, text } = request
  const cards = order.tickets.map((ticket, index) => cardOf(ticket, { request, index }))
  const number = text('confirmation-order-number', { number: order.orderNumber })
  const foot = footOf(venue, { hasAddress: cards.length > 1 })
  const panel = panelOf(request)
  const faces = await openFaces(
    request.look,
    [...cards.flatMap(wordsOf), venue.name, number, foot, ...panelWords(panel)].join(''),
  )
  const sheet = openSheet({
    title: [venue.name, number].join(', '),
    author: venue.name,
    locale: venue.locale,
    created: new Date(order.createdOn),
  })
  const logo = request.logo && `data:image/png;base64,${Buffer.from(request.logo).toString('base64')}`
  const rtl = textDirection(venue.locale) === 'rtl'
  const height = cards.length === 1 ? LARGE_CARD_HEIGHT : CARD_HEIGHT
  const photo = cards.length === 1 && request.photo ? await printedPhoto(request.photo, sheet) : null
  const top = MARGIN + HEAD + (photo ? photo.height + GAP : 0)
  for (const [index, card] of cards.entries()) {
    if (index % CARDS_PER_PAGE === 0) {
      // Mails draw many of these one after another: requests get their turn in between.
      await setImmediate()
      const isFull = index + CARDS_PER_PAGE <= cards.length
      beginPage({ sheet, faces, request, logo, head: headOf(number, { panel, isFull }), foot, rtl })
    }
    if (photo) drawPhoto(photo, { sheet, look: request.look })
    const y = top + (index % CARDS_PER_PAGE) * (height + GAP)
    const box = { x: MARGIN, y, width: sheet.width - 2 * MARGIN, height }
    drawTicket(card, { sheet, look: request.look, faces, rtl, box })
  }
  const places = cards.length % CARDS_PER_PAGE
  if (places === 0) writePolicyAtFoot(request.policy.join(' '), { sheet, faces, look: request.look })
  if (places > 0) {
    const y = top + places * (height + GAP) + GAP / 2
    const box = { x: MARGIN, y, width: sheet.width - 2 * MARGIN, height: sheet.height - MARGIN - y }
    drawPurchasePanel(panel, { sheet, look: request.look, faces, rtl, box })
  }
  return sheet.end()
}

type PrintedPhoto = { picture: string; width: number; height: number }

/** A photograph over the width of a page's words, as high as the page leaves room; null for what is no picture. */
async function printedPhoto(photo: Photograph, { width, height }: Sheet): Promise<PrintedPhoto | null> {
  const room = {
    width: width - 2 * MARGIN,
    height: height - 2 * MARGIN - HEAD - LARGE_CARD_HEIGHT - 2.5 * GAP - PANEL_HEIGHT,
  }
  const frame = { width: Math.round(room.width * 2), height: Math.round(room.height * 2) }
  const cropped = await cropPhotograph(photo, frame)
  if (!cropped) return null
  const jpeg = await sharp(cropped)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
  return { ...room, picture: `data:image/jpeg;base64,${jpeg.toString('base64')}` }
}

function drawPhoto(
  { picture, width, height }: PrintedPhoto,
  { sheet, look }: { sheet: Sheet; look: DocumentLook },
) {
  const { doc } = sheet
  const radius = Math.min(look.radius * 0.75, 20)
  sheet.draw(null, () => {
    doc
      .save()
      .roundedRect(MARGIN, MARGIN + HEAD, width, height, radius)
      .clip()
    doc.image(picture, MARGIN, MARGIN + HEAD, { width, height }).restore()
  })
}

/** Between the last ticket of a full page and its foot. */
function writePolicyAtFoot(
  policy: string,
  { sheet, faces, look }: { sheet: Sheet; faces: Faces; look: DocumentLook },
) {
  if (policy === '') return
  const width = sheet.width - 2 * MARGIN
  const fitted = fitText(policy, { face: faces.plain, width, size: 8, least: 6, lines: 2 })
  const y = sheet.height - MARGIN + 6 - heightOf(fitted)
  sheet.write({ text: policy, fitted, x: MARGIN, y, width, color: look.ink, align: 'center' })
}

function panelOf({
  venue,
  order,
  text,
  receipt,
  directions,
  policy,
  farewell,
}: TicketsRequest): PurchasePanel {
  const isAlone = order.tickets.length === 1
  const visits = visitsOf(order.tickets)
  const places = firstMentions(visits.map(({ eventTemplateId }) => directions.get(eventTemplateId) ?? []))
  const ways = visits.map(({ name }, index) => ({
    name,
    lines: writtenDirections(places[index] ?? [], text),
  }))
  return {
    receipt: receipt && { ...receipt, heading: text('confirmation-receipt') },
    policy: policy.length > 0 ? { heading: text('order-policy-heading'), lines: policy } : null,
    directions: {
      heading: text('order-directions'),
      visits: ways.filter(({ lines }) => lines.length > 0),
      venue: [isAlone ? addressLine(venue) : '', text('order-before-visit')].filter(Boolean),
    },
    farewell,
  }
}

function panelWords({ receipt, policy, directions, farewell }: PurchasePanel): string[] {
  return [
    farewell,
    ...(policy ? [policy.heading, ...policy.lines] : []),
    ...(receipt
      ? [
          receipt.heading,
          receipt.buyer,
          receipt.total,
          ...receipt.paid,
          ...receipt.rows.flatMap(Object.values),
        ]
      : []),
    directions.heading,
    ...directions.venue,
    ...directions.visits.flatMap(({ name, lines }) => [name, ...lines]),
  ]
}

/** The order number, who bought it and, where no receipt follows on the page, what it cost. */
function headOf(number: string, { panel: { receipt }, isFull }: { panel: PurchasePanel; isFull: boolean }) {
  if (!receipt) return [number]
  return [number, receipt.buyer, ...(isFull ? [[receipt.total, ...receipt.paid].join(' · ')] : [])]
}

/** Each part is kept together, and the line runs as the venue's language does; the address of a ticket that is alone stands above. */
function footOf(venue: DocumentVenue, { hasAddress }: { hasAddress: boolean }): string {
  const { locale, name, phoneNumber = '', email = '' } = venue
  const where = [name, hasAddress ? addressLine(venue) : ''].map(words => isolateWords(words, { locale }))
  const reached = [phoneNumber, email].map(words => isolateWords(words, { locale, direction: 'ltr' }))
  return inDirection([...where, ...reached].filter(Boolean).join(' · '), locale)
}

function cardOf(
  ticket: OrderTicketPayload,
  { request: { venue, order, facts, text }, index }: { request: TicketsRequest; index: number },
): TicketCard {
  const [date = '', time = ''] = (ticket.eventStartTime ?? '').split('T')
  const { modules } = QRCode.create(ticket.code, { errorCorrectionLevel: 'M' })
  const place = placeInVisit(ticket, order.tickets)
  return {
    count: place.total > 1 ? text('confirmation-ticket', place) : '',
    time: time && timeText(time.slice(0, 5), venue.locale),
    date: date && dateText({ date }, { pattern: 'long', locale: venue.locale }),
    name: ticket.eventName,
    kind: inDirection(isolateWords(ticket.ticketingTypeName, venue), venue.locale),
    place: isolateWords(facts.get(ticket.eventTemplateId)?.place ?? '', venue),
    code: ticket.code,
    codePath: codePath(modules),
    codeSize: modules.size,
    codeWords: text('confirmation-ticket-code', { number: String(index + 1) }),
    hint: text('confirmation-show-code'),
  }
}

const wordsOf = ({ codePath: _, codeSize: __, ...words }: TicketCard) => Object.values(words)

async function openFaces(look: DocumentLook, text: string): Promise<Faces> {
  const letters = `${text} …·`
  const [display, strong, plain] = await Promise.all([
    openFace({ ...look.display, weight: look.displayWeight, opticalSize: 34 }, letters),
    openFace({ ...look.words, weight: 650, opticalSize: 14 }, letters),
    openFace({ ...look.words, weight: 400, opticalSize: 10 }, letters),
  ])
  return { display, strong, plain }
}

type PageParts = {
  sheet: Sheet
  faces: Faces
  request: TicketsRequest
  /** as a data address, by which a picture on several pages is stored once */
  logo: string | null
  /** the order number first, what is smaller below it */
  head: readonly string[]
  foot: string
  rtl: boolean
}

function beginPage({ sheet, faces, request: { look, venue }, logo, head, foot, rtl }: PageParts) {
  const { doc, width, height } = sheet
  doc.addPage()
  const half = (width - 2 * MARGIN) / 2
  const [nearX, farX] = rtl ? [MARGIN + half, MARGIN] : [MARGIN, MARGIN + half]
  const logoX = rtl ? width - MARGIN - LOGO : MARGIN
  if (logo) sheet.draw(venue.name, () => doc.image(logo, logoX, MARGIN - 4, { fit: [LOGO, LOGO] }))
  const room = logo ? LOGO + 12 : 0
  const name = fitText(venue.name, { face: faces.display, width: half - room, size: 16, least: 9, lines: 1 })
  const sides = rtl ? (['end', 'start'] as const) : (['start', 'end'] as const)
  sheet.write({
    text: venue.name,
    fitted: name,
    x: rtl ? nearX : nearX + room,
    y: MARGIN + 4,
    width: half - room,
    color: look.ink,
    align: sides[0],
  })
  let y = MARGIN + 8
  for (const [index, words] of head.entries()) {
    const size = index === 0 ? 10 : 8.5
    const fitted = fitText(words, { face: faces.plain, width: half, size, least: 6, lines: 1 })
    y = sheet.write({ text: words, fitted, x: farX, y, width: half, color: look.ink, align: sides[1] })
  }
  const line = fitText(foot, { face: faces.plain, width: width - 2 * MARGIN, size: 8, least: 6, lines: 1 })
  sheet.write({
    text: foot,
    fitted: line,
    x: MARGIN,
    y: height - MARGIN + 8,
    width: width - 2 * MARGIN,
    color: look.ink,
    align: 'center',
  })
}
