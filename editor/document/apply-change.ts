import type { ThemeDocument, ThemeLink, ThemeLogo } from '#theme/document.ts'
import type { Value } from '#theme/kinds.ts'
import type { PresetId } from '#theme/presets/presets.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'
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
    }
  | { readonly kind: 'preset'; readonly preset: PresetId }
  | { readonly kind: 'links'; readonly links: readonly ThemeLink[] }
  | { readonly kind: 'logo'; readonly logo: ThemeLogo | undefined }

/** The document after a change; the same object when the change changes nothing. */
export const applyChange = (document: ThemeDocument, change: Change): ThemeDocument => {
  switch (change.kind) {
    case 'variable':
      return withPart(document, { part: 'variables', ...change })
    case 'text':
      return change.language === undefined
        ? withPart(document, { part: 'texts', ...change })
        : withTranslation(document, { ...change, language: change.language })
    case 'preset':
      return document.preset === change.preset ? document : { ...document, preset: change.preset }
    case 'links':
      return { ...document, links: change.links }
    case 'logo':
      return withLogo(document, change.logo)
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

const withTranslation = (
  document: ThemeDocument,
  { language, reference, value }: Omit<PartChange, 'part'> & { readonly language: string },
): ThemeDocument => {
  const { [reference]: before, ...others } = (document.translations[language] ?? {}) as Record<
    string,
    Value | undefined
  >
  if (before === value) return document
  const texts = value === undefined ? others : { ...others, [reference]: value }
  return { ...document, translations: { ...document.translations, [language]: texts } } as ThemeDocument
}

const withLogo = ({ logo: _, ...document }: ThemeDocument, logo: ThemeLogo | undefined): ThemeDocument =>
  logo ? { ...document, logo } : document
