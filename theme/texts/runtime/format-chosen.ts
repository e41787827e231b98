import type { TextReference } from '#theme/texts/lists/texts.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

/** A text that was chosen elsewhere, with the arguments it is said with. */
type ChosenText = {
  readonly text: TextReference
  readonly args?: Readonly<Record<string, string | number | readonly string[]>>
}

/** A chosen text in words. Its arguments are taken as they are: only where it was chosen is it known which it needs. */
export const formatChosen = (text: Text, { text: reference, args }: ChosenText): string =>
  (text as (reference: TextReference, args?: ChosenText['args']) => string)(reference, args)
