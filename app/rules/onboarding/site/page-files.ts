import { type CheerioAPI, load } from 'cheerio'
import type { Element } from 'domhandler'
import { isMetAtDesk } from './media-at-desk.ts'
import type { SitePage } from './site-page.ts'

/** A style sheet that another one names: where it is, and what it is put in, such as `@layer base` or `@media screen`. */
export type SheetImport = { address: string; around: string[] }

/** Where the style sheets of a page are, in their order: those for screens that are not switched off, and those that its own styles name. */
export function sheetAddresses({ address, html }: Pick<SitePage, 'address' | 'html'>): string[] {
  const $ = load(html, { scriptingEnabled: false })
  const base = sheetBase(baseAddress($, address))
  const sheets = $('link[href], style').toArray() as Element[]
  return [
    ...new Set(
      sheets.flatMap(element =>
        element.tagName === 'style'
          ? importsOf({ address: base, css: $(element).text() }).map(each => each.address)
          : (linkedSheet(element, base) ?? []),
      ),
    ),
  ]
}

/** What the sheets of a page are meant from that was handed in without an address: they are found by their names. */
export const sheetBase = (base: string): string => base || 'file:///'

/** Where the sheet of a `<link>` is; undefined for what is no sheet, or none for a desk's screen. */
export function linkedSheet({ attribs }: Element, base: string): string | undefined {
  const { rel = '', media = '', as, disabled, href = '', onload = '' } = attribs
  const isSheet = /\bstylesheet\b/i.test(rel) && !/\balternate\b/i.test(rel)
  const isLate = /\bpreload\b/i.test(rel) && as === 'style'
  // Kept for print until it is there: what it is for is said by a script.
  const isForScreen = isMetAtDesk(media) || /\bmedia\s*=/.test(onload)
  const isMeant = (isSheet || isLate) && disabled === undefined && isForScreen
  return isMeant && URL.canParse(href, base) ? new URL(href, base).href : undefined
}

const IMPORT = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)["']?\s*\)?([^;]*);/gi

/** The sheets that a style sheet names itself, for a desk's screen. */
export function importsOf({ address, css }: { address: string; css: string }): SheetImport[] {
  return [...css.matchAll(IMPORT)].flatMap(([, href = '', condition = '']) => {
    const [, layer, name = ''] = /\b(layer)\b(?:\(([^)]*)\))?/i.exec(condition) ?? []
    const media = condition
      .replace(/\blayer\b(?:\([^)]*\))?|\bsupports\((?:[^()]|\([^()]*\))*\)/gi, '')
      .trim()
    if (!URL.canParse(href, address) || !isMetAtDesk(media)) return []
    return [{ address: new URL(href, address).href, around: layer ? [`@layer ${name}`] : [] }]
  })
}

/** A style sheet with those that it names before it, as far as they were found. */
export function sheetWithImports(
  css: string,
  imports: readonly SheetImport[],
  find: (address: string) => string | undefined,
): string {
  const found = imports.flatMap(({ address, around }) => {
    const named = find(address)
    return named === undefined ? [] : [around.reduce((inner, outer) => `${outer}{${inner}}`, named)]
  })
  return [...found, css].join('\n')
}

/** What a page's addresses are meant from: its own address, or what it names instead. */
export function baseAddress($: CheerioAPI, address: string): string {
  const href = $('base').attr('href')
  return href && URL.canParse(href, address || undefined) ? new URL(href, address || undefined).href : address
}
