import type { Element } from 'domhandler'
import { elementsOf } from './elements.ts'
import type { LogoFinding } from './find-logo.ts'
import {
  backgroundOf,
  brandWorth,
  colorDistance,
  colorsIn,
  hexOf,
  lightnessAndChroma,
} from './page-colors.ts'
import { isWithin, nameOf, type ReadPage, wordsOf } from './read-page.ts'
import { areaWorth } from './screenshot-colors.ts'
import type { Proposal, ProposalSource } from './site-page.ts'

type Vote = { hex: string; weight: number; source: ProposalSource; role?: 'accent' }
type Candidate = { hex: string; score: number; source: ProposalSource; accent: number }

/** Colours closer than this are one colour. */
const SAME = 4.5
/** A second colour differs at least so much from the first. */
const OTHER = 18

/** Parts of a page that others made, or that are coloured for what they say: banners about cookies, messages, networks, ways to pay, helpers. */
const NOT_OURS = new RegExp(
  [
    'cookie|consent|gdpr|onetrust|recaptcha|newsletter-popup|cmplz|cybot|usercentrics|didomi|iubenda|klaro|osano|borlabs|termly|truste|cky-',
    'shopify-payment|paypal|apple-pay|google-pay|intercom|zendesk|tawk|crisp-|drift-|hubspot|userway|accessibe|wpadminbar',
    'facebook|instagram|twitter|youtube|tiktok|linkedin|pinterest|whatsapp|fb-|tripadvisor|fareharbor',
    String.raw`(?:^|[\s_-])(?:cc-(?:window|banner)|alert|error|warning|success|danger|info|messages?|toast|badge|social|shar(?:e|ing)|breadcrumbs?|skip)(?:[\s_-]|$)`,
  ].join('|'),
  'i',
)
/** Networks and shops of others: what leads there is in their colours. */
const OTHERS_HOST =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:facebook|instagram|twitter|x|youtube|youtu|tiktok|linkedin|pinterest|whatsapp|wa|tripadvisor)\.[a-z.]{2,6}(?:\/|$)/i

/** Whether people see an element, and it is the venue's own. */
const isOurs = ({ $, styles }: ReadPage, element: Element): boolean =>
  styles.isSeen(element) &&
  !OTHERS_HOST.test($(element).closest('a').attr('href') ?? '') &&
  !isWithin($, element, NOT_OURS) &&
  $(element).closest('dialog, [role="dialog"], [aria-modal="true"], blockquote').length === 0

/** The colours of a page's brand, the likeliest first: what its buttons, bands, links, variables and logo have in common. */
export function brandColors(read: ReadPage, logo: LogoFinding | null): Candidate[] {
  const votes = [
    ...metaVotes(read),
    ...variableVotes(read),
    ...buttonVotes(read),
    ...bandVotes(read),
    ...wordVotes(read),
    ...logoVotes(read, logo),
    ...screenshotVotes(read),
  ]
  return gather(votes).sort((a, b) => b.score - a.score)
}

/** Brand and accent as proposals; undefined where the page has no colour at all. */
export function proposeColors(candidates: readonly Candidate[]): {
  brand?: Proposal<string>
  accent?: Proposal<string>
} {
  const [first, ...rest] = candidates
  if (!first) return {}
  const others = rest.filter(({ hex }) => colorDistance(hex, first.hex) > SAME)
  const accents = others
    .filter(({ hex }) => colorDistance(hex, first.hex) > OTHER && brandWorth(hex) > 0.4)
    .sort((a, b) => b.score + 2 * b.accent - (a.score + 2 * a.accent))
  return {
    brand: proposalOf(first, others),
    ...(accents[0] && { accent: proposalOf(accents[0], accents.slice(1)) }),
  }
}

function proposalOf(first: Candidate, others: readonly Candidate[]): Proposal<string> {
  const next = others[0]?.score ?? 0
  const confidence = Math.min(0.97, (0.45 + first.score / 20) * (first.score / (first.score + next / 2)))
  return {
    value: first.hex,
    source: first.source,
    confidence: Math.round(confidence * 100) / 100,
    others: others.slice(0, 5).map(({ hex }) => hex),
  }
}

function gather(votes: readonly Vote[]): Candidate[] {
  const candidates: Candidate[] = []
  for (const { hex, weight, source, role } of votes.toSorted((a, b) => b.weight - a.weight)) {
    const worth = weight * brandWorth(hex)
    const near = candidates.find(candidate => colorDistance(candidate.hex, hex) <= SAME)
    const accent = role === 'accent' ? worth : 0
    if (!near) candidates.push({ hex, score: worth - accent, source, accent })
    else Object.assign(near, { score: near.score + worth - accent, accent: near.accent + accent })
  }
  return candidates
}

/** Shares out one weight among colours by how often each is met. */
function share(colors: readonly string[], { weight, source }: Omit<Vote, 'hex'>): Vote[] {
  const counts = new Map<string, number>()
  for (const hex of colors) counts.set(hex, (counts.get(hex) ?? 0) + 1)
  return [...counts].map(([hex, count]) => ({ hex, weight: (weight * count) / colors.length, source }))
}

/** What icon generators write unless readable otherwise. */
const UNTOLD_TILES = [
  '#da532c',
  '#2b5797',
  '#603cba',
  '#00aba9',
  '#9f00a7',
  '#ffc40d',
  '#b91d47',
  '#2d89ef',
  '#5bbad5',
]

function metaVotes({ $ }: ReadPage): Vote[] {
  const value = (selector: string, attribute = 'content') => hexOf($(selector).first().attr(attribute) ?? '')
  const rows: [string | undefined, number][] = [
    [value('meta[name="theme-color"]:not([media*="dark"])'), 3],
    [value('meta[name="msapplication-TileColor"]'), 1.2],
    [value('link[rel="mask-icon"]', 'color'), 1.5],
  ]
  return rows.flatMap(([hex, weight]) =>
    hex && !UNTOLD_TILES.includes(hex) ? [{ hex, weight, source: 'meta' as const }] : [],
  )
}

const PRIMARY = /(?:^|[-_])(?:brand|primary|main|corporate|base|key|theme)(?:[-_]|$|\d)/i
const ACCENT = /(?:^|[-_])(?:accent|secondary|highlight|cta)(?:[-_]|$|\d)/i
const SHADE =
  /light|dark|hover|active|focus|text|foreground|contrast|on-|-on|border|bg|background|subtle|muted|tint|shadow|gradient|rgb|soft|pale/i
const MIDDLE = /(?:500|600|700|base|default|main|color)$|(?:brand|primary)$/i

/** Names say what a colour is for, if the page uses it: a framework brings colours of its own. */
function variableVotes({ styles }: ReadPage): Vote[] {
  return [...styles.variables].flatMap(([name, value]) => {
    const hex = hexOf(value) ?? hexOf(`rgb(${value})`) ?? hexOf(`hsl(${value})`)
    if (!hex || !(PRIMARY.test(name) || ACCENT.test(name))) return []
    const isUsed = (styles.uses.get(name) ?? 0) > 0
    const shade = SHADE.test(name.replace(/^--(?:color|clr|c|bs|wp--preset--color)-+/i, ''))
      ? 0.15
      : MIDDLE.test(name)
        ? 1
        : 0.5
    const weight = 4 * shade * (isUsed ? 1 : 0.15)
    return [
      { hex, weight, source: 'variables' as const, ...(!PRIMARY.test(name) && { role: 'accent' as const }) },
    ]
  })
}

const BUTTONS = 'button, input[type="submit"], input[type="button"], a'
const BUTTON_NAME = /\b(?:btn|button|cta|buy|ticket|wp-block-button__link|elementor-button)/i
const CALL =
  /ticket|book|buy|visit|reserv|join|donat|plan|billet|entrada|entradas|karten|tickets|bigliet|compra|acheter|kaufen|予約|購入|チケット|اشتر|כרטיס/i

function buttonVotes(read: ReadPage): Vote[] {
  const { $ } = read
  const found = $(BUTTONS)
    .toArray()
    .flatMap(element => {
      if (!isOurs(read, element)) return []
      const isButton = element.tagName !== 'a' || BUTTON_NAME.test(nameOf(element))
      const [fill] = backgroundOf(read.styles, element)
      const edge = isButton
        ? colorsIn(
            read.styles.value(element, 'border-color') ?? read.styles.value(element, 'border') ?? '',
          )[0]
        : undefined
      const hex = fill ?? edge
      if (!hex || (!isButton && brandWorth(hex) < 0.4)) return []
      const times = (CALL.test(wordsOf($, element)) ? 2 : 1) * (fill ? 2 : 1)
      return Array.from({ length: times }, () => hex)
    })
  return share(found, { weight: 4.2, source: 'buttons' })
}

const BANDS: [selector: string, weight: number, source: ProposalSource][] = [
  ['header, [role="banner"], [class*="header" i], [id*="header" i], [class*="masthead" i]', 2.2, 'header'],
  ['nav, [class*="nav" i], [id*="nav" i], [class*="menu" i]', 1.4, 'header'],
  ['footer, [role="contentinfo"], [class*="footer" i], [id*="footer" i]', 1.3, 'styles'],
  ['section, main > div, [class*="hero" i], [class*="banner" i], td, th, table', 1, 'styles'],
]

/** Bands of colour across the page. */
function bandVotes(read: ReadPage): Vote[] {
  return BANDS.flatMap(([selector, weight, source]) => {
    const colors = elementsOf(read.$, selector)
      .filter(element => isOurs(read, element) && !/^(?:a|button|input|img)$/.test(element.tagName))
      .flatMap(element => backgroundOf(read.styles, element).slice(0, 2))
      .filter(hex => brandWorth(hex) >= 0.2)
    return share(colors, { weight, source })
  })
}

/** Links and headings, where they are coloured. */
function wordVotes(read: ReadPage): Vote[] {
  const { $, styles } = read
  const colorOf = (element: Element) => hexOf(styles.value(element, 'color') ?? '')
  const colorsOf = (selector: string, inherits = false) =>
    elementsOf($, selector)
      .filter(element => isOurs(read, element) && !BUTTON_NAME.test(nameOf(element)))
      .flatMap(
        element => (inherits ? hexOf(styles.inherited(element, 'color') ?? '') : colorOf(element)) ?? [],
      )
      .filter(hex => brandWorth(hex) >= 0.2 && lightnessAndChroma(hex).lightness < 0.93)
  return [
    ...share(colorsOf('main a, article a, p a, li a, td a, a'), { weight: 1.6, source: 'links' }),
    ...share(colorsOf('h1, h2, h3, h4', true), { weight: 1.1, source: 'styles' }),
    ...share(colorsOf('[class*="logo" i], [class*="brand" i], [class*="site-title" i]'), {
      weight: 1.2,
      source: 'logo',
    }),
  ]
}

const LOGO_WEIGHT = 3

function logoVotes({ page }: ReadPage, logo: LogoFinding | null): Vote[] {
  if (!logo) return []
  const vote = (hex: string, part: number): Vote => ({ hex, weight: LOGO_WEIGHT * part, source: 'logo' })
  const picture = page.pictures.find(({ address }) => address === logo.address)
  if (picture) {
    const readable = picture.colors.filter(({ hex }) => brandWorth(hex) >= 0.2)
    const sum = readable.reduce((all, color) => all + color.share, 0) || 1
    return readable.slice(0, 4).map(color => vote(color.hex, color.share / sum))
  }
  if (!logo.markup) return []
  const fills = [...logo.markup.matchAll(/(?:fill|stroke|stop-color)\s*[=:]\s*["']?([^"';>]+)/gi)]
  const colors = fills.flatMap(([, value = '']) => hexOf(value) ?? []).filter(hex => brandWorth(hex) >= 0.2)
  return share(colors, { weight: LOGO_WEIGHT, source: 'logo' })
}

const SCREENSHOT_WEIGHT = 6

/** The areas of a screenshot beside its ground. */
const screenshotVotes = ({ page }: ReadPage): Vote[] =>
  (page.screenshot ?? [])
    .slice(1)
    .map(area => ({
      hex: area.hex,
      weight: SCREENSHOT_WEIGHT * areaWorth(area),
      source: 'screenshot' as const,
    }))
    .filter(({ weight }) => weight > 0)
