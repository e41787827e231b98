import { text } from '#theme/texts/lists/text-definition.ts'

const onOrder = (what: string) => `Order page, ${what}`

/** The order page: times, quantities, total. */
export const ticketsTexts = {
  'orders-page-title': text('Your Order', 'Title of the order page'),
  'orders-page-heading': text('Your Order', onOrder('heading'), { fit: 'heading' }),
  'orders-page-description': text('', onOrder('line under the heading'), { rich: true }),
  'tickets-change-date': text('Change Date', onOrder('link of an event'), { fit: 'label' }),
  'tickets-change-date-of': text('Change Date of {name}', onOrder('name of the link'), {
    args: { name: 'string' },
  }),
  'tickets-cancel-change': text('Cancel Change', onOrder('link of an event whose date is being changed'), {
    fit: 'label',
  }),
  'tickets-date-change': text('New date: {date}', onOrder('while dates are being changed'), {
    args: { date: 'string' },
    required: ['date'],
  }),
  'tickets-date-move': text(
    'Move to {date} · {before} → {total}',
    onOrder('button that makes a change of dates, and what the order costs before and after'),
    {
      args: { date: 'string', before: 'string', total: 'string' },
      required: ['date', 'before', 'total'],
      fit: 'button',
    },
  ),
  'tickets-date-move-same': text(
    'Move to {date} · {total} as before',
    onOrder('button that makes a change of dates at the same sum'),
    { args: { date: 'string', total: 'string' }, required: ['date'], fit: 'button' },
  ),
  'tickets-date-other': text(
    'Choose another date',
    onOrder('button where an event cannot be had on a new date'),
    {
      fit: 'button',
    },
  ),
  'tickets-date-kept': text(
    'Not available on {date}. The date stays as it was.',
    onOrder('event that cannot be had on the new date'),
    { args: { date: 'string' }, required: ['date'] },
  ),
  'tickets-link-cut': text(
    'Some of what this link asks for cannot be had. Please check times and tickets.',
    onOrder('notice after a link that fills the order'),
  ),
  'tickets-time-range': text('{first} – {last}', onOrder('first and last time of the day'), {
    args: { first: 'string', last: 'string' },
    required: ['first', 'last'],
  }),
  'tickets-more-times-of': text('{label}: {name}', onOrder('name of the button for more times'), {
    names: true,
    args: { label: 'string', name: 'string' },
    required: ['label'],
  }),
  'tickets-more-times-count': text(
    '{label} Show {count, plural, one {# more time} other {# more times}}: {name}',
    onOrder('name of the button for times that are not listed'),
    { names: true, args: { label: 'string', count: 'number', name: 'string' }, required: ['label', 'count'] },
  ),
  'tickets-at-retail': text('{name}, full price', onOrder('a ticket at the full price'), {
    args: { name: 'string' },
    required: ['name'],
  }),
  'tickets-learn-more': text('Learn More', onOrder('link of a recommendation'), { fit: 'label' }),
  'tickets-learn-more-about': text('Learn More about {name}', onOrder('name of the link'), {
    names: true,
    args: { name: 'string' },
    required: ['name'],
  }),
  'tickets-change-time': text('Change Time', onOrder('link of an event'), { fit: 'label' }),
  'tickets-remove': text('Remove', onOrder('link of an event'), { fit: 'label' }),
  'tickets-remove-name': text('Remove {name}', onOrder('name of the link'), { args: { name: 'string' } }),
  'tickets-remove-item': text('Remove Item', onOrder('link of another item'), { fit: 'label' }),
  'tickets-add-to-order': text('Add to order', onOrder('button of an event or add-on'), { fit: 'button' }),
  'tickets-add-admission': text('Add Admission', onOrder('button of general admission'), { fit: 'button' }),
  'tickets-buy-tickets': text('Buy Tickets', onOrder('button of an event'), { fit: 'button' }),
  'tickets-select-time': text('Select a time', onOrder('heading of the times'), { fit: 'heading' }),
  'tickets-time-missing': text(
    'Tickets for {time} are not available on this day. Please select another time.',
    onOrder('a start that was requested and cannot be had'),
    { args: { time: 'string' }, required: ['time'] },
  ),
  'tickets-time-available': text('available', onOrder('state of a time')),
  'tickets-time-few': text(
    '{count, plural, one {# ticket left} other {# tickets left}}',
    onOrder('state of a time'),
    { args: { count: 'number' }, required: ['count'] },
  ),
  'tickets-time-others': text(
    '{count, plural, =0 {none left for others} other {# left for others}}',
    onOrder('state of the time that was chosen'),
    { args: { count: 'number' }, required: ['count'] },
  ),
  'tickets-time-busy': text('Overlaps', onOrder('state of a time at which something else is chosen'), {
    fit: 'label',
  }),
  'tickets-next-free-time': text(
    'Move to {time}',
    onOrder('button where a time has too few seats for everybody, or overlaps another visit'),
    {
      args: { time: 'string' },
      required: ['time'],
      fit: 'button',
    },
  ),
  'tickets-next-free-day': text(
    'Next free: {date}',
    onOrder('button where a day has no room for everybody: the next one that has'),
    {
      args: { date: 'string' },
      required: ['date'],
      fit: 'button',
    },
  ),
  'tickets-next-free-day-price': text(
    'Next free: {date} · from {price}',
    onOrder('the same where that day has another price'),
    {
      args: { date: 'string', price: 'string' },
      required: ['date', 'price'],
      fit: 'button',
    },
  ),
  'tickets-quietest': text('quietest at {time}', onOrder('beside another time or day: its emptiest start'), {
    args: { time: 'string' },
    required: ['time'],
  }),
  'tickets-similar': text('Like it on this day', onOrder('event that is sold out, above another event'), {
    fit: 'label',
  }),
  'tickets-day-gone': text(
    'That day has just filled up. Please choose another one.',
    onOrder('an event could not be moved to its next free day'),
  ),
  'tickets-time-overlaps': text('Overlaps with {visit}', onOrder('a chosen time that does not go together'), {
    args: { visit: 'string' },
    required: ['visit'],
  }),
  'tickets-time-sold-out': text('Sold out', onOrder('state of a time'), { fit: 'label' }),
  'tickets-show-more-times': text('Show more times', onOrder('loads more times'), { fit: 'button' }),
  'tickets-more-times': text('+{count} more...', onOrder('times not listed'), {
    args: { count: 'number' },
    required: ['count'],
    fit: 'label',
  }),
  'tickets-remaining-seats': text(
    '{count, plural, one {# ticket left} other {# tickets left}}',
    onOrder('notice at five or fewer'),
    { args: { count: 'number' }, required: ['count'], samples: [{ count: 1 }, { count: 5 }] },
  ),
  'tickets-have-last': text(
    '{count, plural, one {You have the last one.} other {You have the last #.}}',
    onOrder('the order has all seats that were left'),
    { args: { count: 'number' }, required: ['count'], samples: [{ count: 1 }, { count: 2 }] },
  ),
  'tickets-none': text('No tickets available.', onOrder('event without tickets')),
  'tickets-at-capacity': text('Tickets are currently unavailable.', onOrder('event at capacity')),
  'tickets-last-tickets': text(
    'There are no more tickets available for this event!',
    onOrder('all seats taken by this order'),
  ),
  'tickets-no-longer-available': text(
    'These tickets are no longer available for the selected time: {tickets}',
    onOrder('a time that is gone'),
    { args: { tickets: 'string' }, required: ['tickets'] },
  ),
  'tickets-not-together': text(
    'These tickets cannot be purchased together for the selected time: {tickets}',
    onOrder('tickets that exclude each other'),
    { args: { tickets: 'string' }, required: ['tickets'] },
  ),
  'tickets-not-enough': text(
    'There are not enough tickets available. Please adjust your quantity.',
    onOrder('more than the seats left'),
  ),
  'tickets-retail-price-text': text('full-price tickets', onOrder('what full-price tickets are called')),
  'tickets-add-retail-below': text(
    'Add {retail} below.',
    onOrder('when further tickets are only sold at full price'),
    { args: { retail: 'string' }, required: ['retail'] },
  ),
  'tickets-at-least': text('at least {count}', onOrder('beside a ticket that is sold in no fewer'), {
    args: { count: 'number' },
    required: ['count'],
    fit: 'label',
  }),
  'tickets-quantities': text('Tickets', onOrder('name of the list of quantities of an event')),
  'tickets-quantity': text('Quantity of {name}', onOrder('name of a quantity'), { args: { name: 'string' } }),
  'tickets-limit-show': text(
    'Adjust tickets',
    onOrder('button in place of the one that places the order, while too much is chosen'),
    {
      fit: 'label',
    },
  ),
  'tickets-agenda-heading': text(
    '{count, plural, one {Your day} other {Your days}}',
    onOrder('heading of the visits by time, for how many days'),
    { args: { count: 'number' }, fit: 'heading' },
  ),
  'tickets-agenda-time': text('{from} – {until}', onOrder('from when until when a visit takes'), {
    args: { from: 'string', until: 'string' },
    required: ['from', 'until'],
  }),
  'tickets-agenda-count': text(
    '{count, plural, one {# ticket} other {# tickets}}',
    onOrder('tickets of a visit'),
    {
      args: { count: 'number' },
      required: ['count'],
      samples: [{ count: 1 }, { count: 5 }],
    },
  ),
  'tickets-agenda-walk': text('{minutes} min to walk', onOrder('the way to the next visit'), {
    args: { minutes: 'number' },
    samples: [{ minutes: 10 }],
  }),
  'tickets-agenda-free': text(
    '{hours, plural, =0 {{minutes} min} one {# hr{minutes, plural, =0 {} other { # min}}} other {# hrs{minutes, plural, =0 {} other { # min}}}} free',
    onOrder('time between two visits'),
    {
      args: { hours: 'number', minutes: 'number' },
      samples: [
        { hours: 0, minutes: 45 },
        { hours: 1, minutes: 0 },
        { hours: 2, minutes: 30 },
      ],
    },
  ),
  'tickets-agenda-overlap': text('Overlaps with {name}', onOrder('two visits at one time'), {
    args: { name: 'string' },
    required: ['name'],
  }),
  'tickets-no-other-time': text(
    'No other time on this day',
    onOrder('a visit that overlaps and cannot be moved'),
    {
      fit: 'label',
    },
  ),
  'tickets-agenda-change': text('Change', onOrder('button of a visit of the day'), { fit: 'button' }),
  'tickets-agenda-change-of': text('Change {name}', onOrder('name of that button'), {
    args: { name: 'string' },
    required: ['name'],
  }),
  'tickets-agenda-done': text('Done', onOrder('button that folds a visit of the day'), { fit: 'button' }),
  'tickets-agenda-done-with': text('Done: {name}', onOrder('name of that button'), {
    args: { name: 'string' },
    required: ['name'],
  }),
  'tickets-agenda-add': text('Add', onOrder('button of what fits between two visits'), { fit: 'button' }),
  'tickets-increase': text('Increase quantity of {name}', onOrder('name of the plus button'), {
    args: { name: 'string' },
  }),
  'tickets-decrease': text('Decrease quantity of {name}', onOrder('name of the minus button'), {
    args: { name: 'string' },
  }),
  'tickets-maxed': text('Maximum reached', onOrder('quantity at its maximum'), { fit: 'label' }),
  'tickets-update': text('Update order', onOrder('button without JavaScript'), { fit: 'button' }),
  'tickets-retail-price': text('Regular price {price}', onOrder('name of a struck-through price'), {
    args: { price: 'string' },
  }),
  'tickets-free-for-members': text(
    'Free for members',
    onOrder('beside a price, or once above several, for everybody else'),
    { fit: 'label' },
  ),
  'tickets-price-of-members': text('Members {price}', onOrder('beside a price, for everybody else'), {
    args: { price: 'string' },
    required: ['price'],
    fit: 'label',
  }),
  'tickets-member-price': text('Member price', onOrder('label of a member price'), { fit: 'label' }),
  'tickets-price-each': text('{price} each', onOrder('unit price'), {
    args: { price: 'string' },
    fit: 'label',
  }),
  'tickets-no-charge': text('No charge', onOrder('a price of zero'), { fit: 'label' }),
  'tickets-general-admission': text('General Admission', onOrder('heading of the price list'), {
    fit: 'heading',
  }),
  'tickets-prerequisite': text(
    'Please add {events} to your order first.',
    onOrder('event that needs another'),
    { args: { events: 'string' }, required: ['events'] },
  ),
  'tickets-needs': text('For this you also need {name}.', onOrder('event that needs another, beforehand'), {
    args: { name: 'string' },
    required: ['name'],
  }),
  'tickets-needs-over': text(
    'It can be added once there are no more of you than this event takes.',
    onOrder('event that needs another, while too many tickets of it are chosen'),
  ),
  'tickets-needs-add': text('Add {name}', onOrder('button that adds what an event needs'), {
    args: { name: 'string' },
    required: ['name'],
    fit: 'button',
  }),
  'tickets-needs-add-for': text(
    'Add it for {count} · {price}',
    onOrder('button that adds what an event needs, for as many; its name stands above'),
    {
      args: { count: 'number', price: 'string' },
      required: ['count'],
      fit: 'button',
    },
  ),
  'tickets-added': text('{name} was added.', onOrder('announced after an event was added'), {
    args: { name: 'string' },
    required: ['name'],
  }),
  'tickets-recommendations': text('You may also like', onOrder('heading of the recommendations'), {
    fit: 'heading',
  }),
  'tickets-offer-free': text('{time} · free · {count} left', onOrder('what is offered free of charge'), {
    args: { time: 'string', count: 'number' },
    samples: [{ time: '11:00 am', count: 12 }],
  }),
  'tickets-offer': text(
    '{time} · from {price} · {count} left',
    onOrder('when and for how much a recommendation is'),
    {
      args: { time: 'string', price: 'string', count: 'number' },
      required: ['time', 'price'],
    },
  ),
  'tickets-offer-party': text(
    '{time} · {price} · {count} left',
    onOrder('when a recommendation is, and what it costs all who are coming'),
    {
      args: { time: 'string', price: 'string', count: 'number' },
      required: ['time', 'price'],
    },
  ),
  'tickets-removed-heading': text('Removed from your order', onOrder('heading of removed events'), {
    fit: 'heading',
  }),
  'tickets-add-more': text('Add More', onOrder('button to the events list'), { fit: 'button' }),
  'tickets-choose-first': text('Choose tickets', onOrder('button while nothing is chosen'), {
    fit: 'button',
  }),
  'tickets-place-order': text('Place Order', onOrder('checkout button'), { fit: 'button' }),
  'tickets-wallet': text('Wallet', onOrder('button that pays by wallet'), { fit: 'button' }),
  'tickets-wallet-name': text('Place the order and pay with wallet', onOrder('name of that button'), {
    names: true,
  }),
  'tickets-placing-order': text('Placing Order', onOrder('checkout button while submitting'), {
    fit: 'button',
  }),
  'tickets-cancel-order': text('Cancel Order', onOrder('cancel button'), { fit: 'button' }),
  'tickets-empty': text("You haven't added anything to your order.", onOrder('empty order')),
  'tickets-empty-link': text('Add to order', onOrder('empty order, link to the events list'), {
    fit: 'label',
  }),
  'tickets-member-prompt': text('Are you a member?', onOrder('membership prompt'), { rich: true }),
  'tickets-member-known': text('Member prices for {name}', onOrder('for a member who is known'), {
    args: { name: 'string' },
    required: ['name'],
  }),
  'tickets-member-prompt-button': text('Verify Membership', onOrder('membership prompt, button'), {
    fit: 'button',
  }),
  'tickets-member-expired': text(
    'Your membership has expired. Member prices are back when it is renewed.',
    onOrder('member whose membership has expired'),
  ),
  'tickets-member-renew': text('Renew', onOrder('member whose membership has expired, button'), {
    fit: 'button',
  }),
  'tickets-membership-required': text(
    'You must have a valid membership to purchase.',
    onOrder('member event without membership'),
  ),
  'tickets-membership-renew': text('Renew now', onOrder('membership error, link'), { fit: 'label' }),
  'tickets-membership-join': text(
    'Join as {name} · {price}',
    onOrder('event for members, puts the cheapest level that opens it into the order'),
    { args: { name: 'string', price: 'string' }, required: ['name'], fit: 'label' },
  ),
  'tickets-membership-add': text('Add Membership', onOrder('membership error, link'), { fit: 'label' }),
  'tickets-membership-verify': text('Verify Membership', onOrder('membership error, link'), { fit: 'label' }),
  'tickets-membership-separately': text(
    'Please order membership and tickets separately.',
    onOrder('upgrade mixed with other items'),
  ),
  'tickets-membership-base-missing': text(
    'Required. You must have a valid membership to purchase. Please edit your order.',
    onOrder('auxiliary membership without its base'),
  ),
  'tickets-membership-offering-required': text(
    'Please select a membership offering to continue',
    onOrder('membership without an offering'),
  ),
} as const
