import type { ArgumentsOf, TextDefinition } from '#theme/texts/lists/text-definition.ts'
import { textGroups } from '#theme/texts/lists/text-groups.ts'

export type TextGroup = keyof typeof textGroups

/** What only the staff reads, and whoever they ask to approve a draft: it is shipped in English alone. */
export const staffTextGroups: readonly TextGroup[] = [
  'editor',
  'exchange',
  'pictures',
  'translations',
  'venue-edits',
  'venue-hosts',
  'venue-settings',
  'versions',
  'draft-review',
  'onboarding',
]

type Intersection<T> = (T extends unknown ? (value: T) => void : never) extends (value: infer All) => void
  ? All
  : never
type Texts = Intersection<(typeof textGroups)[TextGroup]>

/** The one list of texts. Key = public reference, page first: stored themes depend on it. */
export const texts: { readonly [R in keyof Texts]: Texts[R] } = Object.assign(
  {},
  ...Object.values(textGroups),
)

export type TextReference = keyof Texts & string

/** The arguments a text needs: `ArgsOf<'header-cart-count'>` is `{ count: number }`. */
export type ArgsOf<R extends TextReference> = ArgumentsOf<Texts[R]>

/** What follows the reference in `text(reference, …)`: nothing, or the arguments. */
export type TextArguments<R extends TextReference> = keyof ArgsOf<R> extends never ? [] : [args: ArgsOf<R>]

export const textReferences = Object.keys(texts) as TextReference[]

export const isTextReference = (key: string): key is TextReference => Object.hasOwn(texts, key)

/** The references that travel as `emailVariables`. */
export const isMailReference = (reference: string) => reference.startsWith('mail-')

/** The definition of a text with its arguments' types forgotten, for code that walks the list. */
export const textOf = (reference: TextReference): TextDefinition => texts[reference] as TextDefinition
