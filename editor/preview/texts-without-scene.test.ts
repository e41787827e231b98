import { expect, test } from 'vitest'
import { textsWithoutScene } from '#editor/preview/texts-without-scene.ts'

/** Why no scene shows a text. The last two are to become fewer: a script of a press, or a venue that has it. */
const REASONS: Readonly<Record<string, RegExp>> = {
  'said by the wallet of a phone, or at its button where the venue has wallets':
    /^(?:pass-|mail-order-pass$)/,
  'said where there is no venue or no permission, in words that no venue has':
    /^(?:problem-(?:venue|refused)-|error-validator-)/,
  'said in a file, by a search engine or on another site, which is no page of the shop':
    /^(?:sharing-|embed-|order-calendar-open$|mail-(?:refund|membership)-)/,
  'shown by a browser alone, after a press or while it works: passkeys, the bank, cards, captchas, pictures, what was copied, no connection':
    /^(?:account-passkeys-|auth-passkey-|calendar-modal-|cart-(?:hide-details|hold-soon|updated-line)$|checkout-secure-|combo-(?:added|removed)$|consent-|devices-|error-secure-|event-detail-image-|event-limit-|footer-|legal-privacy-|member-info-(?:remove|removed|undo-remove)(?:-name)?$|member-login-working$|membership-profile-(?:hide|show)-|order-(?:link-copied|ticket-shared)$|page-(?:close|email-\w+)$|payment-(?:card|cvc|expiry|script)-?|problem-(?:offline|unanswered)$|review-step-captcha-|reviews-(?:form-open|read-full)$|tickets-(?:added|show-more-times|time-(?:busy|others|overlaps))$)/,
  'said by a venue that sells or has switched on what no demo venue has, or to a buyer of another country':
    /^(?:addons-|cardholder-|combo-|confirmation-|donation-|event-(?:card|detail)-|events-|forms-|hours-|language-|legal-terms-|membership-|order-policy-|page-contact-|payment-(?:brand|known|postal|summary|use|zip)-?|postal-code-|review-step-|tax-|tickets-)/,
  'said of an order, a code or a link in a state that no scene brings about yet':
    /^(?:account-|auth-|auto-renew-|cart-|checkout-|code-|coupon-|error-|gift-certificate-|mail-|member-info-|member-login-|offer-|order-|reviews-|waiting-)/,
}

test('every text that no scene shows has its reason, and every reason its texts', () => {
  const reasonOf = (reference: string) =>
    Object.entries(REASONS).find(([, references]) => references.test(reference))?.[0]
  expect(textsWithoutScene.filter(reference => !reasonOf(reference))).toEqual([])
  const given = new Set(textsWithoutScene.map(reasonOf))
  expect(Object.keys(REASONS).filter(reason => !given.has(reason))).toEqual([])
})
