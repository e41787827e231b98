import { absoluteAddress, type ReadPage, wordsOf } from './read-page.ts'
import type { SocialLink } from './site-facts.ts'
import type { Proposal } from './site-page.ts'

const LEGAL: readonly [key: string, pattern: RegExp][] = [
  [
    'terms',
    /\bterms\b|conditions g[eé]n[eé]rales|\bcgv\b|\bcgu\b|t[eé]rminos|condiciones|geschäftsbedingungen|\bagb\b|voorwaarden|termini|condizioni|ご利用規約|利用規約|الشروط/i,
  ],
  [
    'privacy',
    /privacy|datenschutz|confidentialit[eé]|vie priv[eé]e|donn[eé]es personnelles|privacidad|riservatezza|個人情報|プライバシー|الخصوصية/i,
  ],
  ['imprint', /impressum|\bimprint\b|mentions l[eé]gales|aviso legal|note legali|legal notice/i],
]
/** A longer link is a sentence about it. */
const MAX_WORDS = 60

/** The pages of a venue with its terms, its privacy notice and who it is in law: one each, the last that the page links, since they stand at its foot. */
export function proposeLegal(read: ReadPage): Proposal<SocialLink[]> | undefined {
  const { $ } = read
  const links = $('a[href]')
    .toArray()
    .flatMap(element => {
      const label = wordsOf($, element)
      const href = absoluteAddress(element.attribs.href, read)
      const isPage = /^https?:/.test(href ?? '') && !element.attribs.href?.startsWith('#')
      const key = LEGAL.find(([, pattern]) => pattern.test(label))?.[0]
      return key && href && isPage && label.length <= MAX_WORDS ? [{ key, href, label }] : []
    })
  const value = [...new Map(links.map(link => [link.key, link])).values()]
  return value.length > 0 ? { value, source: 'links', confidence: 0.85, others: [] } : undefined
}
