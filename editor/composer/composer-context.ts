import { createContext, useContext } from 'react'
import type { SceneName } from '#app/rules/scenes/scene-groups.ts'
import type { Edits, HeldField } from '#editor/composer/composer-state.ts'
import type { Change } from '#editor/document/apply-change.ts'
import type { VenueFont } from '#editor/document/venue-font.ts'
import type { WordingLanguage } from '#editor/document/wording.ts'
import type { InspectorTools } from '#editor/inspector/use-inspector.ts'
import type { LinkedShop } from '#editor/panels/shop-pages.ts'
import type { CompiledTheme } from '#theme/compile/compile-theme.ts'
import type { HeroPicture } from '#theme/compile/hero/hero-contrast.ts'
import type { ThemeDocument } from '#theme/document.ts'
import type { Value } from '#theme/kinds.ts'
import type { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { ThemePart } from '#theme/theme-parts.ts'
import type { VariableReference } from '#theme/variables.ts'

/** Where an uploaded picture is, or why it was not taken; empty when nobody answered. */
export type Upload = { readonly src: string } | { readonly problem: string }

/** The font that a file has become, or why it was not taken; empty when nobody answered. */
export type FontUpload = { readonly font: VenueFont } | { readonly problem: string }

/** The edit that removed a font, or what keeps it; empty when nobody answered. */
export type FontRemoval = { readonly edit: number | null } | { readonly problem: string }

/** What of the venue a picture shows: its name, and where its pictures are changed. */
export type PictureOwner = { readonly name: string; readonly href: string }

/** What controls know and may do. */
export type ComposerTools = {
  /** Takes a logo among the pictures of the venue; it is shown once the theme names it. */
  readonly uploadLogo: (file: Blob) => Promise<Upload>
  /** The same for a logo of another site, which the server fetches. */
  readonly takeLogo: (address: string) => Promise<Upload>
  /** The venue's own fonts. */
  readonly fonts: readonly VenueFont[]
  /** Takes a font file among them; nothing is set in it yet. */
  readonly uploadFont: (file: Blob) => Promise<FontUpload>
  readonly removeFont: (id: string) => Promise<FontRemoval>
  /** Undoes the edit that removed a font; what stands in the way, or null. */
  readonly restoreFont: (edit: number) => Promise<string | null>
  readonly document: ThemeDocument
  /** Its look, and all that cannot be read in it: pairs of colours, and words on the venue's picture. */
  readonly compiled: CompiledTheme
  readonly heroPicture: HeroPicture | null
  readonly locale: string
  /** In which money is written, ISO 4217. */
  readonly currency: string
  /** The ready brands a theme can start from. */
  readonly brands: readonly { readonly id: string; readonly name: string }[]
  /** The parts of the theme that this author may change. */
  readonly rights: readonly ThemePart[]
  /** Sentences of the last refused save, by key. */
  readonly refusals: Readonly<Record<string, string>>
  /** What others have saved since the composer was opened, by key. */
  readonly edits: Edits
  /** What was typed and cannot be taken, by field. */
  readonly held: Readonly<Record<string, HeldField>>
  /** Keeps what cannot be taken, or with `null` lets go of it. */
  readonly hold: (field: string, held: HeldField | null) => void
  /** Asks whose value of a key of the theme is meant: the author's, or the one that a colleague has saved meanwhile. */
  readonly askAbout: (key: string) => void
  /** One step of the history, shown in the preview. */
  readonly apply: (change: Change, name: string) => void
  /** Shows a value in the preview while a hand is still moving; nothing is kept. */
  readonly drag: (reference: VariableReference, value: Value) => void
  /** What is known about the page in the frame. */
  readonly inspector: InspectorTools
  readonly scenes: SceneTools
  /** Where pictures of the catalogue are changed; null for who may not do that. */
  readonly pictures: {
    readonly href: string
    readonly find: (src: string) => Promise<PictureOwner | null>
  } | null
  readonly wording: WordingTools
  /** What links can lead to. */
  readonly shop: LinkedShop
}

/** In which language, and for which visitors, words are edited and shown. */
export type WordingTools = {
  /** The further languages of the venue. */
  readonly languages: readonly WordingLanguage[]
  /** The words that are edited: of a further language, or of a text set; null for those of the main language. */
  readonly language: WordingLanguage | null
  /** The further language that was chosen, with a text set or without one. */
  readonly further: WordingLanguage | null
  /** The names of the text sets, and the one that was chosen. */
  readonly sets: readonly string[]
  readonly set: string | null
  /** Goes to a text set, which may be a new one; with null to what every visitor reads. */
  readonly chooseSet: (set: string | null) => void
  /** Where the shop begins. */
  readonly shopHref: string
  /** Goes to a language by its tag, to the main one with null. */
  readonly choose: (tag: string | null) => void
  /** Where the names of the catalogue are translated. */
  readonly catalogueHref: string
}

/** The scenes of the preview as rows use them. */
export type SceneTools = {
  /** Other scenes in which a text or a variable shows, or may show. */
  readonly having: (reference: string) => Promise<readonly SceneName[]>
  /** what a scene is called, in the words of whoever edits */
  readonly nameOf: (text: ReturnType<typeof useText>, scene: SceneName) => string
  readonly show: (scene: SceneName) => void
}

const ComposerContext = createContext<ComposerTools | null>(null)

export const ComposerProvider = ComposerContext.Provider

export const useComposer = (): ComposerTools => {
  const tools = useContext(ComposerContext)
  if (!tools) throw new Error('Controls stand inside the composer')
  return tools
}
