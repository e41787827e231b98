import type { PathIssue } from '#app/contract/venue-file/check/places.ts'
import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'

/** Looks and words of a file in the one document that the editor stores. */
export function themeOfFile({ theme, texts, textSets, emailTexts, links }: VenueFile): Record<string, unknown> {
  return { ...theme, texts, textSets, emailTexts, links }
}

/** The theme as it is stored, or what is wrong with it. */
export function checkTheme(file: VenueFile): { ok: true; document: unknown } | { ok: false; issues: PathIssue[] } {
  return { ok: true, document: themeOfFile(file) }
}

/** The stored document taken apart again, as a file has it. */
export function themeParts(document: unknown): Partial<Pick<VenueFile, 'theme' | 'texts' | 'textSets' | 'emailTexts' | 'links'>> {
  const { texts, textSets, emailTexts, links, ...theme } = (document ?? {}) as VenueFile

  return { theme: theme as VenueFile['theme'], texts: texts ?? {}, textSets: textSets ?? {}, emailTexts: emailTexts ?? {}, links: links ?? [] }
}
