import type { ThemeDocument } from '#theme/document.ts'
import type { VariableReference } from '#theme/variables.ts'

/** A value as a file says it: whose it is, where it stands in the file, and what `readValue` shall read. */
export type FileValue = {
  readonly reference: VariableReference
  readonly name: string
  readonly input: unknown
}

/** Something in a file that was not taken: where it stands, and a sentence that begins after its name. */
export type UnknownPart = { readonly name: string; readonly problem: string }

/** What a format gives: values by our references, our own part if it has one, and what was not understood. */
export type FileContents = {
  readonly values: readonly FileValue[]
  readonly own?: unknown
  readonly unknown: readonly UnknownPart[]
}

/** A file that is none of its format: the sentence that says why. */
export class ExchangeFileError extends Error {}

/** A theme with the name of its venue, which two of the formats carry. */
export type NamedTheme = { readonly name: string; readonly document: ThemeDocument }
