import { load } from 'cheerio'
import type { SitePage } from './site-page.ts'

/** What browsers write at the head of a page that they save. */
const SAVED_FROM = /<!--\s*saved from url=\(\d+\)(\S+)\s*-->/i

/** Where a page is, or says that it is: from its own address, what a browser wrote when it was saved, or its own words; empty where nothing tells. */
export function siteAddress({ address, html }: Pick<SitePage, 'address' | 'html'>): string {
  if (address) return address
  const $ = load(html)
  const stated = [
    SAVED_FROM.exec(html)?.[1],
    $('link[rel="canonical"]').attr('href'),
    $('meta[property="og:url"]').attr('content'),
  ]
  return stated.find(href => href !== undefined && /^https?:\/\//.test(href) && URL.canParse(href)) ?? ''
}
