import { text } from '#theme/texts/lists/text-definition.ts'

/** The cart panel and the order total that stays in sight. */
export const cartTexts = {
  'cart-heading': text('Your Order', 'Cart panel, heading', { names: true, fit: 'heading' }),
  'cart-total': text('Total', 'Cart panel, total', { fit: 'label' }),
  'cart-order-total': text('Order summary', 'Order page, heading of what is bought and its total', {
    fit: 'label',
  }),
  'cart-discount': text('Discount', 'Cart panel', { fit: 'label' }),
  'cart-member-price': text('Member price', 'Cart panel, what members pay less', { fit: 'label' }),
  'cart-item-count': text('{count, plural, one {# item} other {# items}}', 'Cart panel, count', {
    args: { count: 'number' },
    required: ['count'],
    fit: 'label',
  }),
  'cart-line': text('{quantity} × {name}', 'Cart panel, line', {
    args: { quantity: 'number', name: 'string' },
  }),
  'cart-line-retail': text(
    '{quantity} × {name}, full price',
    'Cart panel, line of tickets at the full price',
    {
      args: { quantity: 'number', name: 'string' },
    },
  ),
  'cart-edit': text('Edit order', 'Cart panel, link to the order', { fit: 'label' }),
  'cart-donation': text('Donation', 'Cart panel, a donation', { fit: 'label' }),
  'cart-membership': text('Membership', 'Cart panel, a membership', { fit: 'label' }),
  'cart-combo': text('Combo', 'Cart panel, a combo', { fit: 'label' }),
  'cart-show-details': text('Show order', 'Cart panel on phones, unfolds', { fit: 'label' }),
  'cart-hide-details': text('Hide order', 'Cart panel on phones, folds', { fit: 'label' }),
  'cart-hold': text('Held until {time}', 'Hold line', {
    args: { time: 'string' },
    required: ['time'],
  }),
  'cart-hold-soon': text(
    '{minutes, plural, =0 {Less than a minute} one {# minute} other {# minutes}} left to complete your order',
    'Hold line near its end',
    {
      args: { minutes: 'number' },
      required: ['minutes'],
      samples: [{ minutes: 0 }, { minutes: 1 }, { minutes: 2 }],
    },
  ),
  'cart-hold-extend': text('Keep my tickets', 'Hold line, extends the hold', { fit: 'button' }),
  'cart-hold-expired': text(
    'Your tickets are no longer held: the time to complete your order is over. What is still free is still in your order.',
    'After a hold has ended',
  ),
  'cart-hold-again': text('Hold my tickets again', 'After a hold has ended, button', { fit: 'button' }),
  'cart-hold-spent': text(
    'Your tickets cannot be held any longer. Please complete your order.',
    'A hold was extended as often as it can be',
  ),
  'cart-released': text(
    '{name} is no longer available for the time you chose and was taken out of your order.',
    'After a hold has ended, for each line that others have bought meanwhile',
    { args: { name: 'string' } },
  ),
  'cart-updated': text('Your order was updated. Total {total}', 'Announced after a change', {
    args: { total: 'string' },
  }),
  'cart-updated-line': text('{quantity} {name}. Total {total}', 'Announced after a change of one quantity', {
    args: { quantity: 'number', name: 'string', total: 'string' },
    required: ['total'],
  }),
  'cart-changed-elsewhere': text('Your order was changed in another tab.', 'Announced after a reload'),
  'cart-changed-elsewhere-there': text(
    'There it is {items}.',
    'Order page, what the order is in the other tab',
    {
      args: { items: 'string' },
      required: ['items'],
    },
  ),
  'cart-changed-elsewhere-empty': text(
    'There it is empty.',
    'Order page, the order is empty in the other tab',
  ),
  'cart-changed-elsewhere-take': text('Take it as it is there', 'Order page, button', { fit: 'button' }),
  'cart-changed-elsewhere-keep': text(
    'Place Order takes it as it stands here.',
    'Order page, changed in another tab',
  ),
  'cart-error': text('Sorry. Something went wrong. Items have been removed from your cart.', 'Cart error'),
  'cart-undo-failed': text(
    'That could not be put back: the time for it is over, or somebody else has the seats.',
    'After Undo came too late',
  ),
  'offer-label': text('A way to pay less', 'Order and checkout, name of the line with an offer', {
    fit: 'label',
  }),
  'offer-combo': text('Switch to {names}, save {amount}', 'Order and checkout, offer of a combo', {
    args: { names: 'string', amount: 'string' },
    fit: 'button',
  }),
  'offer-tickets': text(
    'Switch to single tickets, save {amount}',
    'Order and checkout, offer of single tickets in place of a combo',
    { args: { amount: 'string' }, fit: 'button' },
  ),
  'offer-code': text(
    'Use {code} first, save {amount}',
    'Order and checkout, offer of another order of codes',
    {
      args: { code: 'string', amount: 'string' },
      fit: 'button',
    },
  ),
  'offer-join': text(
    'Join as {name}, save {amount} today',
    'Order and checkout, offer of a membership; the amount is what the tickets cost less',
    { args: { name: 'string', amount: 'string' }, fit: 'button' },
  ),
  'offer-join-more': text(
    'Membership {price}: {difference} more today',
    'Below that offer, where the membership costs more than it saves today',
    { args: { price: 'string', difference: 'string' }, required: ['price', 'difference'] },
  ),
  'offer-join-less': text(
    'Membership {price}: still {difference} less today',
    'Below that offer, where the membership costs less than it saves today',
    { args: { price: 'string', difference: 'string' }, required: ['price', 'difference'] },
  ),
  'offer-join-even': text(
    'Membership {price}: you pay the same today',
    'Below that offer, where the membership costs what it saves today',
    { args: { price: 'string' }, required: ['price'] },
  ),
  'offer-refuse': text('No, thanks', 'Order and checkout, hides the offer', { fit: 'button' }),
  'offer-gone': text(
    'That price is no longer to be had. What is offered now is shown below.',
    'After an offer was pressed that has changed',
  ),
  'cart-restart': text('Start again', 'Cart error, button', { fit: 'button' }),
  'cart-refund': text('Sorry, we cannot process a refund online.', 'Negative total'),
  'cart-refund-advice': text(
    'Please change the items in your cart or contact us for assistance.',
    'Negative total, second line',
  ),
  'cart-sales-rules-failed': text(
    'We were unable to complete your order. Please try again.',
    'The check of the limits failed',
  ),
  'cart-missing-event': text(
    'An event is no longer available and was removed from your order: {name}',
    'Restoring a cart',
    { args: { name: 'string' } },
  ),
  'cart-missing-combo': text(
    'A combo is no longer available and was removed from your order: {name}',
    'Restoring a cart',
    { args: { name: 'string' } },
  ),
  'cart-missing-donation': text(
    'A donation is no longer available and was removed from your order: {name}',
    'Restoring a cart',
    { args: { name: 'string' } },
  ),
  'cart-missing-membership': text(
    'A membership is no longer available and was removed from your order: {name}',
    'Restoring a cart',
    { args: { name: 'string' } },
  ),
} as const
