// Runs in a thread of its own (`read-font.ts`): what is in a file that a stranger made may take long, or end the thread.
import { parentPort, workerData } from 'node:worker_threads'
import { inflateSync } from 'node:zlib'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { compress } from 'woff2-encoder'
import decompress from 'woff2-encoder/decompress'

const WEIGHTS = [300, 400, 700]

const { file, spans, sample, maxBytes } = workerData
const bytes = Buffer.from(file)

class NoFont extends Error {}

/** The tables of a WOFF file, unpacked one by one within the limit: a few bytes may claim to be gigabytes. */
function unpackWoff(woff) {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  const power = 2 ** Math.floor(Math.log2(count || 1))
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((count - power) * 16, 10)
  const parts = [head]
  let end = head.length
  for (let at = 0; at < count; at += 1) {
    const entry = 44 + 20 * at
    const [offset, packed, length] = [4, 8, 12].map(place => woff.readUInt32BE(entry + place))
    if (end + length > maxBytes) throw new NoFont('size')
    const stored = woff.subarray(offset, offset + packed)
    const table = packed < length ? inflateSync(stored, { maxOutputLength: length }) : stored
    woff.copy(head, 12 + 16 * at, entry, entry + 4)
    woff.copy(head, 16 + 16 * at, entry + 16, entry + 20)
    head.writeUInt32BE(end, 20 + 16 * at)
    head.writeUInt32BE(length, 24 + 16 * at)
    const whole = Buffer.concat([table], Math.ceil(length / 4) * 4)
    parts.push(whole)
    end += whole.length
  }
  return Buffer.concat(parts)
}

async function unpack() {
  const kind = bytes.toString('latin1', 0, 4)
  if (['\0\x01\0\0', 'true', 'OTTO'].includes(kind)) return bytes
  if (kind === 'ttcf') throw new NoFont('collection')
  if (kind !== 'wOFF' && kind !== 'wOF2') throw new NoFont('type')
  if (bytes.readUInt32BE(16) > maxBytes) throw new NoFont('size')
  return kind === 'wOFF' ? unpackWoff(bytes) : Buffer.from(await decompress(bytes))
}

const axesOf = font =>
  Object.fromEntries(Object.entries(font.variationAxes).map(([tag, { min, max }]) => [tag, [min, max]]))

/** How wide a letter of the sample is, in shares of the em, at the weights that stand-ins are measured at. */
function widthsOf(font) {
  const axis = font.variationAxes.wght
  const width = weight => {
    const cut = axis ? font.getVariation({ wght: Math.min(Math.max(weight, axis.min), axis.max) }) : font
    const letters = [...sample].filter(letter => font.hasGlyphForCodePoint(letter.codePointAt(0)))
    if (letters.length < sample.length / 2) return null
    const sum = letters.reduce(
      (all, letter) => all + cut.glyphForCodePoint(letter.codePointAt(0)).advanceWidth,
      0,
    )
    return sum / letters.length / font.unitsPerEm
  }
  return Object.fromEntries(WEIGHTS.map(weight => [weight, width(weight)]))
}

function factsOf(font) {
  const { hhea, 'OS/2': os2, post } = font
  const hasHeights = hhea.ascent !== 0 || hhea.descent !== 0
  return {
    family: String(font.getName('preferredFamily') || font.familyName || ''),
    glyphs: font.numGlyphs,
    unitsPerEm: font.unitsPerEm,
    ascent: hasHeights ? hhea.ascent : os2.typoAscender,
    descent: hasHeights ? hhea.descent : os2.typoDescender,
    weight: os2.usWeightClass,
    isItalic: Boolean(os2.fsSelection.italic) || (post?.italicAngle ?? 0) !== 0,
    panose: [...os2.panose],
    rights: { ...os2.fsType },
    axes: axesOf(font),
  }
}

/** Draws every letter once: what draws itself in circles ends here, and not in a ticket. */
function drawAll(font) {
  for (let id = 0; id < font.numGlyphs; id += 1) void font.getGlyph(id).path.commands.length
  font.layout(sample)
}

async function read() {
  const sfnt = await unpack()
  const font = create(sfnt)
  const facts = factsOf(font)
  const known = font.characterSet
  const kept = known.filter(point => spans.some(([first, last]) => point >= first && point <= last))
  if (kept.length === 0) throw new NoFont('letters')
  const small = facts.rights.noSubsetting
    ? sfnt
    : await subsetFont(sfnt, kept.map(point => String.fromCodePoint(point)).join(''), {
        targetFormat: 'truetype',
      })
  const cut = create(Buffer.from(small))
  drawAll(cut)
  const content = await compress(small)
  return { facts: { ...facts, widths: widthsOf(cut), letters: kept }, content }
}

read().then(
  answer => parentPort.postMessage(answer),
  error => parentPort.postMessage({ problem: error instanceof NoFont ? error.message : 'broken' }),
)
