import PDFDocument from 'pdfkit'
import type { FittedText } from './outlines/fit-text.ts'

/** Points of a page in portrait. */
const PAGES = { letter: [612, 792], a4: [595.28, 841.89] } as const
const ON_LETTER = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE'])

export const MARGIN = 40

/** A text set and placed: `x` and `width` say where its lines may stand, `y` is the top of the first. */
export type PlacedText = {
  text: string
  fitted: FittedText
  x: number
  y: number
  width: number
  color: string
  align?: 'start' | 'center' | 'end'
}

export type Sheet = ReturnType<typeof openSheet>

type About = { title: string; author: string; locale: string; created: Date }

const LEADING = 1.22
const ASCENT = 0.86

/**
 * A document to draw on. Words are drawn as shapes and carry their text beside them, so that reading programs say what is written
 * in any script, and nothing depends on the reader's fonts. `end` gives the finished file.
 */
export function openSheet({ title, author, locale, created }: About) {
  const [width, height] = ON_LETTER.has(regionOf(locale)) ? PAGES.letter : PAGES.a4
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    tagged: true,
    lang: locale,
    displayTitle: true,
    pdfVersion: '1.7',
    autoFirstPage: false,
    info: { Title: title, Author: author, CreationDate: created, ModDate: created },
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })

  return {
    doc,
    width,
    height,
    /** draws lines of text; gives where the next may begin */
    write: (placed: PlacedText): number => {
      doc.addStructure(doc.struct('P', { actual: placed.text }, () => void fillLines(doc, placed)))
      return placed.y + heightOf(placed.fitted)
    },
    /** draws what is no text: `words` say what it shows, null for an ornament */
    draw: (words: string | null, drawing: () => unknown) => {
      if (words !== null)
        return void doc.addStructure(doc.struct('Figure', { alt: words }, () => void drawing()))
      doc.markContent('Artifact')
      drawing()
      doc.endMarkedContent()
    },
    end: (): Promise<Uint8Array> => {
      doc.end()
      return finished
    },
  }
}

export const heightOf = ({ size, lines }: FittedText) => lines.length * size * LEADING

function fillLines(doc: PDFKit.PDFDocument, { fitted, x, y, width, color, align = 'start' }: PlacedText) {
  fitted.lines.forEach((line, index) => {
    const rest = { start: 0, center: (width - line.width) / 2, end: width - line.width }[align]
    const baseline = y + fitted.size * (index * LEADING + ASCENT)
    doc.save().fillColor(color)
    for (const { path, scale, ...at } of line.shapes) {
      const place = [scale, 0, 0, -scale, x + rest + at.x, baseline - at.y].map(short).join(' ')
      doc.addContent(`q ${place} cm ${path} f Q`)
    }
    doc.restore()
  })
}

const short = (value: number) => String(Math.round(value * 100_000) / 100_000)

function regionOf(locale: string): string {
  return new Intl.Locale(locale).maximize().region ?? ''
}
