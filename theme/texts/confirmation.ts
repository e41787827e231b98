import { text } from '#theme/texts/text-definition.ts'

const onConfirmation = (what: string) => `Confirmation, ${what}`

/** The confirmation of an order. */
export const confirmationTexts = {
  'confirmation-page-title': text('Order confirmation', 'Title of the confirmation'),
  'confirmation-page-heading': text('Thank you for your order', onConfirmation('heading'), {
    fit: 'heading',
  }),
  'confirmation-order-number': text('Order number: {number}', onConfirmation('order number'), {
    args: { number: 'string' },
    required: ['number'],
  }),
  'confirmation-email-note': text('An email will follow from {sender}.', onConfirmation('note'), {
    args: { sender: 'string' },
  }),
  'confirmation-return': text('Return to events', onConfirmation('link'), { fit: 'label' }),
  'confirmation-total': text('Total', onConfirmation('total'), { fit: 'label' }),
  'confirmation-coupons': text('Coupons applied: {codes}', onConfirmation('coupons'), {
    args: { codes: 'string' },
  }),
  'confirmation-gift-certificate': text(
    'Gift certificate ending in {digits}',
    onConfirmation('gift certificate'),
    { args: { digits: 'string' } },
  ),
  'confirmation-card': text('{brand} ending in {lastFour}', onConfirmation('card'), {
    args: { brand: 'string', lastFour: 'string' },
  }),
  'confirmation-membership': text('Membership', onConfirmation('a membership'), { fit: 'label' }),
  'confirmation-donation': text('Donation', onConfirmation('a donation'), { fit: 'label' }),
  'confirmation-ticket': text('Ticket {number} of {total}', onConfirmation('a ticket'), {
    args: { number: 'number', total: 'number' },
    fit: 'label',
  }),
  'confirmation-ticket-code': text('Code of ticket {number}', onConfirmation('name of the QR code'), {
    args: { number: 'string' },
  }),
  'confirmation-show-code': text('Show this code at the entrance.', onConfirmation('under the code')),
  'confirmation-calendar': text('Add to calendar', onConfirmation('button'), { fit: 'button' }),
  'confirmation-print': text('Print', onConfirmation('button'), { fit: 'button' }),
  'confirmation-pdf': text('Download tickets', onConfirmation('button'), { fit: 'button' }),
  'confirmation-receipt': text('Receipt', onConfirmation('heading of the receipt'), { fit: 'heading' }),
  'confirmation-auto-renew': text(
    'Your membership renews automatically: your card is charged each term. Please call the venue to cancel.',
    onConfirmation('auto-renew notice'),
    { rich: true },
  ),
  'confirmation-not-found': text('This order was not found.', 'Confirmation of an unknown order'),
} as const
