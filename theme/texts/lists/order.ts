import { text } from '#theme/texts/lists/text-definition.ts'

const onOrder = (what: string) => `The page of an order, ${what}`
const onMove = (what: string) => `Move a visit, ${what}`
const onCancel = (what: string) => `Cancel an order, ${what}`
const onDoor = (what: string) => `Show at the door, ${what}`
const onPolicy = (what: string) => `Before buying, ${what}`
const onAgain = (what: string) => `Send my tickets again, ${what}`

/** An order after it was bought: its own page, what can be done with it, and how it is found again. */
export const orderTexts = {
  'order-unreadable': text(
    'We cannot show this order just now. Please try again in a moment; your tickets are in your mail, too.',
    onOrder('when it cannot be read'),
    { fit: 'paragraph' },
  ),
  'order-keep-heading': text('Keep this page', onOrder('heading of its secret link'), { fit: 'heading' }),
  'order-keep-description': text(
    'Your order has an address of its own, which opens it on any device without a password. It is in your mail, too. Keep it to yourself.',
    onOrder('about its secret link'),
    { fit: 'paragraph' },
  ),
  'order-keep-open': text('Open my order', onOrder('link to its own page'), { fit: 'label' }),
  'order-link-copy': text('Copy the link', onOrder('button'), { fit: 'button' }),
  'order-link-copied': text('Copied', onOrder('button, once the link was copied'), { fit: 'button' }),
  'order-sent-to': text('It goes to {email}.', onOrder('after the line that a mail will follow'), {
    args: { email: 'string' },
    required: ['email'],
  }),
  'order-moved': text(
    'Your visit has moved. A mail with your tickets and their new time is on its way.',
    onOrder('after a visit was moved'),
  ),
  'order-events': text('See all events', onOrder('button where it is canceled'), { fit: 'button' }),
  'order-cancelled': text('This order was canceled on {date}', onOrder('heading where it is canceled'), {
    args: { date: 'string' },
    required: ['date'],
  }),
  'order-deck': text('Tickets for {event}', onOrder('name of the tickets of one visit, read out'), {
    args: { event: 'string' },
  }),
  'order-door': text('Show at the door', onOrder('button'), { fit: 'button' }),
  'order-more-ways': text('More ways to keep it', onOrder('heading of the folded buttons'), { fit: 'label' }),
  'order-ticket-share': text('Share this ticket', onOrder('link under a ticket'), { fit: 'label' }),
  'order-ticket-shared': text('{event}: your ticket', 'Title of a ticket that is shared', {
    args: { event: 'string' },
  }),
  'order-directions': text('Getting there and access', onOrder('fold-out of a visit'), { fit: 'label' }),
  'order-access': text('Access: {access}', onOrder('how a place is entered'), { args: { access: 'string' } }),
  'order-travel': text('Getting there: {way}', onOrder('the way to a place'), {
    args: { way: 'string' },
    required: ['way'],
  }),
  'order-bring': text('Bring: {things}', onOrder('what to bring to a place'), {
    args: { things: 'string' },
    required: ['things'],
  }),
  'order-map': text('Show on a map', onOrder('link'), { fit: 'label' }),
  'order-map-address': text('Map: {address}', 'Tickets on paper and in mails, where the map of a place is', {
    args: { address: 'string' },
    required: ['address'],
  }),
  'order-before-visit': text(
    'Please arrive ten minutes before your time, with the codes of your tickets.',
    'Page and mail of an order, what to bring',
  ),
  'order-move': text('Move to another time', onOrder('link'), { fit: 'label' }),
  'order-move-until': text('until {date}', onOrder('beside the link to move a visit'), {
    args: { date: 'string' },
  }),
  'order-cancel': text('Cancel this order', onOrder('link'), { fit: 'label' }),
  'order-cancel-until': text(
    'You can cancel until {date} and get {amount} back.',
    onOrder('about canceling'),
    {
      args: { date: 'string', amount: 'string' },
    },
  ),
  'order-cancel-until-free': text(
    'You can cancel until {date}.',
    onOrder('about canceling, where nothing was paid'),
    { args: { date: 'string' } },
  ),
  'order-cancel-until-part': text(
    'You can cancel until {date} and get {amount} of {paid} back.',
    onOrder('about canceling, where a part is kept'),
    {
      args: { date: 'string', amount: 'string', paid: 'string' },
    },
  ),
  'order-policy-move': text(
    'You can move your visit yourself until {hours, plural, =0 {it begins} one {# hour before it begins} other {# hours before it begins}}.',
    onPolicy('a visit can be moved'),
    { args: { hours: 'number' } },
  ),
  'order-policy-cancel-all': text(
    'Cancel until {hours, plural, =0 {it begins} one {# hour before it begins} other {# hours before it begins}} and get everything back but fees.',
    onPolicy('an order can be canceled'),
    { args: { hours: 'number' } },
  ),
  'order-policy-cancel-share': text(
    'Cancel until {hours, plural, =0 {it begins} one {# hour before it begins} other {# hours before it begins}} and get {percent, number} % back, fees aside.',
    onPolicy('an order can be canceled for a share of its price'),
    { args: { hours: 'number', percent: 'number' } },
  ),
  'order-policy-cancel-fee': text(
    'Cancel until {hours, plural, =0 {it begins} one {# hour before it begins} other {# hours before it begins}} and get {percent, number} % back less {fee}, fees aside.',
    onPolicy('an order can be canceled for a share of its price less a fee'),
    { args: { hours: 'number', percent: 'number', fee: 'string' } },
  ),
  'order-policy-final': text('All sales are final.', onPolicy('nothing is paid back')),
  'order-policy-heading': text('If your plans change', 'Tickets on paper, above what may be changed', {
    fit: 'label',
  }),
  'order-policy-of': text('{events}: {policy}', onPolicy('of some events of an order'), {
    args: { events: 'string', policy: 'string' },
    required: ['policy'],
  }),
  'order-back': text('Back to your order', 'Screens of an order, link', { fit: 'label' }),
  'order-move-page-title': text('Move your visit', onMove('title')),
  'order-move-heading': text('Move your visit', onMove('heading'), { fit: 'heading' }),
  'order-move-now': text('{event}, now {time}', onMove('the visit as it is'), {
    args: { event: 'string', time: 'string' },
  }),
  'order-move-days': text('Choose a day', onMove('name of the days'), { fit: 'label' }),
  'order-move-day': text('{date}, has free times', onMove('a day, read out'), { args: { date: 'string' } }),
  'order-move-day-other': text('{date}, at another price', onMove('a day, read out'), {
    args: { date: 'string' },
  }),
  'order-move-days-other': text(
    '{count, plural, one {The day that cannot be chosen is at another price.} other {The days that cannot be chosen are at another price.}}',
    onMove('below the days, where some are at another price'),
    { args: { count: 'number' } },
  ),
  'order-move-day-now': text(
    '{day}. Your visit is on this day now',
    onMove('the day of the visit, read out'),
    {
      args: { day: 'string' },
      required: ['day'],
    },
  ),
  'order-move-mark': text('Now', onMove('on the day of the visit'), { fit: 'label' }),
  'order-move-time-only': text('The one time you can move to', onMove('above the times, where one is left')),
  'order-move-time-now': text('now', onMove('beside the time of the visit'), { fit: 'label' }),
  'order-move-earlier-days': text('Earlier days', onMove('link below the days'), { fit: 'label' }),
  'order-move-later-days': text('Later days', onMove('link below the days'), { fit: 'label' }),
  'order-move-dearer': text('+ {price}', onMove('beside a time that costs more'), {
    args: { price: 'string' },
    required: ['price'],
    fit: 'label',
  }),
  'order-move-cheaper': text('− {price}', onMove('beside a time that costs less'), {
    args: { price: 'string' },
    required: ['price'],
    fit: 'label',
  }),
  'order-move-other-price': text('other price', onMove('beside a time that costs the same otherwise'), {
    fit: 'label',
  }),
  'order-move-others': text(
    'A visit moves only to times at the same price. For a time that costs more or less, please contact us.',
    onMove('below times at another price'),
  ),
  'order-move-times': text('Choose a time', onMove('above the times'), { fit: 'label' }),
  'order-move-to': text('Move to {day}, {time}', onMove('button, once a time is chosen'), {
    args: { day: 'string', time: 'string' },
    required: ['day', 'time'],
    fit: 'button',
  }),
  'order-move-send': text('Move my visit', onMove('button, without scripts'), { fit: 'button' }),
  'order-move-note': text(
    '{count, plural, one {Your ticket moves at no charge. Its code stays the same.} =2 {Both tickets move together, at no charge. The codes stay the same.} other {All # tickets move together, at no charge. The codes stay the same.}}',
    onMove('above the button'),
    { args: { count: 'number' } },
  ),
  'order-move-over': text(
    'This visit could be moved until {date}. For anything else please contact us.',
    onMove('when it is too late'),
    { args: { date: 'string' }, required: ['date'] },
  ),
  'order-move-none': text(
    'There is no other time with enough places at the same price just now.',
    onMove('without any time'),
  ),
  'order-move-choose': text('Please choose a time', onMove('error')),
  'order-move-taken': text(
    'This time has just been taken. Your visit is as it was; please choose another time.',
    onMove('error'),
  ),
  'order-change-over': text(
    'This can no longer be changed here. Please contact us.',
    'Screens of an order, when it is too late',
  ),
  'order-change-failed': text(
    'We could not do this just now, and nothing has changed. Please try again.',
    'Screens of an order, after a failure',
  ),
  'order-cancel-page-title': text('Cancel your order', onCancel('title')),
  'order-cancel-heading': text('Cancel your order', onCancel('heading'), { fit: 'heading' }),
  'order-cancel-what': text('You are about to cancel:', onCancel('above the visits')),
  'order-cancel-tickets': text(
    '{count, plural, one {# ticket} other {# tickets}}',
    onCancel('under a visit'),
    { args: { count: 'number' } },
  ),
  'order-cancel-paid': text('You paid', onCancel('and in its mail, label of what the order cost'), {
    fit: 'label',
  }),
  'order-cancel-stays': text('Not paid back', onCancel('and in its mail, label of what stays bought'), {
    fit: 'label',
  }),
  'order-cancel-part': text('We keep', onCancel('and in its mail, label of the part that is kept'), {
    fit: 'label',
  }),
  'order-cancel-total': text('You get back', onCancel('and in its mail, label of the amount'), {
    fit: 'label',
  }),
  'order-cancel-rest': text(
    'Memberships, donations and fees of the order are not paid back.',
    onCancel('under what stays bought'),
  ),
  'order-cancel-send': text('Cancel my order', onCancel('button where nothing is paid back'), {
    fit: 'button',
  }),
  'order-cancel-send-refund': text('Cancel and get {amount} back', onCancel('button'), {
    args: { amount: 'string' },
    fit: 'button',
  }),
  'order-cancel-keep': text('Keep my order', onCancel('button beside it'), { fit: 'button' }),
  'order-cancel-over': text(
    'Canceling ended on {date}, {hours, plural, =0 {when the visit began} one {# hour before the visit} other {# hours before the visit}}.',
    onCancel('when it is too late'),
    { args: { date: 'string', hours: 'number' } },
  ),
  'order-cancel-never': text('This order cannot be canceled.', onCancel('when it never could be')),
  'order-cancel-changed': text(
    'The amount has changed since you opened this page. Please look at it again.',
    onCancel('error'),
  ),
  'order-door-page-title': text('Tickets for the door', onDoor('title')),
  'order-door-heading': text('Show these codes at the door', onDoor('heading'), { fit: 'heading' }),
  'order-door-close': text('Close', onDoor('link'), { fit: 'button' }),
  'order-ticket-page-title': text('Your ticket', 'A shared ticket, title'),
  'order-ticket-heading': text('Your ticket', 'A shared ticket, heading', { fit: 'heading' }),
  'order-refund-card': text(
    '{amount} goes back to {brand} ending in {lastFour}, usually within 5 to 10 days.',
    'Canceled order and its mail',
    {
      args: { amount: 'string', brand: 'string', lastFour: 'string' },
      required: ['amount'],
    },
  ),
  'order-refund-certificate': text(
    '{amount} goes back to the gift certificate ending in {digits}.',
    'Canceled order and its mail',
    { args: { amount: 'string', digits: 'string' }, required: ['amount'] },
  ),
  'order-receipt-refund-card': text(
    'Refunded to {brand} ending in {lastFour}',
    'Receipt of a canceled order, label',
    { args: { brand: 'string', lastFour: 'string' } },
  ),
  'order-receipt-refund-certificate': text(
    'Refunded to the gift certificate ending in {digits}',
    'Receipt of a canceled order, label',
    { args: { digits: 'string' } },
  ),
  'order-refund-none': text('Nothing is paid back.', 'Canceled order and its mail'),
  'order-calendar-open': text('Your order: {address}', 'Calendar file, line with the address of the order', {
    args: { address: 'string' },
    required: ['address'],
  }),
  'order-again-page-title': text('Send my tickets again', onAgain('title')),
  'order-again-heading': text('Send my tickets again', onAgain('heading'), { fit: 'heading' }),
  'order-again-description': text(
    'Enter the email of your order and its number. We send the tickets again to the same address as before.',
    onAgain('under the heading'),
    { fit: 'paragraph' },
  ),
  'order-again-email': text('Email', onAgain('label'), { fit: 'label' }),
  'order-again-number': text('Order number', onAgain('label'), { fit: 'label' }),
  'order-again-number-hint': text('As in 7KQ2-MX9R; it is on your receipt.', onAgain('under the label')),
  'order-again-email-invalid': text('Please enter a valid email', onAgain('error')),
  'order-again-number-required': text('Please enter the number of your order', onAgain('error')),
  'order-again-send': text('Send my tickets', onAgain('button'), { fit: 'button' }),
  'order-again-sent-heading': text('Look into your mail', onAgain('heading once it was sent'), {
    fit: 'heading',
  }),
  'order-again-sent': text(
    'If there is an order {number} under {email}, its tickets are on their way.',
    onAgain('once it was sent'),
    { args: { number: 'string', email: 'string' }, required: ['email'] },
  ),
  'order-again-failed': text('We cannot send your tickets just now. Please try again.', onAgain('error')),
  'order-again-all': text('I do not have the number: find all my orders', onAgain('link'), { fit: 'label' }),
} as const
