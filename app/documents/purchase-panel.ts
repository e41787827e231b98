import type { DocumentLook } from './document-look.ts'
import { fitText } from './outlines/fit-text.ts'
import type { Face } from './outlines/open-face.ts'
import { heightOf, type Sheet } from './sheet.ts'
import type { Faces } from './ticket-card.ts'

/** What an order cost and who bought it, in words; only for somebody who may know. */
export type PrintedReceipt = {
  buyer: string
  rows: { label: string; amount: string }[]
  total: string
  /** what it was paid with, a line each */
  paid: string[]
}

/** What stands below the last tickets; a part without lines is left out. */
export type PurchasePanel = {
  receipt: (PrintedReceipt & { heading: string }) | null
  /** what may be changed of the order, a line each */
  policy: { heading: string; lines: readonly string[] } | null
  directions: {
    heading: string
    visits: { name: string; lines: readonly string[] }[]
    /** where the venue is, and what it asks of whoever comes */
    venue: readonly string[]
  }
  /** the venue's last words; '' for none */
  farewell: string
}

type Box = { x: number; y: number; width: number; height: number }
type PanelDrawing = { sheet: Sheet; look: DocumentLook; faces: Faces; rtl: boolean; box: Box }

const GUTTER = 32
const HEADING = 17
const SIZE = 11
const LINE_GAP = 3

/** Draws beside each other what was paid, and how each visit is found; what has no room is left out from the end. */
export function drawPurchasePanel(
  { receipt, policy, directions, farewell }: PurchasePanel,
  drawing: PanelDrawing,
) {
  const columns = columnsOf(drawing, receipt ? 2 : 1)
  const [first, last] = [columns[0]!, columns.at(-1)!]
  const [near, far] = [openColumn(drawing, first), openColumn(drawing, last)]
  if (receipt) drawReceipt(receipt, near)
  if (policy) drawPolicy(policy, near)
  drawDirections(directions, far)
  if (farewell) drawFarewell(farewell, far)
}

function columnsOf({ box, rtl }: PanelDrawing, count: number): Box[] {
  if (count === 1) return [box]
  const width = (box.width - GUTTER) / 2
  const columns = [box, { ...box, x: box.x + width + GUTTER }].map(column => ({ ...column, width }))
  return rtl ? columns.reverse() : columns
}

type Line = { text: string; face: Face; size: number; lines: number; side?: string }
type Column = ReturnType<typeof openColumn>

/** Lines below each other as long as there is room; `side` stands at the other edge of its line. */
function openColumn({ sheet, look, faces, rtl }: PanelDrawing, box: Box) {
  const bottom = box.y + box.height
  let y = box.y
  const [near, far] = rtl ? (['end', 'start'] as const) : (['start', 'end'] as const)
  const sideWidth = box.width / 3
  const widthBeside = (side: string) => (side ? box.width - sideWidth : box.width)
  return {
    faces,
    room: () => bottom - y,
    heightOf: ({ text, face, size, lines, side = '' }: Line) =>
      heightOf(fitText(text, { face, size, lines, width: widthBeside(side), least: 7 })) + LINE_GAP,
    skip: (points: number) => {
      y += points
    },
    write: ({ text, face, size, lines, side = '' }: Line) => {
      const width = widthBeside(side)
      const fitted = fitText(text, { face, size, lines, width, least: 7 })
      if (y + heightOf(fitted) > bottom) return
      const at = { y, color: look.ink }
      const x = side && rtl ? box.x + sideWidth : box.x
      const next = sheet.write({ ...at, text, fitted, x, width, align: near })
      if (side) {
        const amount = fitText(side, { face, size, lines: 1, width: sideWidth, least: 7 })
        const sideX = rtl ? box.x : box.x + width
        sheet.write({ ...at, text: side, fitted: amount, x: sideX, width: sideWidth, align: far })
      }
      y = next + LINE_GAP
    },
    rule: () => {
      const line = y
      sheet.draw(null, () =>
        sheet.doc
          .moveTo(box.x, line)
          .lineTo(box.x + box.width, line)
          .lineWidth(0.6)
          .stroke(look.line),
      )
      y += LINE_GAP + 2
    },
  }
}

/** A row keeps its size, over two lines if need be. Rows only where all of them have room: a bill with some of its rows would not add up. */
function drawReceipt({ heading, rows, total, paid }: NonNullable<PurchasePanel['receipt']>, column: Column) {
  const { strong, plain, display } = column.faces
  const lines: Line[] = rows.map(({ label: text, amount: side }) => ({
    text,
    side,
    face: plain,
    size: SIZE,
    lines: 2,
  }))
  const lineHeight = SIZE * 1.22 + LINE_GAP
  column.write({ text: heading, face: display, size: HEADING, lines: 1 })
  column.skip(LINE_GAP)
  const height = lines.reduce((sum, line) => sum + column.heightOf(line), 0)
  if (height + (1 + paid.length) * lineHeight < column.room()) {
    for (const line of lines) column.write(line)
    column.rule()
  }
  column.write({ text: total, face: strong, size: SIZE + 1.5, lines: 1 })
  for (const text of paid) column.write({ text, face: plain, size: SIZE, lines: 1 })
}

function drawPolicy({ heading, lines }: NonNullable<PurchasePanel['policy']>, column: Column) {
  column.skip(LINE_GAP * 2)
  column.write({ text: heading, face: column.faces.strong, size: SIZE, lines: 1 })
  for (const text of lines) column.write({ text, face: column.faces.plain, size: SIZE, lines: 5 })
}

/** In the venue's display face, since it is its own voice. */
function drawFarewell(farewell: string, column: Column) {
  column.skip(HEADING)
  column.write({ text: farewell, face: column.faces.display, size: SIZE + 2, lines: 4 })
}

function drawDirections({ heading, visits, venue }: PurchasePanel['directions'], column: Column) {
  const { strong, plain, display } = column.faces
  column.write({ text: heading, face: display, size: HEADING, lines: 1 })
  column.skip(LINE_GAP)
  for (const text of venue) column.write({ text, face: plain, size: SIZE, lines: 3 })
  for (const { name, lines } of visits) {
    column.skip(LINE_GAP * 2)
    column.write({ text: name, face: strong, size: SIZE, lines: 1 })
    for (const text of lines) column.write({ text, face: plain, size: SIZE, lines: 5 })
  }
}
