import { text } from '#theme/texts/lists/text-definition.ts'

const TIME_ARGS = {
  allowed: 'number',
  purchased: 'number',
  chosen: 'number',
  frame: 'string',
  scope: 'string',
} as const

const TIME_SAMPLES = [
  { allowed: 0, purchased: 0, chosen: 2, frame: 'lifetime', scope: 'all' },
  { allowed: 4, purchased: 2, chosen: 3, frame: 'week', scope: 'all' },
  { allowed: 4, purchased: 2, chosen: 3, frame: 'day', scope: 'member' },
  { allowed: 4, purchased: 2, chosen: 3, frame: 'month', scope: 'all' },
  { allowed: 4, purchased: 2, chosen: 3, frame: 'year', scope: 'all' },
]

/** Ticket limits and the rules behind them. */
export const limitsTexts = {
  'event-limit-exceeded-title': text('Ticket Limit', 'Limit per transaction, heading', { fit: 'heading' }),
  'event-limit-exceeded-cart-title': text('Ticket Limit per order', 'Limit per order, heading', {
    fit: 'heading',
  }),
  'event-limit-exceeded-message': text(
    'Ticket Limit. Please adjust before placing order',
    'Order page, a limit is exceeded',
  ),
  'event-limit-exceeded-short': text('Ticket Limit.', 'Order page, a limit is exceeded, first part'),
  'event-limit-exceeded-adjust': text(
    'Please adjust before placing order.',
    'Order page, a limit is exceeded, second part',
  ),
  'event-limit-over': text(
    '{most, plural, =0 {Not on sale{scope, select, member { at the member price} other {}} for this event} other {# at most{scope, select, member { at the member price} other {}} for this event in one order}}. You have {chosen}.',
    'Below a quantity: more than a limit of the order allows',
    {
      args: { most: 'number', chosen: 'number', scope: 'string' },
      required: ['most'],
      samples: [
        { most: 0, chosen: 2, scope: 'all' },
        { most: 2, chosen: 3, scope: 'member' },
      ],
    },
  ),
  'event-limit-over-of': text(
    '{tickets}: {most, plural, =0 {not on sale{scope, select, member { at the member price} other {}}} other {# at most{scope, select, member { at the member price} other {}} in one order}}. You have {chosen}.',
    'Below a quantity: more than a limit of some kinds of ticket allows',
    {
      args: { tickets: 'string', most: 'number', chosen: 'number', scope: 'string' },
      required: ['tickets', 'most'],
      samples: [
        { tickets: 'Adult', most: 0, chosen: 2, scope: 'all' },
        { tickets: 'Adult', most: 2, chosen: 3, scope: 'member' },
      ],
    },
  ),
  'event-limit-over-time': text(
    '{allowed, plural, =0 {Not on sale{scope, select, member { at the member price} other {}} for this event} other {# at most{scope, select, member { at the member price} other {}} {frame, select, day {a day} week {a week} month {a month} year {a year} other {in all}} for this event}}. You have {purchased, plural, =0 {} other {# from before and }}{chosen} here.',
    'Below a quantity: more than is left after earlier purchases',
    { args: TIME_ARGS, required: ['allowed'], samples: TIME_SAMPLES },
  ),
  'event-limit-over-time-of': text(
    '{tickets}: {allowed, plural, =0 {not on sale{scope, select, member { at the member price} other {}}} other {# at most{scope, select, member { at the member price} other {}} {frame, select, day {a day} week {a week} month {a month} year {a year} other {in all}}}}. You have {purchased, plural, =0 {} other {# from before and }}{chosen} here.',
    'Below a quantity: more of some kinds of ticket than is left after earlier purchases',
    {
      args: { tickets: 'string', ...TIME_ARGS },
      required: ['tickets', 'allowed'],
      samples: TIME_SAMPLES.map(sample => ({ tickets: 'Adult', ...sample })),
    },
  ),
  'event-limit-over-seats': text(
    '{most, plural, =0 {No tickets are} one {One ticket is} other {# tickets are}} left for this time. You have {chosen}.',
    'Below a quantity: more than the seats left',
    { args: { most: 'number', chosen: 'number' }, required: ['most'], samples: [{ most: 0, chosen: 2 }] },
  ),
  'event-limit-repair': text(
    '{count, plural, =0 {Take them out} other {Make it #}}',
    'Button that takes away what is too much',
    { args: { count: 'number' }, required: ['count'], fit: 'button', samples: [{ count: 0 }, { count: 6 }] },
  ),
  'event-limit-repair-to': text(
    'Keep {tickets}',
    'Button that takes away what is too much of several kinds',
    {
      args: { tickets: 'string' },
      required: ['tickets'],
      fit: 'button',
    },
  ),
  'event-limit-place': text('{name}: {words}', 'Over the order, link to what a limit does not allow', {
    args: { name: 'string', words: 'string' },
    required: ['name'],
  }),
  'event-limit-up-to': text('Up to {count} for this event in one order', 'Above the quantities of an event', {
    args: { count: 'number' },
    required: ['count'],
  }),
  'event-limit-edit-order': text('Please edit your order.', 'A limit that asks for a change'),
  'event-limit-combined': text('{count} combined {timeFrame}: {ticketTypes}', 'Limit of a group', {
    args: { count: 'number', timeFrame: 'string', ticketTypes: 'string' },
    required: ['count', 'ticketTypes'],
  }),
  'event-limit-more': text('{count} more', 'Limit of one person type', {
    args: { count: 'number' },
    required: ['count'],
  }),
  'event-limit-more-purchased': text(
    '{count} more ({purchased} {label})',
    'Limit of one person type with earlier purchases',
    { args: { count: 'number', purchased: 'number', label: 'string' }, required: ['count', 'purchased'] },
  ),
  'event-limit-purchased-previously': text('purchased previously', 'What earlier purchases are called', {
    fit: 'label',
  }),
  'event-limit-none': text('No more allowed', 'Nothing left of a limit'),
  'event-limit-day': text('per day', 'Time frame of a limit', { fit: 'label' }),
  'event-limit-week': text('per week', 'Time frame of a limit', { fit: 'label' }),
  'event-limit-month': text('per month', 'Time frame of a limit', { fit: 'label' }),
  'event-limit-year': text('per year', 'Time frame of a limit', { fit: 'label' }),
  'event-limit-lifetime': text('per event', 'Time frame of a limit', { fit: 'label' }),
  'event-limit-member': text('Member', 'Rule of member benefits', { fit: 'label' }),
  'event-limit-event': text('Event', 'Rule of event sales', { fit: 'label' }),
  'event-limit-of': text('{heading} ({type})', 'Heading of an exceeded limit with the type of its rule', {
    args: { heading: 'string', type: 'string' },
    required: ['heading'],
  }),
} as const
