import { withoutThemeFacts } from '#app/contract/theme-facts.ts'
import type { ThemePayload } from '#app/contract/themes.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { type DocumentPayload as SentPayload, toPayload } from '#theme/payload.ts'
import { readAsWritten } from '#theme/read-as-written.ts'

/** The theme inside what the API told; what cannot be used is left out, as everywhere a stored theme is read. */
export const documentOfPayload = (
  payload: ThemePayload | Readonly<Record<string, unknown>>,
): ThemeDocument => {
  const { textVariables, emailVariables, ...rest } = withoutThemeFacts(payload) as Partial<ThemePayload>
  return readAsWritten({ ...rest, texts: textVariables, emailTexts: emailVariables }).document
}

/** The body of `PUT themes/{tenantId}`. */
export const payloadOfDocument = (document: ThemeDocument): SentPayload => toPayload(document)
