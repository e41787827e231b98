import { serverText } from '#app/rules/checkout/server-message.ts'

/**
 * The sentence of a server error as a form shows it. The error is JSON with a message, or the message itself; a code before its first
 * colon is dropped (MEM-268). Null where there is no sentence: markup, an empty text, JSON without a message (MEM-269).
 */
export function serverSentence(error: string | null | undefined): string | null {
  const message = messageIn(error ?? '')

  const sentence = serverText(message)

  return isMarkup(message) || isMarkup(sentence ?? '') ? null : sentence
}

const isMarkup = (text: string) => text.trimStart().startsWith('<')

function messageIn(error: string): string {
  const parsed = parsedJson(error)
  if (parsed === undefined) return error
  const message = (parsed as { message?: unknown } | null)?.message

  return typeof message === 'string' ? message : ''
}

/** Undefined for what is no JSON object. */
function parsedJson(text: string): unknown {
  if (!text.trimStart().startsWith('{')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
