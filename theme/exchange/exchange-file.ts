import type { ThemeDocument } from '#theme/document.ts'
import { printBrandYml, readBrandYml } from './brand-yml.ts'
import { printDesignMd, readDesignMd } from './design-md.ts'
import { printDesignTokens } from './design-tokens/print-design-tokens.ts'
import { readDesignTokens } from './design-tokens/read-design-tokens.ts'
import { type ExchangeFormat, MAX_FILE_CHARACTERS } from './exchange-formats.ts'
import { ExchangeFileError, type FileContents, type NamedTheme, type UnknownPart } from './file-contents.ts'
import { withFileValues } from './file-values.ts'
import { readOwnPart } from './own-part.ts'

export const exchangeFileNames: Readonly<Record<ExchangeFormat, string>> = {
  tokens: 'design.tokens.json',
  'design-md': 'DESIGN.md',
  'brand-yml': '_brand.yml',
}

const printers: Record<ExchangeFormat, (theme: NamedTheme) => string> = {
  tokens: printDesignTokens,
  'design-md': printDesignMd,
  'brand-yml': printBrandYml,
}

/** A theme as a file: every value as it is, and in our own part what the venue has set itself, so that reading it changes nothing. */
export const printExchangeFile = (theme: NamedTheme, format: ExchangeFormat): string =>
  printers[format](theme)

const readers: Record<ExchangeFormat, (text: string) => FileContents> = {
  tokens: readDesignTokens,
  'design-md': readDesignMd,
  'brand-yml': readBrandYml,
}

/**
 * The theme that a file describes, for a venue with the theme `current`. With our own part it is that theme with the values that somebody
 * has changed in the file since; without one it is `current` with the file's values. Throws an `ExchangeFileError` for what is no file
 * of the format; single values that are not understood are left out and told.
 */
export const readExchangeFile = (
  text: string,
  { format, current }: { format: ExchangeFormat; current: ThemeDocument },
): { source: ThemeDocument; unknown: readonly UnknownPart[] } => {
  if (text.length > MAX_FILE_CHARACTERS) throw new ExchangeFileError('The file is too large')
  const { values, own, unknown } = readers[format](text)
  const base = own === undefined ? { document: current, unknown: [] } : readOwnPart(own, current)
  const read = withFileValues(base.document, values)
  return { source: read.document, unknown: [...unknown, ...base.unknown, ...read.unknown] }
}

/** The format of a text by its beginning. */
export const formatOf = (text: string): ExchangeFormat => {
  const start = text.trimStart()
  if (start.startsWith('{')) return 'tokens'
  return /^(?:---\s*$|#{1,6}\s)/m.test(start.slice(0, 2000)) ? 'design-md' : 'brand-yml'
}
