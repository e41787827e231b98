import { partsOfSet } from '#editor/document/text-sets.ts'
import type { ThemeDocument, ThemeLink, ThemeLogo } from '#theme/document.ts'
import type { Value } from '#theme/kinds.ts'
import { withoutName } from '#theme/passthrough-names.ts'
import type { PresetId } from '#theme/presets/presets.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'
import { setInLanguage } from '#theme/texts/runtime/wordings.ts'
import type { VariableReference } from '#theme/variables.ts'

/** One thing somebody did to a theme. `undefined` takes the venue's own value away, so that it follows again. */
export type Change =
  | { readonly kind: 'variable'; readonly reference: VariableReference; readonly value: Value | undefined }
  | {
      readonly kind: 'text'
      readonly reference: TextReference
      readonly value: string | undefined
      /** the tag of a further language; left out, the main one */
      readonly language?: string
      /** the id of a text set, in place of a language */
      readonly textSet?: string
    }
  | {
      readonly kind: 'text-set'
      readonly name: string
      /** what it is called from now on; undefined takes it away with its words */
      readonly to: string | undefined
      /** tags of the venue's further languages, in which it has words too */
      readonly tags: readonly string[]
    }
  | { readonly kind: 'preset'; readonly preset: PresetId }
  | { readonly kind: 'links'; readonly links: readonly ThemeLink[] }
  | { readonly kind: 'logo'; readonly logo: ThemeLogo | undefined }
  /** Takes away something that this version has no name for, by its key: `variables.color-old`. */
  | { readonly kind: 'unknown'; readonly key: string }

/** The document after a change; the same object when the change changes nothing. */
export const applyChange = (document: ThemeDocument, change: Change): ThemeDocument => {
  switch (change.kind) {
    case 'variable':
      return withPart(document, { part: 'variables', ...change })
    case 'text':
      return withText(document, change)
    case 'text-set':
      return withTextSet(document, change)
    case 'preset':
      return document.preset === change.preset ? document : { ...document, preset: change.preset }
    case 'links':
      return { ...document, links: change.links }
    case 'logo':
      return withLogo(document, change.logo)
    case 'unknown':
      return { ...document, passthrough: withoutName(document.passthrough, change.key) }
  }
}

type PartChange = {
  readonly part: 'variables' | 'texts'
  readonly reference: string
  readonly value: Value | undefined
}

const withPart = (document: ThemeDocument, { part, reference, value }: PartChange): ThemeDocument => {
  const { [reference]: before, ...others } = document[part] as Record<string, Value | undefined>
  if (before === value) return document
  return { ...document, [part]: value === undefined ? others : { ...others, [reference]: value } }
}

const withText = (
  document: ThemeDocument,
  { reference, value, language, textSet }: Extract<Change, { kind: 'text' }>,
): ThemeDocument => {
  if (textSet !== undefined) return withWording(document, { part: 'textSets', id: textSet, reference, value })
  if (language !== undefined)
    return withWording(document, { part: 'translations', id: language, reference, value })
  return withPart(document, { part: 'texts', reference, value })
}

type WordingChange = {
  readonly part: 'textSets' | 'translations'
  readonly id: string
  readonly reference: string
  readonly value: string | undefined
}

const withWording = (
  document: ThemeDocument,
  { part, id, reference, value }: WordingChange,
): ThemeDocument => {
  const { [id]: known = {}, ...wordings } = document[part]
  const { [reference]: before, ...others } = known as Record<string, string | undefined>
  if (before === value) return document
  const texts = value === undefined ? others : { ...others, [reference]: value }
  // A text set or a language without words is none.
  const isLeft = Object.keys(texts).length > 0
  return { ...document, [part]: isLeft ? { ...wordings, [id]: texts } : wordings }
}

/** A set under another name, in every language that it has words in; without one it is gone. */
const withTextSet = (
  document: ThemeDocument,
  { name, to, tags }: Extract<Change, { kind: 'text-set' }>,
): ThemeDocument => {
  const textSets = Object.entries(document.textSets).flatMap(([id, words]) => {
    const parts = partsOfSet(id, tags)
    if (parts.name !== name) return [[id, words] as const]
    if (to === undefined) return []
    return [[parts.tag === null ? to : setInLanguage(to, parts.tag), words] as const]
  })
  return { ...document, textSets: Object.fromEntries(textSets) }
}

const withLogo = ({ logo: _, ...document }: ThemeDocument, logo: ThemeLogo | undefined): ThemeDocument =>
  logo ? { ...document, logo } : document
