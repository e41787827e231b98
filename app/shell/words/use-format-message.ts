import type { Message } from '#app/rules/shell/message.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { TextReference } from '#theme/texts/lists/texts.ts'

/** Says what a rule has chosen. Its arguments were checked where it was chosen, so they are taken as they are. */
export function useFormatMessage(): (message: Message) => string {
  const text = useText() as (reference: TextReference, args?: Message['args']) => string
  return message => text(message.text as TextReference, message.args)
}
