import type { Message } from '#app/rules/shell/message.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'
import { formatChosen } from '#theme/texts/runtime/format-chosen.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** A text that a rule or loader has chosen. */
export const Words = ({ message }: { message: Message<TextReference> }) => {
  const text = useText()
  return <>{formatChosen(text, message)}</>
}
