import type { ThemeDocument } from '#theme/document.ts'
import { type ReadProblem, readParts, type TextReader } from '#theme/read-parts.ts'
import { type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import { checkText } from '#theme/texts/runtime/check-text.ts'
import { parseMarkup, printMarkup } from '#theme/texts/runtime/rich-markup.ts'

const canonicalText = (reference: TextReference, candidate: string) =>
  textOf(reference).rich ? printMarkup(parseMarkup(candidate)) : candidate

/** A stored text stays as it is: it falls back when it is spoken, and the venue can still mend it. */
const textReader =
  (strict: boolean): TextReader =>
  (reference, { candidate, kept, locale }) => {
    if (candidate === kept) return { text: candidate }
    const issue = checkText(reference, { candidate, ...(locale && { locale }) }).find(
      ({ level }) => level === 'error',
    )
    if (!issue) return { text: canonicalText(reference, candidate) }
    const problem = `The text ${issue.message}`
    return strict ? { problem } : { text: candidate, problem }
  }

/** How much a theme may hold. Its own texts and values are counted by their lists; these bound what we have no name for. */
const LIMITS = { textSets: 50, languages: 20, unknownNames: 500, nameLength: 120, characters: 900_000 }

const sizeProblems = (document: ThemeDocument): ReadProblem[] => {
  const { variables = {}, texts = {}, textSets = {}, translations = {}, other = {} } = document.passthrough
  const wordings = [...Object.values(textSets), ...Object.values(translations)]
  const unknown = [variables, texts, ...wordings, other].flatMap(Object.keys)
  const sets = Object.keys(document.textSets)
  const tooLong = [...unknown, ...sets].find(name => name.length > LIMITS.nameLength)
  return [
    sets.length > LIMITS.textSets && {
      key: 'textSets',
      message: `There may be ${LIMITS.textSets} text sets at most`,
    },
    Object.keys(document.translations).length > LIMITS.languages && {
      key: 'translations',
      message: `There may be ${LIMITS.languages} further languages at most`,
    },
    unknown.length > LIMITS.unknownNames && {
      key: '',
      message: `There may be ${LIMITS.unknownNames} names at most that this version does not know`,
    },
    tooLong !== undefined && {
      key: tooLong.slice(0, LIMITS.nameLength),
      message: `A name may have ${LIMITS.nameLength} characters at most`,
    },
    JSON.stringify(document).length > LIMITS.characters && {
      key: '',
      message: `A theme may have ${LIMITS.characters.toLocaleString('en-US')} characters at most`,
    },
  ].filter(problem => problem !== false)
}

export type ParsedDocument =
  | { readonly ok: true; readonly document: ThemeDocument }
  | { readonly ok: false; readonly errors: readonly ReadProblem[] }

/**
 * Reads a theme somebody wants to save. Every value is parsed and re-spelled; unknown names go to `passthrough`.
 * Refuses with one sentence per bad value (colours, lengths, faces, options, links, logos, broken texts, markup) and for
 * more text sets, unknown names or characters than a theme may have; then nothing may be saved. A wording of `kept`, the theme
 * that is stored, is taken as it is: one that is broken keeps nobody from saving something else.
 */
export const parseThemeDocument = (input: unknown, kept?: ThemeDocument): ParsedDocument => {
  const { document, problems: found } = readParts(input, { strict: true, kept, readText: textReader(true) })
  const problems = [...found, ...sizeProblems(document)]
  return problems.length ? { ok: false, errors: problems } : { ok: true, document }
}

/**
 * Reads a stored theme and never fails: what cannot be used is left out and reported, broken texts are kept (they fall
 * back when spoken), documents of older versions are lifted.
 */
export const readThemeDocument = (
  stored: unknown,
): { document: ThemeDocument; problems: readonly ReadProblem[] } =>
  readParts(stored, { strict: false, readText: textReader(false) })
