import type { Cluster } from './outlines/outline-text.ts'

/** Codes of one byte; 0 is left to what has none. */
const CODES = 255

type Layer = { font: PDFKit.PDFKitReference; codes: Map<string, number>; words: string[]; widths: number[] }

/** The box that selections are drawn with, in thousandths of the size: from below the line to above it. */
const BOTTOM = -220
const TOP = 860

export type TextLayer = ReturnType<typeof createTextLayer>

/**
 * Unseen text over drawn words, so that they can be searched, marked and copied. Its letters are those of Type 3 fonts made for the
 * document: each is as wide as what is drawn, shows nothing, and says which characters it stands for (ToUnicode).
 */
export function createTextLayer(doc: PDFKit.PDFDocument) {
  const layers: Layer[] = []

  const open = (): Layer => {
    const layer = { font: doc.ref({}), codes: new Map(), words: [], widths: [] }
    layers.push(layer)
    return layer
  }
  const codeOf = ({ words, width }: Cluster) => {
    const advance = Math.round(width * 1000)
    const key = `${advance} ${words}`
    const index = layers.findIndex(({ codes }) => codes.has(key))
    if (index >= 0) return { layer: index, code: layers[index]?.codes.get(key) ?? 0 }
    const last = layers.at(-1)
    const layer = last && last.words.length < CODES ? last : open()
    layer.words.push(words)
    layer.widths.push(advance)
    layer.codes.set(key, layer.words.length)
    return { layer: layers.indexOf(layer), code: layer.words.length }
  }

  return {
    /** the operators that write a line at a place, from left to right; `size` in points */
    lineAt: (line: readonly Cluster[], { x, y, size }: { x: number; y: number; size: number }): string => {
      const parts: string[] = []
      let used = -1
      for (const cluster of line) {
        const { layer, code } = codeOf(cluster)
        doc.page.fonts[`T${layer}`] = layers[layer]?.font as PDFKit.PDFKitReference
        if (layer !== used) parts.push(`/T${layer} ${size} Tf`)
        used = layer
        parts.push(`<${hex(code, 2)}> Tj`)
      }
      return parts.length === 0 ? '' : `BT 3 Tr 1 0 0 -1 ${x} ${y} Tm ${parts.join(' ')} ET`
    },
    end: () => {
      for (const layer of layers) writeFont(doc, layer)
    },
  }
}

function writeFont(doc: PDFKit.PDFDocument, { font, words, widths }: Layer) {
  const glyphs = Object.fromEntries([...new Set(widths)].map(width => [`w${width}`, emptyGlyph(doc, width)]))
  const map = doc.ref({})
  map.end(Buffer.from(unicodeMap(words)))
  Object.assign(font.data, {
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, BOTTOM, Math.max(...widths), TOP],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    CharProcs: glyphs,
    Encoding: { Type: 'Encoding', Differences: [1, ...widths.map(width => `w${width}`)] },
    FirstChar: 1,
    LastChar: widths.length,
    Widths: widths,
    Resources: {},
    ToUnicode: map,
  })
  font.end(undefined)
}

function emptyGlyph(doc: PDFKit.PDFDocument, width: number): PDFKit.PDFKitReference {
  const glyph = doc.ref({})
  glyph.end(Buffer.from(`${width} 0 0 ${BOTTOM} ${width} ${TOP} d1`))
  return glyph
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
const utf16 = (words: string) => Buffer.from(words, 'utf16le').swap16().toString('hex')

/** At most a hundred lines may stand in one block of a map. */
function unicodeMap(words: readonly string[]): string {
  const lines = words.map((each, index) => `<${hex(index + 1, 2)}> <${utf16(each)}>`)
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, block) =>
    lines.slice(block * 100, (block + 1) * 100),
  )
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<00> <ff>
endcodespacerange
${blocks.map(block => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`).join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}
