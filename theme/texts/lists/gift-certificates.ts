import { text } from '#theme/texts/lists/text-definition.ts'

/** Gift certificates in the payment step. */
export const giftCertificatesTexts = {
  'gift-certificate-summary': text('Gift certificate', 'Gift certificate, folded part', { fit: 'label' }),
  'gift-certificate-number': text('Gift certificate number', 'Gift certificate, label', { fit: 'label' }),
  'gift-certificate-apply': text('Apply', 'Gift certificate, button', { fit: 'button' }),
  'gift-certificate-remove': text('Remove', 'Gift certificate, button', { fit: 'button' }),
  'gift-certificate-remove-name': text('Remove gift certificate', 'Gift certificate, name of the button'),
  'gift-certificate-check-balance': text('Check Balance', 'Gift certificate, button', { fit: 'button' }),
  'gift-certificate-balance': text('Balance: {amount}', 'Gift certificate, balance', {
    args: { amount: 'string' },
    required: ['amount'],
  }),
  'gift-certificate-applied': text(
    'Gift certificate ending in {digits}: {amount} applied',
    'Gift certificate in use',
    { args: { digits: 'string', amount: 'string' }, required: ['amount'] },
  ),
  'gift-certificate-remaining': text('{amount} remains on the certificate', 'Gift certificate in use', {
    args: { amount: 'string' },
  }),
  'gift-certificate-outstanding': text(
    '{amount} left to pay by card',
    'Gift certificate that does not cover the total',
    { args: { amount: 'string' } },
  ),
  'gift-certificate-line': text(
    'Gift certificate ending in {digits}',
    'Gift certificate, line in the total',
    { args: { digits: 'string' } },
  ),
  'gift-certificate-invalid': text('Invalid code', 'Gift certificate, error'),
  'gift-certificate-spent': text(
    'This certificate has nothing left.',
    'Gift certificate, error of one whose balance is used up',
  ),
} as const
