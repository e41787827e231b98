import { z } from 'zod'

/** A language as BCP 47 writes it, with the region where that matters: `de-DE`, `ar`, `zh-Hant-TW`. */
export const languageTag = z
  .string()
  .max(35)
  .refine(isCanonicalTag, 'must be a language tag like de-DE, written as BCP 47 does')
  .meta({
    id: 'LanguageTag',
    description: 'A language, with its region where that matters (BCP 47): de-DE, ar',
  })

function isCanonicalTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}

/** The same words of a record in further languages; what is left out is said in the main one. */
export const translationsOf = <Shape extends z.ZodRawShape>(words: Shape) =>
  z
    .record(languageTag, z.strictObject(words))
    .optional()
    .describe('The same in further languages of the venue, by tag; what is left out is said in the main one')
