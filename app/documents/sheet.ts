import PDFDocument from 'pdfkit'
import type { FittedText } from './outlines/fit-text.ts'
import type { Cluster } from './outlines/outline-text.ts'
import { createTextLayer, type TextLayer } from './text-layer.ts'

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
  /** its spaces are for the eye alone: whoever copies it gets none */
  unspaced?: boolean
}

export type Sheet = ReturnType<typeof openSheet>

type SheetMetadata = { title: string; author: string; locale: string; created: Date }

const LEADING = 1.22
const ASCENT = 0.86

/**
 * A document to draw on. Words are drawn as shapes, so that nothing depends on the reader's fonts, and carry their text beside them, for
 * reading programs, and over them, for search and the mouse. `end` gives the finished file.
 */
export function openSheet({ title, author, locale, created }: SheetMetadata) {
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
  const layer = createTextLayer(doc)
  const whole = doc.struct('Document')
  doc.addStructure(whole)
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
      whole.add(doc.struct('P', { actual: placed.text }, () => void fillLines(doc, placed, layer)))
      return placed.y + heightOf(placed.fitted)
    },
    /** draws what is no text: `words` say what it shows, null for an ornament */
    draw: (words: string | null, drawing: () => unknown) => {
      if (words !== null) return void whole.add(doc.struct('Figure', { alt: words }, () => void drawing()))
      doc.markContent('Artifact')
      drawing()
      doc.endMarkedContent()
    },
    end: (): Promise<Uint8Array> => {
      whole.end()
      layer.end()
      doc.end()
      return finished
    },
  }
}

export const heightOf = ({ size, lines }: FittedText) => lines.length * size * LEADING

function fillLines(
  doc: PDFKit.PDFDocument,
  { fitted, x, y, width, color, align = 'start', unspaced = false }: PlacedText,
  layer: TextLayer,
) {
  fitted.lines.forEach((line, index) => {
    const rest = { start: 0, center: (width - line.width) / 2, end: width - line.width }[align]
    const baseline = y + fitted.size * (index * LEADING + ASCENT)
    doc.save().fillColor(color)
    for (const { path, scale, ...at } of line.shapes) {
      const place = [scale, 0, 0, -scale, x + rest + at.x, baseline - at.y].map(short).join(' ')
      doc.addContent(`q ${place} cm ${path} f Q`)
    }
    const clusters = unspaced ? withoutSpaces(line.clusters) : line.clusters
    doc.addContent(layer.lineAt(clusters, { x: rounded(x + rest), y: rounded(baseline), size: fitted.size }))
    doc.restore()
  })
}

/** A space becomes a part of the piece before it. */
function withoutSpaces(clusters: readonly Cluster[]): Cluster[] {
  const visible: Cluster[] = []
  for (const cluster of clusters) {
    const before = visible.at(-1)
    if (cluster.words === ' ' && before)
      visible[visible.length - 1] = { ...before, width: before.width + cluster.width }
    else visible.push(cluster)
  }
  return visible
}

const rounded = (value: number) => Math.round(value * 100_000) / 100_000
const short = (value: number) => String(rounded(value))

function regionOf(locale: string): string {
  return new Intl.Locale(locale).maximize().region ?? ''
}
