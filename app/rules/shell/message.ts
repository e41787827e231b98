/** A text of the venue by its reference, with its arguments: how a rule says something without saying it in words. */
export type Message<R extends string = string> = {
  readonly text: R
  readonly args?: Readonly<Record<string, string | number | readonly string[]>>
}
