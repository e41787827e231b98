/**
 * A message as it travels to the browser: plain words stay a string; anything else is a list of parts.
 * `0` stands for `#` inside a plural.
 */
export type CompiledMessage = string | readonly Part[]
export type Part = string | 0 | ArgumentPart | PluralPart | SelectPart | ElementPart

/** `{name}` or `{count, number}`. */
export type ArgumentPart = { readonly arg: string; readonly number?: true }
/** `{count, plural, …}`; `ordinal` for `selectordinal`. Exact cases are keyed `=0`. */
export type PluralPart = {
  readonly plural: string
  readonly cases: Cases
  readonly offset?: number
  readonly ordinal?: true
}
/** `{kind, select, …}`. */
export type SelectPart = { readonly select: string; readonly cases: Cases }
export type Cases = { readonly [key: string]: readonly Part[] }

export type RichTag = 'strong' | 'em' | 'a' | 'br' | 'ul' | 'ol' | 'li'
/** Markup of a rich text. A link's address was checked when the text was parsed. */
export type ElementPart = { readonly tag: RichTag; readonly href?: string; readonly parts: readonly Part[] }

/** Arguments as they come in at run time: several words stand as a list. */
export type Arguments = Readonly<Record<string, string | number | readonly string[]>>
