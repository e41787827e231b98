import type { PresetId } from '#theme/presets/presets.ts'
import type { VenueTexts } from '#theme/texts/runtime/wordings.ts'
import type { VariableValues } from '#theme/variables.ts'

/** The version this code writes. Older documents are lifted on read (`theme/migrations.ts`). */
export const documentVersion = 2

/** Letters at the most, of links and of the logo. */
export const LINK_LIMITS = { key: 80, address: 2000, words: 200, tag: 35 } as const

/** A link of the header; the one with key `logo` is where the logo leads. */
export type ThemeLink = {
  key: string
  href: string
  label?: string
  /** What it says in further languages, by tag (BCP 47). */
  translations?: Record<string, { label?: string }>
  external?: boolean
}

/** The picture of the header, what it says, and the picture for dark headers. */
export type ThemeLogo = { src: string; alt?: string; darkSrc?: string }

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
