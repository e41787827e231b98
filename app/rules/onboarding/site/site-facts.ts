import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js'
import { pageLanguage } from './page-language.ts'
import { type Fact, type ReadPage, wordsOf } from './read-page.ts'
import type { Proposal, ProposalSource } from './site-page.ts'

export type PostalAddress = {
  street?: string
  city?: string
  state?: string
  zipCode?: string
  country?: string
}
export type SocialLink = { key: string; href: string; label: string }

const OF_THE_VENUE =
  /Museum|Zoo|Aquarium|Planetarium|Attraction|Gallery|Garden|Park|Landmark|LocalBusiness|Organization|Civic|Place|Theat|Library|Corporation|NGO|Entertainment|Business/
const OF_OTHER_THINGS =
  /Event|Product|Offer|WebPage|Breadcrumb|Article|Posting|Person|Review|Rating|ImageObject|SearchAction/

/** What JSON-LD says of the venue itself, the most exact first. */
function venueFacts({ facts }: ReadPage): Fact[] {
  const typeOf = (fact: Fact) => [fact['@type']].flat().join(' ')
  return facts
    .filter(fact => OF_THE_VENUE.test(typeOf(fact)) && !OF_OTHER_THINGS.test(typeOf(fact)))
    .sort((a, b) => Object.keys(b).length - Object.keys(a).length)
}

const textIn = (facts: readonly Fact[], key: string) =>
  facts.map(fact => fact[key]).find(value => typeof value === 'string' && value.trim() !== '') as
    | string
    | undefined

type Row = [value: string | undefined, source: ProposalSource, confidence: number]

/** The first of the rows that has a value; the others are what else it could be. */
function firstOf(rows: readonly Row[]): Proposal<string> | undefined {
  const readable = rows.flatMap(([value, source, confidence]) => {
    const text = value?.replace(/\s+/g, ' ').trim()
    return text ? [{ value: text, source, confidence }] : []
  })
  const [first, ...rest] = readable
  if (!first) return undefined
  const others = [...new Set(rest.map(({ value }) => value))].filter(value => value !== first.value)
  return { ...first, others: others.slice(0, 4) }
}

/** The venue's name. */
export function proposeName(read: ReadPage, logoAlt: string): Proposal<string> | undefined {
  const { $ } = read
  const title = $('title').first().text()
  const parts = title.split(/\s+[|–—·•»:-]\s+/).filter(part => part.trim() !== '')
  const footer = wordsOf($, $('footer').get(0) ?? $('body').get(0)!)
  const inTitle =
    parts.find(part => !isGeneral(part) && footer.includes(part.trim())) ??
    parts.toSorted((a, b) => score(b) - score(a))[0]
  const alt = logoAlt.replace(/\b(?:logo|home ?page|home)\b/gi, '').replace(/^[\s\-–|:]+|[\s\-–|:]+$/g, '')
  const named = parts.find(part => alt.length > 3 && part.startsWith(`${alt} `)) ?? alt
  const copyright =
    /(?:©|&copy;|\(c\)|copyright)\s*(?:\d{4}(?:\s*[-–]\s*\d{4})?)?\s*,?\s*(?:by\s+)?([^.|·•,©]{3,60})/i.exec(
      footer,
    )?.[1]
  return firstOf([
    [textIn(venueFacts(read), 'name'), 'json-ld', 0.95],
    [$('meta[property="og:site_name"]').attr('content'), 'meta', 0.9],
    [$('meta[name="application-name"]').attr('content'), 'meta', 0.8],
    [named.length > 2 && !isGeneral(named) ? named : undefined, 'logo', 0.8],
    [inTitle, 'title', 0.65],
    [wordsOf($, $('h1').get(0) ?? $('title').get(0) ?? $('body').get(0)!).slice(0, 80), 'text', 0.4],
    [copyright, 'text', 0.5],
  ])
}

const isGeneral = (part: string) =>
  /^(?:home|welcome|start|startseite|accueil|inicio|homepage|plan your visit|visit|tickets?)$/i.test(
    part.trim(),
  )
const score = (part: string) =>
  (isGeneral(part) ? -10 : 0) +
  (/museum|zoo|garden|aquarium|gallery|planetarium|park|castle|museo|musée|jardin/i.test(part) ? 5 : 0) -
  part.length / 40

/** Its telephone number as the page writes it. */
export function proposePhone(read: ReadPage): Proposal<string> | undefined {
  const { $ } = read
  const links = $('a[href^="tel:" i]').toArray()
  const shown = links.map(link => wordsOf($, link)).find(words => (words.match(/\d/g)?.length ?? 0) >= 6)
  const dialled = links[0]?.attribs.href?.replace(/^tel:\/*/i, '')
  const readable =
    /(?:t[eé]l|phone|call|fon|teléfono|téléphone|telefono|電話)[^\d+(]{0,15}(\+?[\d(][\d\s()./-]{6,20}\d)/i.exec(
      $('body').text(),
    )?.[1]
  return firstOf([
    [cleanPhone(textIn(venueFacts(read), 'telephone')), 'json-ld', 0.95],
    [cleanPhone($('[itemprop="telephone"]').first().text()), 'markup', 0.9],
    [cleanPhone(shown), 'links', 0.85],
    [cleanPhone(dialled && decodeURIComponent(dialled)), 'links', 0.8],
    [cleanPhone(readable), 'text', 0.6],
    [cleanPhone(unnamedPhone(read)), 'text', 0.5],
  ])
}

const CONTACT_PARTS =
  'footer, address, [role="contentinfo"], [id*="footer" i], [class*="footer" i], [class*="contact" i]'

/** A number that stands at the foot of the page without a word for it, valid in the country of the page's language; no fax. */
function unnamedPhone({ $ }: ReadPage): string | undefined {
  const region = pageLanguage({ $ })?.maximize().region
  const country = region && isSupportedCountry(region) ? region : undefined
  const words = $(CONTACT_PARTS)
    .toArray()
    .map(part => wordsOf($, part))
    .filter(text => !/fax/i.test(text))
  for (const text of words) {
    const [found] = findPhoneNumbersInText(text, country)
    if (found?.number.isValid()) return text.slice(found.startsAt, found.endsAt)
  }
  return undefined
}

function cleanPhone(text: string | undefined): string | undefined {
  const number = text
    ?.replace(/[^\d+().\s/-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const digits = number?.match(/\d/g)?.length ?? 0
  return number && digits >= 6 && digits <= 15 ? number : undefined
}

/** Its email. */
export function proposeEmail(read: ReadPage): Proposal<string> | undefined {
  const linked = read
    .$('a[href^="mailto:" i]')
    .first()
    .attr('href')
    ?.replace(/^mailto:/i, '')
    .split('?')[0]
  const clean = (text: string | undefined) =>
    text && /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text.trim()) ? text.trim() : undefined
  return firstOf([
    [clean(textIn(venueFacts(read), 'email')?.replace(/^mailto:/i, '')), 'json-ld', 0.95],
    [clean(linked && decodeURIComponent(linked)), 'links', 0.8],
  ])
}

/** Where it is, as JSON-LD has it. */
export function proposeAddress(read: ReadPage): Proposal<PostalAddress> | undefined {
  const stated = venueFacts(read)
    .flatMap(fact => fact.address)
    .find(value => typeof value === 'object' && value !== null) as Fact | undefined
  if (!stated) return undefined
  const text = (key: string) =>
    typeof stated[key] === 'string' && stated[key].trim() ? stated[key].trim() : undefined
  const country = text('addressCountry') ?? (stated.addressCountry as Fact | undefined)?.name
  const value = {
    street: text('streetAddress'),
    city: text('addressLocality'),
    state: text('addressRegion'),
    zipCode: text('postalCode'),
    country: typeof country === 'string' ? country : undefined,
  }
  return { value, source: 'json-ld', confidence: 0.9, others: [] }
}

const SOCIAL: [key: string, label: string, pattern: RegExp][] = [
  ['facebook', 'Facebook', /(?:^|\.)facebook\.com$/],
  ['instagram', 'Instagram', /(?:^|\.)instagram\.com$/],
  ['youtube', 'YouTube', /(?:^|\.)youtube\.com$/],
  ['x', 'X', /(?:^|\.)(?:twitter|x)\.com$/],
  ['tiktok', 'TikTok', /(?:^|\.)tiktok\.com$/],
  ['linkedin', 'LinkedIn', /(?:^|\.)linkedin\.com$/],
  ['pinterest', 'Pinterest', /(?:^|\.)pinterest\.[a-z.]+$/],
  ['threads', 'Threads', /(?:^|\.)threads\.net$/],
  ['bluesky', 'Bluesky', /(?:^|\.)bsky\.app$/],
  ['mastodon', 'Mastodon', /(?:^|\.)mastodon\.[a-z]+$/],
]
/** Buttons that share a page lead to the same hosts. */
const SHARING = /\/(?:sharer?|intent|share|dialog|pin\/create|plugins|hashtag)\b/i

/** The venue's pages in social networks, one a network. */
export function proposeSocial(read: ReadPage): Proposal<SocialLink[]> | undefined {
  const stated = venueFacts(read)
    .flatMap(fact => [fact.sameAs].flat())
    .filter(value => typeof value === 'string')
  const linked = read
    .$('a[href]')
    .toArray()
    .map(link => link.attribs.href ?? '')
  const links = [...stated, ...linked].flatMap(href => socialLink(href) ?? [])
  const value = [...new Map(links.toReversed().map(link => [link.key, link])).values()].reverse()
  if (value.length === 0) return undefined
  return {
    value,
    source: stated.length > 0 ? 'json-ld' : 'links',
    confidence: stated.length > 0 ? 0.95 : 0.85,
    others: [],
  }
}

function socialLink(href: string): SocialLink | undefined {
  try {
    const url = new URL(href.startsWith('//') ? `https:${href}` : href)
    const known = SOCIAL.find(([, , pattern]) => pattern.test(url.hostname))
    if (!known || SHARING.test(url.pathname) || url.pathname === '/') return undefined
    url.protocol = 'https:'
    return { key: known[0], href: url.href, label: known[1] }
  } catch {
    return undefined
  }
}
