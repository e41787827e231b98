import type { Element } from 'domhandler'
import { brandColors, proposeColors } from './brand-colors.ts'
import { elementsOf } from './elements.ts'
import { findLogos, type LogoFinding } from './find-logo.ts'
import { proposeLegal } from './legal-links.ts'
import { proposeLogoGround } from './logo-ground.ts'
import { type FontChoice, type NearestFont, nearestFont } from './nearest-font.ts'
import { proposeHours } from './opening-hours.ts'
import { colorsIn, lightnessAndChroma } from './page-colors.ts'
import { type PlaceProposals, proposePlace } from './propose-place.ts'
import { proposeTone, type SiteTone } from './propose-tone.ts'
import { type ReadPage, readPage } from './read-page.ts'
import {
  type PostalAddress,
  proposeAddress,
  proposeEmail,
  proposeName,
  proposePhone,
  proposeSocial,
  type SocialLink,
} from './site-facts.ts'
import type { PageHours, Proposal, SitePage } from './site-page.ts'

export type ProposedLogo = Pick<LogoFinding, 'address' | 'markup' | 'alt'>

/** What a page proposes for a venue. What it does not tell is left out. */
export type VenueProposals = PlaceProposals & {
  name?: Proposal<string>
  brand?: Proposal<string>
  accent?: Proposal<string>
  paper?: Proposal<string>
  /** of the header, for a logo that would be lost on the paper */
  header?: Proposal<string>
  mode?: Proposal<'light' | 'dark'>
  displayFace?: Proposal<string>
  textFace?: Proposal<string>
  logo?: Proposal<ProposedLogo>
  phone?: Proposal<string>
  email?: Proposal<string>
  address?: Proposal<PostalAddress>
  social?: Proposal<SocialLink[]>
  /** pages with its terms, its privacy notice and who it is in law */
  legal?: Proposal<SocialLink[]>
  hours?: Proposal<PageHours>
  /** how it speaks to its visitors */
  tone?: Proposal<SiteTone>
}

/** Everything that a web page tells of the venue it belongs to. Never fails: a page that tells nothing proposes nothing. */
export function proposeVenue(page: SitePage, fonts: readonly FontChoice[]): VenueProposals {
  const read = readPage(page)
  const logos = findLogos(read)
  const contact = { phone: proposePhone(read), address: proposeAddress(read) }
  const colors = proposeColors(brandColors(read, logos[0] ?? null))
  const ground = proposePaper(read)
  const proposals = {
    name: proposeName(read, logos[0]?.alt ?? ''),
    ...colors,
    ...ground,
    header: proposeLogoGround(read, {
      logo: logos[0],
      paper: ground.paper?.value ?? '#ffffff',
      brand: colors.brand?.value,
    }),
    ...proposeFaces(read, fonts),
    logo: proposeLogo(logos),
    ...contact,
    email: proposeEmail(read),
    social: proposeSocial(read),
    legal: proposeLegal(read),
    hours: proposeHours(read),
    tone: proposeTone(read),
    ...proposePlace(read, contact),
  }
  return Object.fromEntries(Object.entries(proposals).filter(([, value]) => value !== undefined))
}

/** The pictures that have to be seen before colours can be proposed: those that may be the logo. */
export const picturesOfInterest = (page: SitePage): string[] =>
  findLogos(readPage(page))
    .flatMap(({ address }) => address || [])
    .slice(0, 3)

function proposeLogo([first, ...rest]: readonly LogoFinding[]): Proposal<ProposedLogo> | undefined {
  if (!first) return undefined
  const plain = ({ address, markup, alt }: LogoFinding): ProposedLogo => ({
    address,
    alt,
    ...(markup && { markup }),
  })
  const confidence = Math.min(0.97, 0.4 + first.score / 14)
  return {
    value: plain(first),
    source: first.source,
    confidence: round(confidence),
    others: rest.slice(0, 3).map(plain),
  }
}

const round = (value: number) => Math.round(value * 100) / 100

/** The ground on which the page stands, and whether it is a dark one. */
function proposePaper(read: ReadPage): Pick<VenueProposals, 'paper' | 'mode'> {
  const seen = read.page.screenshot?.slice(0, 2).map(({ hex }) => hex) ?? []
  const grounds = groundsOf(read)
  const paper = grounds[0] ?? seen[0] ?? '#ffffff'
  const mode = lightnessAndChroma(paper).lightness < 0.45 ? 'dark' : 'light'
  const found = grounds.length + seen.length > 0
  const readable = {
    source: grounds.length === 0 && found ? ('screenshot' as const) : ('styles' as const),
    confidence: found ? 0.85 : 0.6,
  }
  return {
    paper: { value: paper, ...readable, others: [...grounds, ...seen].slice(1, 3) },
    mode: { value: mode, ...readable, others: [mode === 'dark' ? 'light' : 'dark'] },
  }
}

const GROUNDS = ['body', 'html', 'body > div', '#page, #wrapper, .site, main, body > table']

const groundsOf = ({ $, styles }: ReadPage): string[] =>
  GROUNDS.flatMap(selector => {
    const [element] = elementsOf($, selector)
    if (!element) return []
    const value = [styles.value(element, 'background-color'), styles.value(element, 'background')].join(' ')
    return colorsIn(value).slice(0, 1)
  })

function proposeFaces(
  { $, styles }: ReadPage,
  fonts: readonly FontChoice[],
): Pick<VenueProposals, 'displayFace' | 'textFace'> {
  const faceOf = (selector: string) => {
    const element = $(selector).get(0) as Element | undefined
    return element && nearestFont(fontOf(styles, element), fonts)
  }
  const text = faceOf('main p, article p, p') ?? faceOf('body')
  const display = faceOf('h1') ?? faceOf('h2') ?? text
  return {
    ...(text && { textFace: faceProposal(text) }),
    ...(display && { displayFace: faceProposal(display) }),
  }
}

/** `font: bold 12px/1.5 Georgia, serif` names its face last. */
function fontOf(styles: ReadPage['styles'], element: Element): string | undefined {
  const family = styles.inherited(element, 'font-family')
  return family ?? styles.inherited(element, 'font')?.replace(/^.*?\d[\w.%]*(?:\s*\/\s*[\w.%]+)?\s+/, '')
}

const faceProposal = ({ id, confidence }: NearestFont): Proposal<string> => ({
  value: id,
  source: 'styles',
  confidence,
  others: [],
})
