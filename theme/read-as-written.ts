import type { ThemeDocument } from '#theme/document.ts'
import { type ReadProblem, readParts } from '#theme/read-parts.ts'

/**
 * Reads a theme that the server, or a tab of the composer, has written, and never fails: its wordings are taken as they are, so that
 * nothing that parses wordings is needed. Everything else is parsed like any stored theme.
 */
export const readAsWritten = (
  stored: unknown,
): { document: ThemeDocument; problems: readonly ReadProblem[] } =>
  readParts(stored, { strict: false, readText: (_, { candidate }) => ({ text: candidate }) })
