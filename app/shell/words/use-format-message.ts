import type { Message } from '#app/rules/shell/message.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'
import { formatChosen } from '#theme/texts/runtime/format-chosen.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Says what a rule has chosen. */
export function useFormatMessage(): (message: Message<TextReference>) => string {
  const text = useText()
  return message => formatChosen(text, message)
}
