import { text } from '#theme/texts/lists/text-definition.ts'

/** Coupons in the payment step. */
export const couponsTexts = {
  'coupon-label': text('Coupon code', 'Coupons, label', { fit: 'label' }),
  'code-label': text('Code', 'Checkout on one page, label of the field for coupons and gift certificates', {
    fit: 'label',
  }),
  'code-invalid': text(
    'This code does not go with this order.',
    'Checkout on one page, error of a code that is not known or is for something else',
  ),
  'coupon-apply': text('Apply', 'Coupons, button', { fit: 'button' }),
  'coupon-applying': text('Applying', 'Coupons, button while applying', { fit: 'button' }),
  'coupon-remove': text('Remove', 'Coupons, link of a code', { fit: 'label' }),
  'coupon-remove-code': text('Remove {code}', 'Coupons, name of the link', {
    names: true,
    args: { code: 'string' },
  }),
  'coupon-applied': text('{code} applied: you save {amount}', 'Coupons, code in use', {
    args: { code: 'string', amount: 'string' },
    required: ['code'],
  }),
  'coupon-linked': text(
    'We use the code {code} when you check out, if it holds for this order.',
    'The order page, after a link with a code',
    { args: { code: 'string' }, required: ['code'] },
  ),
  'coupon-blank': text('Invalid code', 'Coupons, error of a blank code'),
  'coupon-invalid': text('Invalid coupon', 'Coupons, error of an unknown code'),
  'coupon-conflict': text(
    'Coupon conflicts with: {code}',
    'Coupons, error of codes that exclude each other',
    { args: { code: 'string' }, required: ['code'] },
  ),
  'coupon-discount': text('Coupon {code}', 'Coupons, line in the total', { args: { code: 'string' } }),
  'coupon-failed': text('The coupon could not be checked. Please try again.', 'Coupons, the check failed'),
} as const
