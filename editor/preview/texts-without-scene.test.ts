import { expect, test } from 'vitest'
import { textsWithoutScene } from '#editor/preview/texts-without-scene.ts'

/** Why no scene shows a text, the first that fits. The last three are to become fewer: a press, a setting or a state that nobody has written yet. */
const REASONS: Readonly<Record<string, RegExp>> = {
  'said by the wallet of a phone, or of what it keeps': /^(?:pass-(?!apple$|google$)|mail-order-pass$)/,
  'said where there is no venue or no permission, in words that no venue has': /^problem-(?:venue|refused)-/,
  'said in a file, to a search engine, by another site or program, or by the sheet with which a phone shares: no page of the shop':
    /^(?:sharing-|embed-|order-calendar-open$|order-ticket-shared$|error-(?:9049|20152|validator-)|account-page-title$)/,
  'said in the venue’s other language, by a browser without scripts, or by a captcha of Google’s':
    /^(?:language-offer$|payment-script-note$|review-step-captcha-(?:checkbox|missing)$)/,
  'said once a device has made a passkey or signed with one, which no press does in its place; or by the server in the words of an entry':
    /^(?:account-passkeys-|auth-passkey-)/,
  'seen for a moment, on a narrow screen, or after presses that no scene has yet':
    /^(?:cart-(?:hide-details|hold-soon)$|checkout-secure-wait$|member-login-working$|membership-profile-|forms-upload-|payment-(?:card|cvc|expiry)|tickets-(?:added|removed-heading|show-more-times|time-|have-last))/,
  'said by a venue that sells or has switched on what no scene has it as if':
    /^(?:addons-|cardholder-|combo-|confirmation-|donation-|event-|events-|forms-|legal-|membership-|order-policy-|payment-|postal-code-|review-step-|tickets-|member-login-try-|offer-)/,
  'said of an order, a code, a member or a link in a state that no scene brings about yet':
    /^(?:account-|calendar-|cart-|checkout-|coupon-|error-|gift-certificate-|mail-refund-|member-info-|order-|waiting-)/,
}

test('every text that no scene shows has its reason, and every reason its texts', () => {
  const reasonOf = (reference: string) =>
    Object.entries(REASONS).find(([, references]) => references.test(reference))?.[0]
  expect(textsWithoutScene.filter(reference => !reasonOf(reference))).toEqual([])
  const given = new Set(textsWithoutScene.map(reasonOf))
  expect(Object.keys(REASONS).filter(reason => !given.has(reason))).toEqual([])
})
