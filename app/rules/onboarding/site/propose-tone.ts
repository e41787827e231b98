import { type ReadPage, wordsOf } from './read-page.ts'
import type { Proposal } from './site-page.ts'

export type SiteTone = 'formal' | 'neutral' | 'friendly'

/** Fewer words say nothing about how somebody speaks. */
const MIN_WORDS = 40
const FRIENDLY_PER_100 = 2.2
const FORMAL_PER_100 = 1.2

const FRIENDLY = [
  /\b(?:\w+['’](?:re|ll|ve|s on|t)|let['’]s)\b/gi,
  /!/g,
  /\b(?:fun|awesome|amazing|kids|hey|hi|wow|yay|grab|hang out|splash|giggle|meet (?:the|our))\b/gi,
]
const FORMAL = [
  /\b(?:patrons?|kindly|please note|pursuant|herein|hereby|endeavou?rs?|esteemed|permitted|prohibited)\b/gi,
  /\b(?:purchase|admittance|commence[sd]?|attire|prior to|regret|cordially|distinguished|scholar\w*|benefactors?)\b/gi,
  /\b(?:may be (?:obtained|purchased|reserved)|are (?:requested|advised|required) to)\b/gi,
]

/**
 * How a page speaks to its visitors, counted on a hundred of its words: contractions, exclamations and plain cheer against the set
 * phrases of institutions. Undefined where the page is not in English, or says too little.
 */
export function proposeTone({ $ }: ReadPage): Proposal<SiteTone> | undefined {
  if (!/^en\b/i.test($('html').attr('lang') ?? 'en')) return undefined
  const copy = $('body').clone()
  copy.find('script, style, noscript, template, nav, form').remove()
  const body = copy.get(0)
  const words = body ? wordsOf($, body) : ''
  const count = words.split(' ').length
  if (count < MIN_WORDS) return undefined
  const per100 = (signs: readonly RegExp[]) =>
    (100 * signs.reduce((sum, sign) => sum + (words.match(sign)?.length ?? 0), 0)) / count
  return toneOfSigns({ friendly: per100(FRIENDLY), formal: per100(FORMAL) })
}

function toneOfSigns({ friendly, formal }: Record<'friendly' | 'formal', number>): Proposal<SiteTone> {
  const lead = friendly / FRIENDLY_PER_100 - formal / FORMAL_PER_100
  const isClear = Math.max(friendly / FRIENDLY_PER_100, formal / FORMAL_PER_100) >= 1
  const value = !isClear ? 'neutral' : lead > 0 ? 'friendly' : 'formal'
  const confidence = isClear ? Math.min(0.85, 0.5 + Math.abs(lead) / 6) : 0.5
  const others = (['friendly', 'neutral', 'formal'] as const).filter(tone => tone !== value)
  return { value, source: 'text', confidence: Math.round(confidence * 100) / 100, others }
}
