import { IntlMessageFormat } from 'intl-messageformat'
import type { Message } from '#app/rules/shell/message.ts'
import { isTextReference, textOf } from '#theme/texts/lists/texts.ts'

/** What a rule's message says in the default texts; fails on a reference that is not in the list. */
export function defaultWords({ text, args }: Message): string {
  if (!isTextReference(text)) throw new Error(`No text '${text}'`)

  const formatArgs = Object.entries(args ?? {}).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ])

  return String(new IntlMessageFormat(textOf(text).message, 'en-US').format(Object.fromEntries(formatArgs)))
}
