import { type CheerioAPI, load } from 'cheerio'
import type { Element } from 'domhandler'
import { type ComputedStyles, computeStyles } from './computed-styles.ts'
import { isMetAtDesk } from './media-at-desk.ts'
import type { SitePage } from './site-page.ts'
import { readStyleRules } from './style-rules.ts'

/** A page that was read: its elements, how they look, and what it says of itself in JSON-LD. */
export type ReadPage = {
  $: CheerioAPI
  styles: ComputedStyles
  facts: readonly Fact[]
  page: SitePage
}

/** An object of JSON-LD. */
export type Fact = Readonly<Record<string, unknown>>

/** Reads a page once for all rules. Style sheets within the page come after those it names, as most pages have them. */
export function readPage(page: SitePage): ReadPage {
  // As whoever runs no scripts sees it: pictures that scripts load late stand there.
  const $ = load(page.html, { scriptingEnabled: false })
  const within = $('style')
    .toArray()
    .filter(
      element => isMetAtDesk(element.attribs.media ?? '') && $(element).closest('noscript').length === 0,
    )
    .map(element => $(element).text())
  const sheets = page.styles.map(({ css, address }) => absoluteSheet(css, address))
  const rules = readStyleRules([...sheets, ...within])
  return { $, page, facts: readFacts($), styles: computeStyles($, rules) }
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
export function absoluteAddress(href: string | undefined, { address }: SitePage): string | undefined {
  const path = href?.trim()
  if (!path) return undefined
  if (!address) return path
  try {
    const url = new URL(path, address)
    return /^https?:$|^data:$/.test(url.protocol) ? url.href : undefined
  } catch {
    return undefined
  }
}
