import type { ThemePayload } from './themes.ts'

/**
 * What `GET themes/{tenantId}` tells about the venue beside its theme. These keys belong to the venue file; a PUT leaves
 * them alone. In a file of its own: the editor needs the list in the browser, where zod stays out.
 */
const THEME_FACTS: readonly string[] = [
  'tenantId',
  'name',
  'timeZone',
  'currency',
  'locale',
  'languages',
  'revision',
  'stylesheetHash',
  'fonts',
  'browserColors',
  'buttonLook',
  'pictureHosts',
  'offersMemberships',
  'personTypes',
  'choices',
  'company',
  'featuresConfig',
  'openHours',
  'creditCardValidationSettings',
] satisfies (keyof ThemePayload)[]

/** The theme alone: a payload without the facts about the venue (CHK-255, T3). */
export const withoutThemeFacts = (payload: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(payload).filter(([key]) => !THEME_FACTS.includes(key)))
