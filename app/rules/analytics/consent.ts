/** What a visitor said to being measured; not asked yet counts as no. */
export type Consent = 'granted' | 'refused' | 'unasked'

/** Where the answer is remembered; each venue asks for itself. */
export const consentKey = (tenantId: string) => `marquee-consent:${tenantId}`

/** The answer that is stored; anything else in its place is no answer. */
export function readConsent(stored: string | null): Consent {
  return stored === 'granted' || stored === 'refused' ? stored : 'unasked'
}
