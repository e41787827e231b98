/** What a text's argument may be: words or several, or an amount that can pick a plural form. */
export type ArgumentType = 'string' | 'number'

export type TextDefinition<
  A extends Readonly<Record<string, ArgumentType>> = Readonly<Record<string, ArgumentType>>,
> = {
  /** The default, as an ICU message. */
  readonly message: string
  /** Where the words show, for the person who edits them. */
  readonly where: string
  readonly args: A
  /** Arguments a venue's own wording must not drop. */
  readonly required: readonly (keyof A & string)[]
  /** Rows the editor shows while the words are edited. */
  readonly samples: readonly Readonly<Record<string, string | number>>[]
  /** Whether strong, em, links, line breaks and lists are allowed. */
  readonly rich: boolean
  /** How much room the words have. */
  readonly fit: Fit
  /** Whether they are the name of something to press, fill or open without being a button or a label to the eye. */
  readonly names?: true
  /** Whether a venue may leave this label away: it only stands before what is read without it too. */
  readonly mayBeEmpty?: true
  /** A setting carried as a text (`header-hide-login` = "true"): never shown, read by code. */
  readonly setting: boolean
}

export type Fit = 'button' | 'label' | 'heading' | 'line' | 'paragraph'

type TextOptions<A> = {
  readonly args?: A
  readonly required?: readonly (keyof A & string)[]
  readonly samples?: readonly Readonly<Record<string, string | number>>[]
  readonly rich?: true
  readonly fit?: Fit
  readonly names?: true
  readonly mayBeEmpty?: true
  readonly setting?: true
}

/** Declares one text: its default, where it shows, and what else is known about it. */
export const text = <const A extends Readonly<Record<string, ArgumentType>> = Record<never, never>>(
  message: string,
  where: string,
  about: TextOptions<A> = {},
): TextDefinition<A> => ({
  message,
  where,
  args: about.args ?? ({} as A),
  required: about.required ?? [],
  samples: about.samples ?? [],
  rich: about.rich ?? false,
  fit: about.fit ?? (about.rich ? 'paragraph' : 'line'),
  setting: about.setting ?? false,
  ...(about.names && { names: true }),
  ...(about.mayBeEmpty && { mayBeEmpty: true }),
})

type Plain<T extends ArgumentType> = T extends 'number' ? number : string | readonly string[]

/** The arguments of a definition, as a caller writes them. */
export type ArgumentsOf<D> =
  D extends TextDefinition<infer A> ? { readonly [K in keyof A]: Plain<A[K]> } : never
