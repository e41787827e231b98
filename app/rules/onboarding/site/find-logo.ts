import type { Element } from 'domhandler'
import { elementsOf } from './elements.ts'
import { hexOf } from './page-colors.ts'
import { absoluteAddress, isWithin, nameOf, type ReadPage, wordsOf } from './read-page.ts'
import type { ProposalSource } from './site-page.ts'
import { GENERATED_PICTURE, PICTURES } from './style-rules.ts'

/** A logo: a picture at an address, or a drawing that stands in the page. */
export type LogoFinding = {
  address: string
  /** the drawing itself, for one without an address */
  markup?: string
  alt: string
  score: number
  source: ProposalSource
}

/** A picture with less than this is some picture. */
const ENOUGH = 4

const LOGO = /logo|\bbrand(?:ing)?\b|site-?mark|wordmark|emblem|signet/i
const OTHERS_LOGO =
  /partner|sponsor|support|client|member-?of|membership|award|fund(?:er|ed)|payment|social|\bshare\b|badge|app-?store|google-?play|tripadvisor|accredit|associat|certif|\bpress\b|\bfeatured|facebook|instagram|twitter|youtube|tiktok|linkedin|\bvisa\b|mastercard|paypal|lottery/i
const ICON =
  /icon|menu|hamburger|burger|search|cart|basket|close|arrow|chevron|\bflags?\b|\blang|user|account|toggle|\bhome\b|house|phone|ticket|calendar|heart/i
/** The boxes that sets of icons are drawn in. */
const ICON_BOX = /^0 0 (16 16|20 20|24 24|32 32|512 512)$/

/** The logo of a page, the likeliest first; empty where nothing looks like one: a name set in type is none. */
export function findLogos(read: ReadPage): LogoFinding[] {
  const findings = [
    ...pictureLogos(read),
    ...drawnLogos(read),
    ...backgroundLogos(read),
    ...statedLogos(read),
  ]
  const byAddress = new Map<string, LogoFinding>()
  for (const finding of findings) {
    const key = finding.address || finding.markup || ''
    const known = byAddress.get(key)
    if (!known || known.score < finding.score) byAddress.set(key, finding)
  }
  return [...byAddress.values()].filter(({ score }) => score >= ENOUGH).sort((a, b) => b.score - a.score)
}

function pictureLogos(read: ReadPage): LogoFinding[] {
  const { $, page } = read
  return elementsOf($, 'img, object[data]').flatMap(element => {
    const address = absoluteAddress(sourceOf(read, element), page)
    if (!address || /^data:image\/gif/.test(address)) return []
    const { alt = '', title = '' } = element.attribs
    const own = `${nameOf(element)} ${alt} ${title} ${address.startsWith('data:') ? '' : fileOf(address)}`
    const score = scoreOf(read, element, own) + sizeScore(element)
    return [{ address, alt: alt.trim(), score, source: 'markup' as const }]
  })
}

/** Pictures that are loaded late, or by the size of the screen, say elsewhere where they are. */
function sourceOf({ $ }: ReadPage, element: Element): string | undefined {
  const { srcset, 'data-src': late, 'data-srcset': lateSet } = element.attribs
  const src = element.attribs.src ?? element.attribs.data
  const lazy = element.attribs['data-lazy-src'] ?? element.attribs['data-original']
  const placed = src && !/^data:image\/(?:gif|svg\+xml)/.test(src) ? src : undefined
  const set = srcset ?? lateSet ?? $(element).parent('picture').find('source').first().attr('srcset')
  const fallback = src?.startsWith('data:image/svg+xml') && !late && !lazy ? src : undefined
  return placed ?? late ?? lazy ?? set?.split(',')[0]?.trim().split(/\s+/)[0] ?? fallback
}

function drawnLogos(read: ReadPage): LogoFinding[] {
  const { $ } = read
  return $('svg')
    .toArray()
    .flatMap(element => {
      const title = $(element).children('title').text()
      const own = `${nameOf(element)} ${title} ${element.attribs['aria-label'] ?? ''}`
      const isIcon =
        ICON_BOX.test(element.attribs.viewbox ?? element.attribs.viewBox ?? '') && !LOGO.test(own)
      const score = scoreOf(read, element, own) + sizeScore(element) - (isIcon ? 2 : 0)
      const markup = drawingOf(read, element)
      return markup ? [{ address: '', markup, alt: title.trim(), score, source: 'markup' as const }] : []
    })
}

/** A drawing that only points at another one in the page is that one. */
function drawingOf(read: ReadPage, element: Element): string {
  const { $ } = read
  const href = $(element).find('use').attr('href') ?? $(element).find('use').attr('xlink:href') ?? ''
  const symbol = href.startsWith('#') ? $(`[id="${href.slice(1)}"]`) : null
  if (href && !symbol?.length) return ''
  const color = hexOf(read.styles.inherited(element, 'color') ?? '') ?? ''
  const fill = hexOf(read.styles.inherited(element, 'fill') ?? '') ?? ''
  const paint = `${color && ` color="${color}"`}${fill && ` fill="${fill}"`}`
  const outer = symbol
    ? `<svg viewBox="${symbol.attr('viewbox') ?? symbol.attr('viewBox') ?? ''}"${paint}>${symbol.html() ?? ''}</svg>`
    : $.html(painted(read, { element, color }))
  return outer.includes('xmlns=') ? outer : outer.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
}

/** A copy of a drawing that says itself which colours the style sheet of its page gives to it. */
function painted({ $, styles }: ReadPage, { element, color }: { element: Element; color: string }) {
  const copy = $(element).clone()
  const parts = [element, ...$(element).find('*').toArray()]
  const copies = [...copy.toArray(), ...copy.find('*').toArray()] as Element[]
  parts.forEach((part, index) => {
    const fill = hexOf(styles.value(part, 'fill') ?? '')
    if (fill) $(copies[index]).attr('fill', fill)
  })
  if (color) copy.attr('color', color)
  return copy
}

function backgroundLogos(read: ReadPage): LogoFinding[] {
  const { $, styles, page } = read
  return $('a, div, span, h1, header, td, strong, p')
    .toArray()
    .flatMap(element => {
      const value = [...PICTURES, GENERATED_PICTURE]
        .flatMap(property => styles.value(element, property) ?? [])
        .join(' ')
      const [, , href] = /url\((["']?)(.*?)\1\)/.exec(value) ?? []
      const address = absoluteAddress(href, page)
      if (!address) return []
      const own = `${nameOf(element)} ${fileOf(address)}`
      if (!LOGO.test(own)) return []
      return [
        { address, alt: wordsOf($, element), score: scoreOf(read, element, own), source: 'styles' as const },
      ]
    })
}

/** What JSON-LD and Open Graph say is the logo. */
function statedLogos({ facts, $, page }: ReadPage): LogoFinding[] {
  const stated = facts.flatMap(({ logo, '@type': type }) => {
    const url = typeof logo === 'string' ? logo : (logo as { url?: unknown } | undefined)?.url
    return typeof url === 'string' && !/Event|Product|Offer/.test(String(type)) ? [url] : []
  })
  const graph = $('meta[property="og:logo"], meta[itemprop="logo"], link[itemprop="logo"]').attr('content')
  return [...stated, ...(graph ? [graph] : [])].flatMap(href => {
    const address = absoluteAddress(href, page)
    return address ? [{ address, alt: '', score: 5.5, source: 'json-ld' as const }] : []
  })
}

const fileOf = (address: string) => decodeURI(address.split(/[?#]/)[0]?.split('/').slice(-2).join(' ') ?? '')

/** What speaks for an element being the logo, and against it. */
function scoreOf(read: ReadPage, element: Element, own: string): number {
  const { $ } = read
  const above = $(element).parents().toArray().slice(0, 4).map(nameOf).join(' ')
  const signs: [boolean, number][] = [
    [LOGO.test(own), 3],
    [LOGO.test(above), 2],
    [element.attribs.itemprop === 'logo', 4],
    [isInHead(read, element), 2],
    [leadsHome(read, element), 2.5],
    [ICON.test(own) && !LOGO.test(own), -4],
    [isNamed(read, element), 2],
    [/^(?:img|svg)$/.test(element.tagName) && $(element).closest('li').length > 0, -1.5],
    [OTHERS_LOGO.test(own), -6],
    [isWithin($, element, OTHERS_LOGO), -6],
    [isWithin($, element, /footer|contentinfo/i), -3],
    [isWithin($, element, /slider|carousel|hero|gallery|card|article/i), -1.5],
    [isWithin($, element, /cookie|consent|modal/i), -4],
  ]
  return signs.reduce((sum, [holds, worth]) => sum + (holds ? worth : 0), 0)
}

/** Says a name that the title says, too. */
function isNamed({ $ }: ReadPage, { attribs }: Element): boolean {
  const name = (attribs.alt ?? attribs['aria-label'] ?? '').replace(/logo/gi, '').trim().toLowerCase()
  return name.length > 3 && $('title').first().text().toLowerCase().includes(name)
}

/** At the head of the page: by its name, or in the first rows of a page of tables. */
function isInHead({ $ }: ReadPage, element: Element): boolean {
  if (isWithin($, element, /(?:^|\s)(?:header|nav)\s|banner|header|masthead|navbar|top-?bar|site-?head/i))
    return true
  const row = $(element).closest('tr')
  return row.length > 0 && $('tr').index(row) <= 1
}

/** Inside a link to the start of the site. */
function leadsHome({ $, page }: ReadPage, element: Element): boolean {
  const href = $(element).closest('a').attr('href')?.trim()
  if (href === undefined) return false
  if (/^(?:\/|\.\/|index\.\w+|\/index\.\w+|home|#|\/?[a-z]{2}\/?)$/i.test(href)) return true
  try {
    const url = new URL(href, page.address || 'http://page.invalid/')
    const isOwn = !page.address || url.host === new URL(page.address).host
    return isOwn && /^https?:/.test(href) && /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$/i.test(url.pathname)
  } catch {
    return false
  }
}

function sizeScore({ attribs }: Element): number {
  const sides = [attribs.width, attribs.height]
    .map(value => Number.parseFloat(value ?? ''))
    .filter(Number.isFinite)
  if (sides.length === 0) return 0
  if (Math.max(...sides) <= 24) return -3
  return Math.max(...sides) > 700 ? -1 : 0
}
