import type { WeekDay } from '../week.ts'
import type { AreaColor } from './screenshot-colors.ts'

/** A web page of a venue with all that belongs to its look, as it was fetched or handed in. */
export type SitePage = {
  /** where it is; empty for a file that was handed in */
  address: string
  html: string
  /** its style sheets; those within the page are found by the rules themselves */
  styles: readonly SiteSheet[]
  /** what pictures look like, as far as they were fetched */
  pictures: readonly SitePicture[]
  /** the areas of a screenshot of it, the largest first, where one was handed in */
  screenshot?: readonly AreaColor[]
}

/** A style sheet: `link` is the address at which the page names it, `address` where it was found. What it names itself stands in it. */
export type SiteSheet = { address: string; css: string; link?: string }

/** A picture as its pixels say. */
export type SitePicture = {
  address: string
  width: number
  height: number
  /** its colours, the most frequent first; transparent pixels left out */
  colors: readonly { hex: string; share: number }[]
}

/** Where a value was found: the text `onboarding-source-…` says it to people. */
export type ProposalSource =
  | 'json-ld'
  | 'meta'
  | 'markup'
  | 'styles'
  | 'logo'
  | 'buttons'
  | 'header'
  | 'links'
  | 'variables'
  | 'text'
  | 'title'
  | 'screenshot'
  | 'address'
  | 'phone'

/** A value that the page suggests. `confidence` runs from 0 to 1; `others` are what else it could be, the likeliest first. */
export type Proposal<Value> = {
  value: Value
  source: ProposalSource
  confidence: number
  others: readonly Value[]
}

export type PageSpan = { open: string; close: string }
/** Hours by weekday, as a venue file has them; a day that is left out is closed. */
export type PageHours = Partial<Record<WeekDay, PageSpan[]>>

type Finding<Value> = [value: Value | undefined, source: ProposalSource, confidence: number]

/** The surest of several findings, with what the others say beside it; undefined where there is none. */
export function rankedProposal<Value>(findings: readonly Finding<Value>[]): Proposal<Value> | undefined {
  const found = findings
    .flatMap(([value, source, confidence]) => (value === undefined ? [] : [{ value, source, confidence }]))
    .toSorted((a, b) => b.confidence - a.confidence)
  const [first] = found
  if (!first) return undefined
  const values = new Set(found.map(({ value }) => value))
  return { ...first, others: [...values].filter(value => value !== first.value).slice(0, 4) }
}
