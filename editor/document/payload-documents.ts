import type { ThemePayload } from '#app/contract/themes.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { toPayload, type ThemePayload as SentPayload } from '#theme/payload.ts'
import { readThemeDocument } from '#theme/read-document.ts'

/** What `GET themes/{tenantId}` tells about the venue beside its theme. */
const facts: ReadonlySet<string> = new Set([
  'tenantId',
  'name',
  'timeZone',
  'currency',
  'locale',
  'revision',
  'stylesheetHash',
  'fonts',
  'choices',
  'company',
  'featuresConfig',
  'openHours',
  'creditCardValidationSettings',
])

/** The theme inside what the API told; what cannot be used is left out, as everywhere a stored theme is read. */
export const documentOfPayload = (payload: ThemePayload): ThemeDocument => {
  const { textVariables, emailVariables, ...rest } = Object.fromEntries(
    Object.entries(payload).filter(([key]) => !facts.has(key)),
  ) as Partial<ThemePayload>
  return readThemeDocument({ ...rest, texts: textVariables, emailTexts: emailVariables }).document
}

/** The body of `PUT themes/{tenantId}`. */
export const payloadOfDocument = (document: ThemeDocument): SentPayload => toPayload(document)
