import { text } from '#theme/texts/lists/text-definition.ts'

const onEvents = (what: string) => `Events list, ${what}`

/** Events list and the event cards on it. */
export const eventsTexts = {
  'events-page-title': text('Events', 'Title of the events list'),
  'events-page-heading': text('Events', onEvents('heading'), { fit: 'heading' }),
  'events-page-heading-day': text('{heading}', onEvents('heading on other days than today'), {
    args: { heading: 'string' },
    fit: 'heading',
  }),
  'events-page-description': text('', onEvents('description under the heading'), { rich: true }),
  'events-select-date': text('Select a date', onEvents('button to the calendar'), { fit: 'button' }),
  'events-become-member': text('Become a member', onEvents('button to the memberships'), { fit: 'button' }),
  'events-selected-date': text('{date}', onEvents('the date in words'), {
    args: { date: 'string' },
    required: ['date'],
  }),
  'events-days-label': text('Next days', onEvents('name of the strip of days')),
  'events-day-available': text('{date}, events available', onEvents('name of a day with events'), {
    names: true,
    args: { date: 'string' },
  }),
  'events-day-unavailable': text('{date}, no events', onEvents('name of a day without events'), {
    names: true,
    args: { date: 'string' },
  }),
  'events-banner-prompt': text('Are you a member?', onEvents('membership banner'), { rich: true }),
  'events-banner-button': text('Verify Membership', onEvents('membership banner, button'), { fit: 'button' }),
  'events-banner-thanks': text(
    'Thank you for being a member, {name}!',
    onEvents('membership banner of a verified member'),
    { args: { name: 'string' }, rich: true },
  ),
  'events-member-free-day': text(
    '{event}: {left} of {count} free tickets left today.',
    onEvents('membership banner of a member who has free tickets a day'),
    { args: { event: 'string', left: 'number', count: 'number' }, required: ['left'] },
  ),
  'events-member-free-order': text(
    '{event}: free for up to {count} on this order.',
    onEvents('membership banner of a member who has free tickets with each order'),
    { args: { event: 'string', count: 'number' }, required: ['count'] },
  ),
  'events-shelves-label': text('On this day', onEvents('name of the links to its shelves'), { names: true }),
  'events-member-link': text('Specials', onEvents('link down to the member events'), { fit: 'button' }),
  'events-combo-link': text('Combos', onEvents('link down to the combos'), { fit: 'button' }),
  'events-skip': text('Skip to events', onEvents('link for keyboards past the days'), { names: true }),
  'events-list-heading': text('Events', onEvents('heading of the list, for screen readers'), {
    fit: 'heading',
  }),
  'events-member-heading': text('Special Events', onEvents('heading of the member events'), {
    fit: 'heading',
  }),
  'events-combo-heading': text('Combo Deals', onEvents('heading of the combos'), { fit: 'heading' }),
  'events-empty': text('There are no events for this date.', onEvents('without events')),
  'events-empty-link': text('Select another date', onEvents('without events, link to the calendar'), {
    fit: 'label',
  }),
  'events-next-heading': text('First on {date}', onEvents('without events, over those of the next day'), {
    args: { date: 'string' },
    required: ['date'],
    fit: 'heading',
  }),
  'events-open-although-closed': text(
    '{count, plural, one {One event takes place all the same.} other {# events take place all the same.}}',
    onEvents('on a day when the venue is closed and sells'),
    { args: { count: 'number' }, samples: [{ count: 1 }, { count: 3 }] },
  ),
  'events-day-over': text(
    'Everything of today has begun or is over.',
    onEvents('without events, on a day on which the venue opened'),
  ),
  'events-sale-end': text('Tickets are on sale up to {date}.', onEvents('a day beyond the sale'), {
    args: { date: 'string' },
    required: ['date'],
  }),
  'events-rating': text('{average} out of 5', 'Rating summary', { args: { average: 'string' } }),
  'events-comment-count': text(
    '{count, plural, one {# review} other {# reviews}}',
    'Rating summary, link to the reviews',
    {
      names: true,
      args: { count: 'number' },
      required: ['count'],
      samples: [{ count: 0 }, { count: 1 }, { count: 240 }],
    },
  ),

  'event-card-tickets': text('Tickets', 'Event card, button', { fit: 'button' }),
  'event-card-buy-tickets': text('Buy Tickets', 'Event card, button when a time is chosen', {
    fit: 'button',
  }),
  'event-card-buy-combo': text('Buy Combo', 'Combo card, button', { fit: 'button' }),
  'event-card-add-admission': text('Add Admission', 'Event card of a general admission event, button', {
    fit: 'button',
  }),
  'event-card-only-with': text('Only with {names}', 'Event card, events one of which it is bought with', {
    args: { names: 'string' },
    required: ['names'],
    fit: 'label',
  }),
  'event-card-free-tickets': text('Free tickets', 'Event card, button where nobody pays', { fit: 'button' }),
  'event-card-times': text('Times', 'Event card, before the times', { fit: 'label' }),
  'event-card-see-all-schedules': text('See all schedules', 'Event card, unfolds all times', {
    fit: 'label',
  }),
  'event-card-hide-schedules': text('Hide schedules', 'Event card, folds the times', { fit: 'label' }),
  'event-card-more-times': text('+{count} more...', 'Event card, times not shown', {
    args: { count: 'number' },
    required: ['count'],
    fit: 'label',
  }),
  'event-card-from-price': text('From {price}', 'Event card, lowest price', {
    args: { price: 'string' },
    required: ['price'],
    fit: 'label',
  }),
  'event-card-member-free': text('Free for members', 'Event card and detail, where members pay nothing'),
  'event-card-member-price': text('Members {price}', 'Event detail, price of members', {
    args: { price: 'string' },
    required: ['price'],
    fit: 'label',
  }),
  'event-card-member-from': text('Members from {price}', 'Event card, least price of members', {
    args: { price: 'string' },
    required: ['price'],
    fit: 'label',
  }),
  'event-card-regular-price': text('Regular price {price}', 'Name of a struck-through price', {
    args: { price: 'string' },
  }),
  'event-card-sold-out': text('Sold out', 'Event card without seats', { fit: 'label' }),
  'event-card-next-days': text('Next with places', 'Event card without seats, heading of the next days', {
    fit: 'label',
  }),
  'event-card-few-left': text('{count, plural, one {# left} other {# left}}', 'A time with few seats', {
    args: { count: 'number' },
    required: ['count'],
    fit: 'label',
  }),
  'event-card-member-only': text('Members only', 'Event card of a member event', { fit: 'label' }),
  'event-card-duration': text('{duration}', 'Event card, duration', {
    args: { duration: 'string' },
    fit: 'label',
  }),
  'event-card-combo-choice': text('any {count} of {total}', 'Combo card, a part to choose', {
    args: { count: 'number', total: 'number' },
    fit: 'label',
  }),
  'event-card-hidden-times': text('+{count}', 'Event card, unfolds all times, beside them', {
    args: { count: 'number' },
    fit: 'label',
  }),
  'event-duration': text(
    '{hours, plural, =0 {{minutes} min} one {# hr{minutes, plural, =0 {} other { # min}}} other {# hrs{minutes, plural, =0 {} other { # min}}}}',
    'Duration of an event',
    {
      args: { hours: 'number', minutes: 'number' },
      samples: [
        { hours: 0, minutes: 45 },
        { hours: 1, minutes: 30 },
        { hours: 2, minutes: 0 },
      ],
      fit: 'label',
    },
  ),
} as const
