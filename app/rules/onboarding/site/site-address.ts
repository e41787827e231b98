import { load } from 'cheerio'
import type { SitePage } from './site-page.ts'

/** What browsers write at the head of a page that they save. */
const SAVED_FROM = /<!--\s*saved from url=\(\d+\)(\S+)\s*-->/i

/** The address on the web that a browser wrote into a page when it saved it; empty where it wrote none. */
export function savedFrom(html: string): string {
  const [, href = ''] = SAVED_FROM.exec(html) ?? []
  return isOnWeb(href) ? href : ''
}

const isOnWeb = (href: string) => /^https?:\/\//.test(href) && URL.canParse(href)

/** Where a page is, or says that it is: from its own address, what a browser wrote when it was saved, or its own words; empty where nothing tells. */
export function siteAddress({ address, html }: Pick<SitePage, 'address' | 'html'>): string {
  if (address) return address
  const $ = load(html)
  const stated = [
    savedFrom(html),
    $('link[rel="canonical"]').attr('href'),
    $('meta[property="og:url"]').attr('content'),
  ]
  return stated.find(href => href && isOnWeb(href)) ?? ''
}
