import { load } from 'cheerio'

/** One drawing of a file with many, as a file of its own; undefined where the file has none of this id. */
export function symbolOf(bytes: Buffer, id: string): Buffer | undefined {
  const $ = load(bytes.toString('utf8'), { xml: true })
  const symbol = $('[id]')
    .toArray()
    .find(element => element.attribs.id === id)
  if (!symbol) return undefined
  const { viewBox = '' } = symbol.attribs
  const shared = $('svg > defs, svg > style')
    .toArray()
    .map(element => $.xml(element))
    .join('')
  const box = viewBox ? ` viewBox="${viewBox}"` : ''
  const drawing = symbol.tagName === 'symbol' ? $(symbol).html() : $.xml(symbol)
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"${box}>${shared}${drawing ?? ''}</svg>`)
}
