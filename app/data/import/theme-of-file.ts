import type { PathIssue } from '#app/contract/venue-file/check/places.ts'
import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { toPayload } from '#theme/payload.ts'
import { parseThemeDocument, readThemeDocument } from '#theme/read-document.ts'

/** Looks and words of a file as the one document that is stored, or every value of them that is refused. */
export function themeOfFile(
  file: VenueFile,
): { ok: true; document: ThemeDocument } | { ok: false; issues: PathIssue[] } {
  const { theme, texts, textSets, emailTexts, links } = file
  const parsed = parseThemeDocument({ ...theme, texts, textSets, emailTexts, links })
  if (parsed.ok) return parsed

  return {
    ok: false,
    issues: parsed.errors.map(({ key, message }) => ({ path: pathInFile(file, key), message })),
  }
}

/** Where a place of the theme document stands in the file: words beside the theme, everything else within it. */
function pathInFile(file: VenueFile, key: string): PathIssue['path'] {
  const [first = '', ...rest] = key.split('.')
  const inner = rest.join('.')
  if (first === 'texts') return [Object.hasOwn(file.emailTexts, inner) ? 'emailTexts' : 'texts', inner]
  if (first === 'textSets') return ['textSets', rest.slice(0, -1).join('.'), rest.at(-1) ?? '']
  if (first === 'links') return ['links', ...rest.map(step => (/^\d+$/.test(step) ? Number(step) : step))]

  return ['theme', first, ...rest].filter(step => step !== '')
}

type ThemeParts = Partial<Record<'theme' | 'texts' | 'textSets' | 'emailTexts' | 'links', unknown>>

/** The stored document taken apart again, as a file has it. A venue without one has the defaults. */
export function themeParts(stored: unknown): ThemeParts {
  const { document } = readThemeDocument(stored ?? emptyThemeDocument)
  const { links, textVariables: texts, emailVariables: emailTexts, textSets, ...theme } = toPayload(document)
  const isPlain =
    Object.keys(theme).every(key => key === 'schema' || key === 'variables') &&
    Object.keys(theme.variables).length === 0

  return { theme: isPlain ? {} : theme, texts, textSets, emailTexts, links }
}
