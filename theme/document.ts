import { z } from 'zod'
import type { PresetId } from '#theme/presets/presets.ts'
import type { VenueTexts } from '#theme/texts/runtime/wordings.ts'
import type { VariableValues } from '#theme/variables.ts'

/** The version this code writes. Older documents are lifted on read (`theme/migrations.ts`). */
export const documentVersion = 2

/** A link of the header; the one with key `logo` is where the logo leads. */
export const themeLink = z.object({
  key: z.string().min(1).max(80),
  href: z.string().min(1).max(2000),
  label: z.string().max(200).optional(),
  external: z.boolean().optional(),
})

export const themeLogo = z.object({
  src: z.string().min(1).max(2000),
  alt: z.string().max(200).optional(),
  /** The logo for dark headers. */
  darkSrc: z.string().max(2000).optional(),
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
