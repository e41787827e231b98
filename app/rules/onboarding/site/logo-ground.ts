import type { Element } from 'domhandler'
import type { LogoFinding } from './find-logo.ts'
import { backgroundOf, hexOf, lightnessAndChroma } from './page-colors.ts'
import type { ReadPage } from './read-page.ts'
import type { Proposal, ProposalSource } from './site-page.ts'

/** Less apart in lightness, 0 to 1, and a logo is lost on its ground. */
const APART = 0.35
const INK = '#17181a'
const WHITE = '#ffffff'

type Look = { logo: LogoFinding | undefined; paper: string; brand: string | undefined }

/**
 * The ground of the header for a logo that would be lost on the paper, such as a white one: the one on which the page has it, else the
 * brand's colour, ink or white. Undefined where the logo is seen as it is, and where nobody knows how light it is.
 */
export function proposeLogoGround(
  read: ReadPage,
  { logo, paper, brand }: Look,
): Proposal<string> | undefined {
  const tone = logo && toneOf(read, logo)
  const isSeenOn = (hex: string) => Math.abs((tone ?? 0) - lightnessAndChroma(hex).lightness) >= APART
  if (tone === undefined || isSeenOn(paper)) return undefined
  const ofPage = groundsAbove(read, logo?.element)
  const grounds: [string, ProposalSource, number][] = [
    ...ofPage.map(hex => [hex, 'header', 0.85] as [string, ProposalSource, number]),
    ...[brand, INK, WHITE].flatMap(hex =>
      hex ? [[hex, 'logo', 0.6] as [string, ProposalSource, number]] : [],
    ),
  ]
  const [first, ...rest] = grounds.filter(([hex]) => isSeenOn(hex))
  if (!first) return undefined
  const [value, source, confidence] = first
  const others = [...new Set(rest.map(([hex]) => hex))].filter(hex => hex !== value)
  return { value, source, confidence, others }
}

/** How light a logo is all in all, 0 to 1. */
function toneOf({ page }: ReadPage, { address, markup = '' }: LogoFinding): number | undefined {
  const picture = page.pictures.find(each => each.address === address && !markup)
  const fills = [...markup.matchAll(/(?:fill|stroke|color)\s*[=:]\s*["']?([^"';>]+)/gi)]
  const colors =
    picture?.colors ?? fills.flatMap(([, value = '']) => hexOf(value) ?? []).map(hex => ({ hex, share: 1 }))
  const all = colors.reduce((sum, { share }) => sum + share, 0)
  const sum = colors.reduce((light, { hex, share }) => light + share * lightnessAndChroma(hex).lightness, 0)
  return all > 0 ? sum / all : undefined
}

const groundsAbove = (read: ReadPage, element: Element | undefined): string[] =>
  element
    ? [element, ...(read.$(element).parents().toArray() as Element[])].flatMap(
        at => backgroundOf(read.styles, at)[0] ?? [],
      )
    : []
