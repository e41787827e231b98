import { z } from 'zod'
import { id, line, link } from './fields.ts'
import { languageTag, translationsOf } from './translations.ts'

/** How the venue looks: the stored theme document without its words. Its values are checked by `parseThemeDocument` of `theme/`. */
export const themeSlot = z
  .record(z.string().max(120), z.unknown())
  .default({})
  .describe('Looks: preset, variables, logo. Words stand under texts, textSets and links')

const wording = z.record(z.string().max(120), z.string().max(20_000))

export const texts = wording
  .default({})
  .describe('Wording by text reference, as ICU messages; what is left out keeps its default')

export const textSets = z
  .record(id, wording)
  .default({})
  .describe('Further sets of wording, chosen with the address parameter text')

export const translations = z
  .record(languageTag, wording)
  .default({})
  .describe(
    'Wording of further languages of the venue by tag, mails included; what is left out keeps its default in that language',
  )

export const emailTexts = wording.default({}).describe('Wording of mails by reference')

export const links = z
  .array(
    z.strictObject({
      key: id.describe("'logo' is the address behind the logo; any other key is a navigation link"),
      href: link.describe('Where it leads'),
      label: line.optional().describe('What it says'),
      translations: translationsOf({ label: line.optional() }),
      external: z.boolean().default(false).describe('Opens in a new tab'),
    }),
  )
  .max(50)
  .default([])
  .describe('Links of the header')

export const themeVersion = z
  .string()
  .regex(/^[0-9a-f]{16}$/, 'must be the mark that an export wrote')
  .optional()
  .describe(
    'Mark of looks and words at the export; keeps an import from replacing what was saved in the editor since',
  )
