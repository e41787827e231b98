// The editor parses in the browser: the small zod, whose shapes are the large one's too.
import * as z from 'zod/mini'
import type { PresetId } from '#theme/presets/presets.ts'
import type { VenueTexts } from '#theme/texts/runtime/wordings.ts'
import type { VariableValues } from '#theme/variables.ts'

/** The version this code writes. Older documents are lifted on read (`theme/migrations.ts`). */
export const documentVersion = 2

const address = z.string().check(z.minLength(1), z.maxLength(2000))
const words = z.string().check(z.maxLength(200))

/** A link of the header; the one with key `logo` is where the logo leads. */
export const themeLink = z.object({
  key: z.string().check(z.minLength(1), z.maxLength(80)),
  href: address,
  label: z.optional(words),
  /** What it says in further languages, by tag (BCP 47). */
  translations: z.optional(
    z.record(z.string().check(z.maxLength(35)), z.object({ label: z.optional(words) })),
  ),
  external: z.optional(z.boolean()),
})

export const themeLogo = z.object({
  src: address,
  alt: z.optional(words),
  /** The logo for dark headers. */
  darkSrc: z.optional(z.string().check(z.maxLength(2000))),
})

export type ThemeLink = z.infer<typeof themeLink>
export type ThemeLogo = z.infer<typeof themeLogo>

/** What a venue stored that this version has no name for: kept as it is, never compiled, never shown. */
export type Passthrough = {
  readonly variables?: Readonly<Record<string, unknown>>
  readonly texts?: Readonly<Record<string, string>>
  readonly textSets?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly translations?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Unknown keys beside the ones above. */
  readonly other?: Readonly<Record<string, unknown>>
}

/** A venue's theme as the rest of the code knows it: every value understood and in our own spelling. */
export type ThemeDocument = {
  readonly schema: typeof documentVersion
  readonly preset?: PresetId
  readonly variables: VariableValues
  readonly texts: VenueTexts
  readonly textSets: Readonly<Record<string, VenueTexts>>
  /** The venue's own wording of its further languages, by tag (BCP 47). */
  readonly translations: Readonly<Record<string, VenueTexts>>
  readonly links: readonly ThemeLink[]
  readonly logo?: ThemeLogo
  readonly passthrough: Passthrough
}

export const emptyThemeDocument: ThemeDocument = {
  schema: documentVersion,
  variables: {},
  texts: {},
  textSets: {},
  translations: {},
  links: [],
  passthrough: {},
}
