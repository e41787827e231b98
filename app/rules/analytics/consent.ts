/** What a visitor said to being measured; not asked yet counts as no. */
export type Consent = 'granted' | 'refused' | 'unasked'

/** The storage key of the answer about tracking; each venue has its own. */
export const consentKey = (tenantId: string) => `marquee-consent:${tenantId}`

/** The stored answer about tracking; 'unasked' when what is stored is not a valid answer. */
export function readConsent(stored: string | null): Consent {
  return stored === 'granted' || stored === 'refused' ? stored : 'unasked'
}
