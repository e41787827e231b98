import { spokenCode } from '#app/rules/orders/spoken-code.ts'
import type { DocumentLook } from './document-look.ts'
import { type FittedText, fitText } from './outlines/fit-text.ts'
import type { Face } from './outlines/open-face.ts'
import { heightOf, type PlacedText, type Sheet } from './sheet.ts'

/** What stands on one ticket, in words; `code` as its QR code's path on a square of `codeSize`. */
export type TicketCard = {
  count: string
  time: string
  date: string
  name: string
  kind: string
  place: string
  code: string
  codePath: string
  codeSize: number
  codeWords: string
  hint: string
}

export type Faces = { display: Face; strong: Face; plain: Face }

export const CARD_HEIGHT = 200
/** Of a ticket that has a page to itself. */
export const LARGE_CARD_HEIGHT = 264
/** Points on a card of `CARD_HEIGHT`; all grow with it. */
const STUB = 168
const PADDING = 24
const NOTCH = 8
const CODE = 112
/** Scanners want this much quiet around a code, in modules. */
const QUIET = 4

type TicketDrawing = {
  sheet: Sheet
  look: DocumentLook
  faces: Faces
  /** the languages that run leftwards have the stub on the left */
  rtl: boolean
  box: { x: number; y: number; width: number; height: number }
}

type CardDrawing = TicketDrawing & { scale: number }

/** Draws a ticket as the confirmation shows it, as tall as its box: when, what and for whom; beside a tear line the code. */
export function drawTicket(card: TicketCard, ticket: TicketDrawing) {
  const { sheet, box, rtl } = ticket
  const drawing = { ...ticket, scale: box.height / CARD_HEIGHT }
  const stub = STUB * drawing.scale
  const stubX = rtl ? box.x : box.x + box.width - stub
  const tearX = rtl ? box.x + stub : stubX
  sheet.draw(null, () => drawPaper(drawing, { stubX, tearX }))
  drawMain(card, drawing)
  drawStub(card, drawing, stubX)
}

function drawPaper(
  { sheet: { doc }, look, box, scale }: CardDrawing,
  { stubX, tearX }: { stubX: number; tearX: number },
) {
  const { x, y, width, height } = box
  const radius = Math.min(look.radius * 0.75, 20)
  doc.save().roundedRect(x, y, width, height, radius).clip()
  doc.rect(x, y, width, height).fill(look.ticket)
  doc
    .rect(stubX, y, STUB * scale, height)
    .fill(look.stub)
    .restore()
  doc.lineWidth(0.6).strokeOpacity(0.5)
  doc.roundedRect(x, y, width, height, radius).stroke(look.line)
  const notches = [y, y + height]
  for (const edge of notches) doc.circle(tearX, edge, NOTCH).fill(look.paper)
  // The outline goes around the notches too: half a circle each, within the card.
  doc.save().rect(x, y, width, height).clip()
  for (const edge of notches) doc.circle(tearX, edge, NOTCH).stroke(look.line)
  doc.restore().strokeOpacity(1)
  doc
    .moveTo(tearX, y + NOTCH + 4)
    .lineTo(tearX, y + height - NOTCH - 4)
    .lineWidth(1.4)
    .dash(4, { space: 4 })
    .stroke(look.ticket)
    .undash()
  return doc
}

function drawMain(card: TicketCard, { sheet, look, faces, rtl, box, scale }: CardDrawing) {
  const padding = PADDING * scale
  const width = box.width - STUB * scale - 2 * padding
  const x = rtl ? box.x + STUB * scale + padding : box.x + padding
  const at = { x, width, align: rtl ? 'end' : 'start' } as const
  const set = (text: string, face: Face, [size, least, lines]: readonly [number, number, number]) =>
    fitText(text, { face, width, size: size * scale, least, lines })
  const write = (placed: Omit<PlacedText, 'x' | 'width' | 'align'>) => sheet.write({ ...at, ...placed })
  const { ticketText: color, ticketSubtle } = look

  let y = box.y + padding - 4
  if (card.count) {
    y = write({ text: card.count, fitted: set(card.count, faces.plain, [9, 7, 1]), y, color: ticketSubtle })
    y += 6 * scale
  }
  if (card.time) y = write({ text: card.time, fitted: set(card.time, faces.display, [34, 16, 1]), y, color })
  if (card.date) write({ text: card.date, fitted: set(card.date, faces.display, [15, 9, 1]), y, color })

  const below = [card.kind, card.place].filter(Boolean).join(' · ')
  const kind = set(below, faces.plain, [10.5, 8, 2])
  const name = set(card.name, faces.strong, [15, 10, 2])
  const bottom = box.y + box.height - padding + 2 - heightOf(kind)
  write({ text: card.name, fitted: name, y: bottom - heightOf(name) - 1, color })
  write({ text: below, fitted: kind, y: bottom, color })
}

function drawStub(card: TicketCard, { sheet, look, faces, box, scale }: CardDrawing, stubX: number) {
  const size = CODE * scale
  const codeX = stubX + ((STUB - CODE) * scale) / 2
  const codeY = box.y + 22 * scale
  sheet.draw(card.codeWords, () => drawCode(card, { sheet, look, x: codeX, y: codeY, size }))
  const width = STUB * scale - 24
  const at = { x: stubX + 12, width, align: 'center', color: look.stubText } as const
  const room = { width, lines: 2, least: 6, face: faces.plain }
  const code = fitCode(card.code, { face: faces.plain, width, size: 9 * scale })
  const y = sheet.write({ ...at, text: card.code, fitted: code, y: codeY + size + 8, unspaced: true })
  const hint = fitText(card.hint, { ...room, size: 8 * scale })
  sheet.write({ ...at, text: card.hint, fitted: hint, y: y + 3 })
}

/** Each group of a code on a line of its own, on every card of a file alike: what fits is as wide as its letters happen to be. */
function fitCode(code: string, room: { face: Face; width: number; size: number }): FittedText {
  const groups = spokenCode(code).split(' ')
  const fitted = groups.map(group => fitText(group, { ...room, lines: 1, least: 6 }))
  return {
    size: Math.min(...fitted.map(({ size }) => size)),
    lines: fitted.flatMap(({ lines }) => lines),
  }
}

type CodePlace = Pick<TicketDrawing, 'sheet' | 'look'> & { x: number; y: number; size: number }

function drawCode({ codePath, codeSize }: TicketCard, { sheet: { doc }, look, x, y, size }: CodePlace) {
  const module = size / (codeSize + 2 * QUIET)
  doc.roundedRect(x, y, size, size, Math.min(look.radius / 3, 6)).fill(look.paper)
  doc
    .save()
    .translate(x + QUIET * module, y + QUIET * module)
    .scale(module)
    .path(codePath)
    .fill(look.ink)
    .restore()
}
