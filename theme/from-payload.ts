import type { ThemeDocument } from '#theme/document.ts'
import { type ParsedDocument, parseThemeDocument } from '#theme/read-document.ts'
import { isMailReference } from '#theme/texts/lists/texts.ts'

/**
 * Reads the theme of a PUT back (facts about the venue already left out); refuses like `parseThemeDocument`, with the
 * payload's own keys; wordings of `kept` are taken as they are.
 */
export const fromPayload = (payload: unknown, before?: ThemeDocument): ParsedDocument => {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
    return parseThemeDocument(payload, before)
  const { textVariables, emailVariables, ...rest } = payload as Record<string, unknown>
  const parsed = parseThemeDocument({ ...rest, texts: textVariables, emailTexts: emailVariables }, before)
  if (parsed.ok) return parsed
  return { ok: false, errors: parsed.errors.map(({ key, message }) => ({ key: payloadKey(key), message })) }
}

const payloadKey = (key: string) => {
  const [, reference] = /^texts\.(.*)$/s.exec(key) ?? []
  return reference === undefined
    ? key
    : `${isMailReference(reference) ? 'emailVariables' : 'textVariables'}.${reference}`
}
