import { serverText } from '#app/rules/checkout/server-message.ts'

/**
 * What an error of the server says in a form: an error string is JSON with a message, or the message itself; what stands before its
 * first colon is a code and dropped (MEM-268). Null where there is no sentence in it: markup, nothing, JSON without a message (MEM-269).
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
