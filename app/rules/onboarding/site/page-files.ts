import { load } from 'cheerio'
import { isMetAtDesk } from './media-at-desk.ts'
import type { SitePage } from './site-page.ts'

/** Where the style sheets of a page are, in their order: those for screens that are not switched off. */
export function sheetAddresses({ address, html }: Pick<SitePage, 'address' | 'html'>): string[] {
  const $ = load(html)
  const base = baseOf($('base').attr('href'), address)
  const hrefs = $('link[href]')
    .toArray()
    .filter(({ attribs: { rel = '', media = '', as, disabled } }) => {
      const isSheet = /\bstylesheet\b/i.test(rel) && !/\balternate\b/i.test(rel)
      const isLate = /\bpreload\b/i.test(rel) && as === 'style'
      return (isSheet || isLate) && disabled === undefined && isMetAtDesk(media)
    })
    .map(({ attribs }) => attribs.href ?? '')
  return addressesFrom(hrefs, base)
}

/** The sheets that a style sheet names itself. */
export function importsOf({ address, css }: { address: string; css: string }): string[] {
  const hrefs = [...css.matchAll(/@import\s+(?:url\()?\s*["']?([^"')\s;]+)/gi)].map(([, href = '']) => href)
  return addressesFrom(hrefs, address)
}

const baseOf = (href: string | undefined, address: string) =>
  href && URL.canParse(href, address) ? new URL(href, address).href : address

const addressesFrom = (hrefs: readonly string[], base: string) => [
  ...new Set(hrefs.flatMap(href => (URL.canParse(href, base) ? [new URL(href, base).href] : []))),
]
