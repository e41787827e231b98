import { text } from '#theme/texts/lists/text-definition.ts'

/** The frame of checkout and what happens while an order is placed. */
export const checkoutTexts = {
  'checkout-page-title': text('Checkout', 'Title of checkout'),
  'checkout-page-heading': text('Checkout', 'Checkout, heading', { fit: 'heading' }),
  'checkout-description': text('', 'Checkout, under the heading', { rich: true }),
  'checkout-info': text('', 'Checkout, info block', { rich: true }),
  'checkout-hours': text('{date} – {hours}', 'Order page and checkout, opening hours of a day of the visit', {
    args: { date: 'string', hours: 'string' },
    required: ['hours'],
  }),
  'checkout-edit-order': text('Edit Order', 'Checkout, back to the order', { fit: 'button' }),
  'checkout-cancel-order': text('Cancel Order', 'Checkout, cancel', { fit: 'button' }),
  'checkout-change': text('Change', 'A finished step, link', { fit: 'label' }),
  'checkout-change-step': text('Change {step}', 'A finished step, name of the link', {
    names: true,
    args: { step: 'string' },
  }),
  'checkout-step': text('Step {number} of {total}', 'Number of a step', {
    args: { number: 'number', total: 'number' },
    fit: 'label',
  }),
  'checkout-errors-heading': text(
    '{count, plural, one {Please look at one field again} other {Please look at # fields again}}',
    'Checkout, heading of the list of all that was refused of a form',
    { args: { count: 'number' }, fit: 'heading' },
  ),
  'checkout-step-done': text('Completed', 'Read out on a finished step'),
  'checkout-summary-heading': text('Order summary', 'Checkout, order summary', {
    names: true,
    fit: 'heading',
  }),
  'checkout-total': text('Total', 'Checkout, total', { fit: 'label' }),
  'checkout-processing-title': text('Processing', 'Checkout, name of the modal'),
  'checkout-placing-order': text('Placing order please wait...', 'Checkout, while the order is placed'),
  'checkout-secure-wait': text(
    'Secure checkout in progress, please wait...',
    'Checkout, while the bank checks',
  ),
  'checkout-secure-title': text('Secure checkout', 'Checkout, name of the bank’s window'),
  'checkout-secure-description': text(
    'Your bank asks you to confirm this payment.',
    'Checkout, above the bank’s window',
  ),
  'checkout-secure-back': text(
    'Your bank has been asked. Please complete your order.',
    'Checkout in a browser without JavaScript, back from the bank',
  ),
  'checkout-empty': text("You haven't added anything to your order.", 'Checkout with an empty cart'),
  'checkout-empty-link': text('See all events', 'Checkout with an empty cart, link', { fit: 'label' }),
  'checkout-start-again': text(
    'Sorry, we experienced an issue, please start your order again',
    'Checkout, events differ from the server’s',
  ),
  'checkout-start-again-button': text('Continue', 'Checkout, cancels the order that cannot go on', {
    fit: 'button',
  }),
  'checkout-error-fix': text('Edit your order', 'Checkout error, link', { fit: 'label' }),
  'checkout-error-time': text('Choose another time', 'Checkout error, link where the tickets are gone', {
    fit: 'button',
  }),
  'checkout-refunded': text(
    'Your order could not be placed. {amount} goes back to your card; your bank may take a few days to show it.',
    'The order was paid and could not be issued',
    { args: { amount: 'string' }, required: ['amount'] },
  ),
  'checkout-total-changed': text(
    'The total has changed from {before} to {after}. Nothing was charged.',
    'The server counts another total',
    { args: { before: 'string', after: 'string' }, required: ['after'] },
  ),
} as const
