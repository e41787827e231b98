import type { Message } from '#app/rules/shell/message.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { TextReference } from '#theme/texts/lists/texts.ts'

/** A text that a rule or loader has chosen. Its arguments were checked where it was chosen, so they are taken as they are. */
export const Words = ({ message }: { message: Message<TextReference> }) => {
  const text = useText() as (reference: TextReference, args?: Message['args']) => string
  return <>{text(message.text, message.args)}</>
}
