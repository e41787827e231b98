import { type CheerioAPI, load } from 'cheerio'
import type { Element } from 'domhandler'
import { type ComputedStyles, computeStyles } from './computed-styles.ts'
import { isMetAtDesk } from './media-at-desk.ts'
import { baseAddress, importsOf, linkedSheet, sheetBase, sheetWithImports } from './page-files.ts'
import type { SitePage, SiteSheet } from './site-page.ts'
import { readStyleRules } from './style-rules.ts'
import { utilitySheet } from './utility-classes.ts'

/** A page that was read: its elements, how they look, and what it says of itself in JSON-LD. */
export type ReadPage = {
  $: CheerioAPI
  styles: ComputedStyles
  facts: readonly Fact[]
  page: SitePage
  /** what its addresses are meant from */
  base: string
}

/** An object of JSON-LD. */
export type Fact = Readonly<Record<string, unknown>>

/** Reads a page once for all rules. */
export function readPage(page: SitePage): ReadPage {
  // As whoever runs no scripts sees it: pictures that scripts load late stand there.
  const $ = load(page.html, { scriptingEnabled: false })
  const base = baseAddress($, page.address)
  const rules = readStyleRules(sheetsInOrder($, { page, base: sheetBase(base) }))
  return { $, page, base, facts: readFacts($), styles: computeStyles($, rules) }
}

/** All style sheets where the page has them; first those of which it is not known where. */
function sheetsInOrder($: CheerioAPI, { page, base }: Pick<ReadPage, 'page' | 'base'>): string[] {
  const absolute = ({ css, address }: SiteSheet) => absoluteSheet(css, address)
  const linked = new Map(
    page.styles.flatMap(sheet => (sheet.link ? [[sheet.link, absolute(sheet)] as const] : [])),
  )
  const elements = $('link[href], style').toArray() as Element[]
  const links = elements.map(element => linkedSheet(element, base))
  const placed = elements.flatMap((element, at) => {
    const link = links[at]
    if (element.tagName === 'style') return styleWithin($, { element, base, linked })
    // One that is also loaded ahead counts where it stands at last.
    return link && at === links.lastIndexOf(link) ? (linked.get(link) ?? []) : []
  })
  return [...page.styles.filter(({ link }) => !link).map(absolute), ...placed, utilitySheet($)]
}

type StyleElement = { element: Element; base: string; linked: ReadonlyMap<string, string> }

function styleWithin($: CheerioAPI, { element, base, linked }: StyleElement): string[] {
  if (!isMetAtDesk(element.attribs.media ?? '') || $(element).closest('noscript').length > 0) return []
  const css = $(element).text()
  return [sheetWithImports(css, importsOf({ address: base, css }), address => linked.get(address))]
}

/** A style sheet whose pictures and faces have whole addresses: they are meant from where the sheet is. */
export function absoluteSheet(css: string, address: string): string {
  if (!address) return css
  return css.replace(/url\(\s*(["']?)(?!data:|#)([^"')]+)\1\s*\)/g, (whole, _quote, path: string) =>
    URL.canParse(path, address) ? `url("${new URL(path, address).href}")` : whole,
  )
}

function readFacts($: CheerioAPI): Fact[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap(element => factsOf(parseLoosely($(element).text())))
}

/** Some pages put comments around it, or leave line breaks in its strings. */
function parseLoosely(text: string): unknown {
  const json = text.replace(
    /^\s*(?:<!--|\/\*<!\[CDATA\[\*\/|<!\[CDATA\[)|(?:-->|\/\*\]\]>\*\/|\]\]>)\s*$/g,
    '',
  )
  for (const spelling of [json, json.replace(/[\n\r\t]+/g, ' '), json.replace(/,\s*([}\]])/g, '$1')])
    try {
      return JSON.parse(spelling)
    } catch {}
  return null
}

function factsOf(value: unknown): Fact[] {
  if (Array.isArray(value)) return value.flatMap(factsOf)
  if (typeof value !== 'object' || value === null) return []
  const fact = value as Fact
  return [fact, ...factsOf(fact['@graph']), ...factsOf(fact.mainEntity), ...factsOf(fact.publisher)]
}

/** Whether something of this kind is readable by a class, an id or a role of the element or one above it. */
export function isWithin($: CheerioAPI, element: Element, pattern: RegExp): boolean {
  return [element, ...$(element).parents().toArray()].some(
    at => !/^(?:html|body)$/.test(at.tagName) && pattern.test(nameOf(at)),
  )
}

/** What an element calls itself. */
export const nameOf = ({ tagName, attribs }: Element): string =>
  `${tagName} ${attribs.class ?? ''} ${attribs.id ?? ''} ${attribs.role ?? ''}`

/** The words of an element on one line. */
export const wordsOf = ($: CheerioAPI, element: Element): string =>
  $(element).text().replace(/\s+/g, ' ').trim()

/** An absolute address; undefined for what leads nowhere on the web. A page without an address keeps its names of files. */
export function absoluteAddress(
  href: string | undefined,
  { base: address }: Pick<ReadPage, 'base'>,
): string | undefined {
  const path = href?.trim()
  if (!path) return undefined
  if (!address) return path
  try {
    const url = new URL(path, address)
    return /^https?:$|^data:$|^cid:$/.test(url.protocol) ? url.href : undefined
  } catch {
    return undefined
  }
}
