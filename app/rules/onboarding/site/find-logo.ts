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
  /** where it stands on the page */
  element?: Element
}

/** A picture with less than this is some picture. */
const ENOUGH = 4

const LOGO = /logo|\bbrand(?:ing)?\b|site-?mark|wordmark|emblem|signet/i
const OTHERS_LOGO =
  /partner|sponsor|support|client|member-?of|membership|award|fund(?:er|ed)|payment|social|\bshare\b|badge|app-?store|google-?play|tripadvisor|accredit|associat|certif|\bpress\b|\bfeatured|facebook|instagram|twitter|youtube|tiktok|linkedin|\bvisa\b|mastercard|paypal|lottery/i
const ICON_WORDS =
  'icon|menu|hamburger|burger|search|cart|basket|close|arrow|chevron|flags?|lang|user|account|toggle|home|house|phone|ticket|calendar|heart'
const ICON = new RegExp(String.raw`icon|menu|burger|chevron|(?:^|[\s_-])(?:${ICON_WORDS})(?:[\s_-]|$)`, 'i')
/** A file or an alternative that is named so and nothing else: a venue may well be called a house. */
const ICON_NAME = new RegExp(
  String.raw`^(?:ic[-_])?(?:${ICON_WORDS})s?(?:[-_](?:icon|white|black|\d+))*(?:\.\w+)?$|icon`,
  'i',
)

function isIcon(element: Element): boolean {
  const { src = '', alt = '', title = '' } = element.attribs
  const file = src.startsWith('data:') ? '' : (src.split(/[?#]/)[0]?.split('/').at(-1) ?? '')
  return (
    ICON.test(nameOf(element)) || [file, alt, title].some(name => name !== '' && ICON_NAME.test(name.trim()))
  )
}
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
  const { $ } = read
  return elementsOf($, 'img, object[data], input[type="image"]').flatMap(element => {
    const address = absoluteAddress(sourceOf(read, element), read)
    if (!address || /^data:image\/gif/.test(address)) return []
    const { alt = '', title = '' } = element.attribs
    const own = `${nameOf(element)} ${alt} ${title} ${address.startsWith('data:') ? '' : fileOf(address)}`
    const score = scoreOf(read, element, own) + sizeScore(element)
    return [{ address, alt: alt.trim(), score, source: 'markup' as const, element }]
  })
}

const LATE = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-lazy',
  'data-image',
  'data-cfsrc',
  'data-pin-media',
]
const LATE_SETS = ['srcset', 'data-srcset', 'data-lazy-srcset']

/** Pictures that are loaded late, or by the size of the screen, say elsewhere where they are. */
function sourceOf({ $ }: ReadPage, element: Element): string | undefined {
  const { attribs } = element
  const src = attribs.src ?? attribs.data
  const late = LATE.flatMap(name => attribs[name] || [])[0]
  const placed = src && !src.startsWith('data:') ? src : undefined
  const sources = $(element).parent('picture').find('source').first().attr()
  const set = [attribs, sources ?? {}].flatMap(each => LATE_SETS.flatMap(name => each[name] || []))[0]
  return placed ?? late ?? set?.trim().split(/,\s/)[0]?.split(/\s+/)[0] ?? src
}

function drawnLogos(read: ReadPage): LogoFinding[] {
  const { $ } = read
  return $('svg')
    .toArray()
    .flatMap(element => {
      const title = $(element).children('title').text()
      const own = `${nameOf(element)} ${title} ${element.attribs['aria-label'] ?? ''}`
      const isSmall =
        ICON_BOX.test(element.attribs.viewbox ?? element.attribs.viewBox ?? '') && !LOGO.test(own)
      const score = scoreOf(read, element, own) + sizeScore(element) - (isSmall ? 2 : 0)
      const sprite = spriteAddress(read, element)
      if (sprite && (LOGO.test(`${own} ${sprite.split('#')[1]}`) || leadsHome(read, element)))
        return [
          {
            address: sprite,
            alt: altOf(title, element),
            score: score + (LOGO.test(sprite.split('#')[1] ?? '') ? 3 : 0),
            source: 'markup' as const,
            element,
          },
        ]
      const markup = drawingOf(read, element)
      return markup
        ? [{ address: '', markup, alt: altOf(title, element), score, source: 'markup' as const, element }]
        : []
    })
}

const altOf = (title: string, { attribs }: Element) => (title || attribs['aria-label'] || '').trim()

const spriteHref = ({ $ }: ReadPage, element: Element): string =>
  $(element).find('use').attr('href') ?? $(element).find('use').attr('xlink:href') ?? ''

/** Where a drawing that stands in a file of many is: its address with the name of the drawing. */
function spriteAddress(read: ReadPage, element: Element): string | undefined {
  const href = spriteHref(read, element)
  return /^[^#]+#./.test(href) ? absoluteAddress(href, read) : undefined
}

/** A drawing that only points at another one in the page is that one. */
function drawingOf(read: ReadPage, element: Element): string {
  const { $ } = read
  const href = spriteHref(read, element)
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
  const { $, styles } = read
  return $('a, div, span, h1, header, td, strong, p')
    .toArray()
    .flatMap(element => {
      const value = [...PICTURES, GENERATED_PICTURE]
        .flatMap(property => styles.value(element, property) ?? [])
        .join(' ')
      const [, , href] = /url\((["']?)(.*?)\1\)/.exec(value) ?? []
      const address = absoluteAddress(href, read)
      if (!address) return []
      const own = `${nameOf(element)} ${fileOf(address)}`
      if (!LOGO.test(own) && !leadsHome(read, element)) return []
      return [
        {
          address,
          alt: wordsOf($, element),
          score: scoreOf(read, element, own),
          source: 'styles' as const,
          element,
        },
      ]
    })
}

/** What JSON-LD and Open Graph say is the logo. */
function statedLogos(read: ReadPage): LogoFinding[] {
  const { facts, $ } = read
  const stated = facts.flatMap(({ logo, '@type': type }) => {
    const url = typeof logo === 'string' ? logo : (logo as { url?: unknown } | undefined)?.url
    return typeof url === 'string' && !/Event|Product|Offer/.test(String(type)) ? [url] : []
  })
  const graph = $('meta[property="og:logo"], meta[itemprop="logo"], link[itemprop="logo"]').attr('content')
  return [...stated, ...(graph ? [graph] : [])].flatMap(href => {
    const address = absoluteAddress(href, read)
    return address ? [{ address, alt: '', score: 5.5, source: 'json-ld' as const }] : []
  })
}

/** The name of a file with its folder; where a service sends the picture, of the one that it is asked for. */
function fileOf(address: string): string {
  const meant = URL.canParse(address) ? (new URL(address).searchParams.get('url') ?? address) : address
  const path = meant.split(/[?#]/)[0] ?? ''
  return decodeSafely(path.split('/').slice(-2).join(' '))
}

function decodeSafely(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}

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
    [isIcon(element) && !LOGO.test(own), -4],
    [isNamed(read, element), 2],
    [isFirst(read, element), 1],
    [!read.styles.isSeen(element), -3],
    [leadsElsewhere(read, element), -3],
    [isAmongOthers(read, element), -4],
    [/^(?:img|svg)$/.test(element.tagName) && $(element).closest('li').length > 0, -1.5],
    [OTHERS_LOGO.test(own), -6],
    [isWithin($, element, OTHERS_LOGO), -6],
    [isWithin($, element, /footer|contentinfo/i), -3],
    [isWithin($, element, /slider|carousel|hero|gallery|card|article/i), -1.5],
    [isWithin($, element, /cookie|consent|modal/i), -4],
  ]
  return signs.reduce((sum, [holds, worth]) => sum + (holds ? worth : 0), 0)
}

/** Says a name that the title says, too, itself or by the words of its link. */
function isNamed({ $ }: ReadPage, element: Element): boolean {
  const { attribs } = element
  const link = $(element).closest('a').get(0) as Element | undefined
  const labels = [attribs.alt, attribs['aria-label'], link?.attribs['aria-label'], link?.attribs.title]
  const title = $('title').first().text().toLowerCase()
  return [...labels, link && wordsOf($, link)].some(words => {
    const name = (words ?? '')
      .replace(/logo|home ?page|\bhome\b/gi, '')
      .trim()
      .toLowerCase()
    return name.length > 3 && title.includes(name)
  })
}

/** Stands before the first heading and what the page is about. */
function isFirst({ $ }: ReadPage, element: Element): boolean {
  const all = $('h1, h2, main, [role="main"], img, svg, object')
  const start = all.index($('h1, h2, main, [role="main"]').first())
  const at = all.index(element)
  return at >= 0 && start >= 0 && (at < start || $(element).closest('h1').length > 0)
}

/** Inside a link to the site of somebody else. */
function leadsElsewhere({ $, base }: ReadPage, element: Element): boolean {
  const href = $(element).closest('a').attr('href')?.trim() ?? ''
  if (!base || !/^(?:https?:)?\/\//i.test(href) || !URL.canParse(href, base)) return false
  return siteOf(new URL(href, base).hostname) !== siteOf(new URL(base).hostname)
}

const siteOf = (host: string) => host.split('.').slice(-2).join('.')

const THANKS =
  /partner|sponsor|support(?:ed|ers)|fund(?:ed|ers)|thanks|member of|accredited|gefördert|unterstütz|förder|danke|soutien|mécén|partenaire|patrocin|colabora|sostenit|con il sostegno|mogelijk gemaakt/i

/** One of several pictures in a row under a heading that names those who help. */
function isAmongOthers(read: ReadPage, element: Element): boolean {
  const { $ } = read
  if (isInHead(read, element)) return false
  const row = $(element)
    .parentsUntil('body')
    .toArray()
    .find(box => $(box).find('img, svg').length > 1)
  if (!row) return false
  const heading =
    $(row).prevAll('h1, h2, h3, h4, h5, h6, p').first().text() +
    $(row).children('h1, h2, h3, h4, h5, h6').first().text()
  return heading.length < 120 && THANKS.test(heading)
}

/** At the head of the page: by its name, or in the first rows of a page of tables. */
function isInHead({ $ }: ReadPage, element: Element): boolean {
  if (isWithin($, element, /(?:^|\s)(?:header|nav)\s|banner|header|masthead|navbar|top-?bar|site-?head/i))
    return true
  const row = $(element).closest('tr')
  return row.length > 0 && $('tr').index(row) <= 1
}

/** Inside a link to the start of the site. */
function leadsHome({ $, base }: ReadPage, element: Element): boolean {
  const href = $(element).closest('a').attr('href')?.trim()
  if (href === undefined) return false
  if (/^(?:#|\.|\.\/)$/.test(href)) return true
  const start = base || 'http://page.invalid/'
  if (!URL.canParse(href, start)) return false
  const url = new URL(href, start)
  const isOwn = !base || siteOf(url.hostname) === siteOf(new URL(base).hostname)
  return isOwn && /^https?:$/.test(url.protocol) && HOME.test(url.pathname)
}

/** The start of a site, perhaps of one of its languages. */
const HOME = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:(?:index|home|default|start)(?:\.\w+)?)?$/i

function sizeScore({ attribs }: Element): number {
  const sides = [attribs.width, attribs.height]
    .map(value => Number.parseFloat(value ?? ''))
    .filter(Number.isFinite)
  if (sides.length === 0) return 0
  if (Math.max(...sides) <= 24) return -3
  return Math.max(...sides) > 700 ? -1 : 0
}
