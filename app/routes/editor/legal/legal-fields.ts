import { legalTexts } from '#theme/texts/lists/legal.ts'

export const LEGAL_PAGES = ['terms', 'privacy'] as const
export type LegalPageName = (typeof LEGAL_PAGES)[number]
export type LegalReference = keyof typeof legalTexts

const references = Object.keys(legalTexts) as LegalReference[]

/** A part of a legal page: its heading, and the text below it where it has one. */
export type LegalPart = { heading: LegalReference; body: LegalReference | null }

/** The parts of a page in their order, the page's own heading with its opening first. */
export function legalParts(page: LegalPageName): LegalPart[] {
  const own = references.filter(reference => reference.startsWith(`legal-${page}-`))
  return own
    .filter(reference => reference.endsWith('-heading'))
    .map(heading => {
      const isPage = heading === `legal-${page}-heading`
      const name = isPage ? `legal-${page}-introduction` : heading.replace(/-heading$/, '')
      return { heading, body: own.find(reference => reference === name) ?? null }
    })
}

/** The other single lines of a page: its title in the browser, the date from which it holds. */
export const legalLines = (page: LegalPageName): LegalReference[] =>
  references.filter(
    reference => reference === `legal-${page}-page-title` || reference === `legal-${page}-effective-date`,
  )
