import { text } from '#theme/texts/lists/text-definition.ts'

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
  'confirmation-gift-certificate': text(
    'Gift certificate ending in {digits}',
    onConfirmation('gift certificate'),
    { args: { digits: 'string' } },
  ),
  'confirmation-gift-certificate-plain': text(
    'Gift certificate',
    onConfirmation('gift certificate, later on'),
  ),
  'confirmation-card': text('{brand} ending in {lastFour}', onConfirmation('card'), {
    args: { brand: 'string', lastFour: 'string' },
  }),
  'confirmation-type-event': text('Tickets', onConfirmation('heading of the tickets in the receipt'), {
    fit: 'label',
  }),
  'confirmation-type-combo': text('Combos', onConfirmation('heading of the combos in the receipt'), {
    fit: 'label',
  }),
  'confirmation-type-membership': text(
    'Memberships',
    onConfirmation('heading of the memberships in the receipt'),
    { fit: 'label' },
  ),
  'confirmation-type-addon': text('Add-ons', onConfirmation('heading of the add-ons in the receipt'), {
    fit: 'label',
  }),
  'confirmation-type-fee': text('Fees', onConfirmation('heading of what the venue adds in the receipt')),
  'confirmation-type-tax': text('Taxes', onConfirmation('heading of the taxes in the receipt'), {
    fit: 'label',
  }),
  'confirmation-type-donation': text('Donations', onConfirmation('heading of the donations in the receipt'), {
    fit: 'label',
  }),
  'confirmation-saved': text('You saved {amount}', onConfirmation('below the total'), {
    args: { amount: 'string' },
    required: ['amount'],
  }),
  'confirmation-ticket': text('Ticket {number} of {total}', onConfirmation('a ticket'), {
    args: { number: 'number', total: 'number' },
    fit: 'label',
  }),
  'confirmation-ticket-code': text('Code of ticket {number}', onConfirmation('name of the QR code'), {
    args: { number: 'string' },
  }),
  'confirmation-show-code': text('Show this code at the entrance.', onConfirmation('under the code')),
  'confirmation-calendar': text('Add to calendar', onConfirmation('button, a calendar file'), {
    fit: 'button',
  }),
  'confirmation-calendar-follow': text(
    'Sync calendar',
    onConfirmation('button, a calendar that moves the visit when it is moved'),
    { fit: 'button' },
  ),
  'confirmation-print': text('Print', onConfirmation('button'), { fit: 'button' }),
  'confirmation-pdf': text('Download tickets', onConfirmation('button, the tickets as PDF'), {
    fit: 'button',
  }),
  'confirmation-buyer': text('Bought by {name}, {date}', 'Tickets as PDF, below the order number', {
    args: { name: 'string', date: 'string' },
  }),
  'confirmation-receipt': text('Receipt', onConfirmation('heading of the receipt'), { fit: 'heading' }),
  'confirmation-gift': text('A gift for {recipient}', 'Confirmation and order mail, on the card of a gift', {
    args: { recipient: 'string' },
    required: ['recipient'],
  }),
  'confirmation-auto-renew': text(
    'Your membership renews automatically: your card is charged each term. Please call the venue to cancel.',
    onConfirmation('auto-renew notice'),
    { rich: true },
  ),
  'confirmation-auto-renew-terms': text(
    'How automatic renewal works',
    onConfirmation('link below the auto-renew notice'),
    { fit: 'label' },
  ),
} as const
