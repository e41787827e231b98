import { inflateSync } from 'node:zlib'

/** The streams of a PDF, unpacked. */
const streamsOf = (pdf: string) =>
  [...pdf.matchAll(/(<<[^>]*(?:>(?!>)[^>]*)*>>)\s*stream\n([\s\S]*?)\nendstream/g)].map(
    ([, about = '', bytes = '']) =>
      about.includes('FlateDecode') ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : bytes,
  )

/** What a reader finds: each line of unseen text. */
export const linesOfPdf = (pdf: string): string[] => sizedLinesOfPdf(pdf).map(({ words }) => words)

/** The same, each with the size of its letters in points; its codes turned into characters by the maps of their fonts. */
export function sizedLinesOfPdf(pdf: string): { words: string; size: number }[] {
  const streams = streamsOf(pdf)
  const maps = streams
    .filter(stream => stream.includes('beginbfchar'))
    .map(
      stream =>
        new Map(
          [...stream.matchAll(/^<(\w\w)> <((?:\w{4})+)>$/gm)].map(([, code, words = '']) => [
            code,
            utf16(words),
          ]),
        ),
    )
  const page = streams.find(stream => stream.includes(' Tj')) ?? ''
  return [...page.matchAll(/BT 3 Tr (.*?) ET/g)].map(([, operators = '']) => {
    let map = maps[0]
    const words = [...operators.matchAll(/\/T(\d+) |<(\w\w)> Tj/g)]
      .map(([, font, code]) => {
        if (font !== undefined) map = maps[Number(font)]
        return code === undefined ? '' : (map?.get(code) ?? '?')
      })
      .join('')
    return { words, size: Number(/\/T\d+ ([\d.]+) Tf/.exec(operators)?.[1]) }
  })
}

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')
