import { sampleArguments } from '#editor/panels/sample-arguments.ts'
import type { TextDefinition } from '#theme/texts/lists/text-definition.ts'
import { formatMessage } from '#theme/texts/runtime/format-message.ts'
import type { Arguments } from '#theme/texts/runtime/message-parts.ts'
import { parseMessage } from '#theme/texts/runtime/parse-message.ts'

type Sample = {
  definition: TextDefinition
  /** of the language it is said in */
  locale: string
  currency: string
  args: Arguments
}

/** What a wording says for some arguments, those that are not named being samples; '…' where it cannot be said. */
export const sampleSentence = (wording: string, { definition, locale, currency, args }: Sample): string => {
  const [first = {}] = sampleArguments(definition, { locale, currency })
  try {
    return formatMessage(parseMessage(wording, { rich: definition.rich }), {
      locale,
      args: { ...first, ...args },
    })
  } catch {
    return '…'
  }
}
