import { text } from '#theme/texts/lists/text-definition.ts'

/** Calendar and the choice of dates. */
export const calendarTexts = {
  'calendar-page-title': text('Calendar', 'Title of the calendar'),
  'calendar-page-heading': text('Calendar', 'Calendar, heading', { fit: 'heading' }),
  'calendar-event-heading': text('Select a date for {name}', 'Calendar of one event, heading', {
    args: { name: 'string' },
    fit: 'heading',
  }),
  'calendar-move-heading': text('Move {name}', 'Calendar of an event that gets another date, heading', {
    args: { name: 'string' },
    required: ['name'],
    fit: 'heading',
  }),
  'calendar-move-from': text(
    'Now on {date}. It keeps this date until you choose another.',
    'Below that heading',
    {
      args: { date: 'string' },
      required: ['date'],
    },
  ),
  'calendar-no-events': text('No Events', 'A day without events', { fit: 'label' }),
  'calendar-closed': text('No Events', 'A day on which the venue is closed', { fit: 'label' }),
  'calendar-not-on': text('No Events', 'Calendar of one event, a day on which it is not held', {
    fit: 'label',
  }),
  'calendar-today': text('Today', 'The day today', { fit: 'label' }),
  'calendar-selected': text('Selected', 'Read out on the selected day'),
  'calendar-show-more-dates': text('Show More Dates', 'Calendar, appends months', { fit: 'button' }),
  'calendar-day-label': text('{date}, {state}', 'Name of a day', {
    names: true,
    args: { date: 'string', state: 'string' },
  }),
  'calendar-day-from-price': text('from {price}', 'Lowest price of a day', {
    args: { price: 'string' },
    fit: 'label',
  }),
  'calendar-availability-many': text('Available', 'A day with many seats', { fit: 'label' }),
  'calendar-availability-some': text('Some left', 'A day with some seats', { fit: 'label' }),
  'calendar-availability-few': text('Few left', 'A day with few seats', { fit: 'label' }),
  'calendar-availability-none': text('Sold out', 'A day without seats', { fit: 'label' }),
  'calendar-sold-out': text(
    '{count, plural, one {Sold out on {date}.} other {All # dates are sold out.}} No further dates yet.',
    'Calendar of an event whose days are all sold out',
    {
      args: { count: 'number', date: 'string' },
      samples: [
        { count: 1, date: 'Friday' },
        { count: 3, date: 'Friday' },
      ],
    },
  ),
  'calendar-sold-out-shown': text(
    '{count, plural, one {Sold out on {date}.} other {All # of these dates are sold out.}}',
    'Calendar of an event whose days are sold out in these months, and has some later',
    {
      args: { count: 'number', date: 'string' },
      samples: [
        { count: 1, date: 'Friday' },
        { count: 3, date: 'Friday' },
      ],
    },
  ),
  'calendar-lowest-price': text('The lowest price of each day', 'Calendar of one event, beside the legend', {
    fit: 'label',
  }),
  'calendar-special-day': text('Special day', 'Calendar on a phone, in the legend beside the dot', {
    fit: 'label',
  }),
  'calendar-all-events': text('All events', 'Calendar without any day, leads to the list', { fit: 'button' }),
  'calendar-instead-sold-out': text(
    '{date} is sold out.',
    'Calendar of one event, a chosen day without seats',
    {
      args: { date: 'string' },
      required: ['date'],
    },
  ),
  'calendar-instead-not-on': text('Not on {date}.', 'Calendar of one event, a chosen day without starts', {
    args: { date: 'string' },
    required: ['date'],
  }),
  'calendar-instead-days': text('Nearest days with places', 'Calendar of one event, above these days', {
    fit: 'label',
  }),
  'calendar-instead-similar': text('Like it on this day', 'Calendar of one event, above another event', {
    fit: 'label',
  }),
  'calendar-ordered': text('Your day', 'The day that the order has now', { fit: 'label' }),
  'calendar-legend': text('What the marks mean', 'Calendar, name of the legend', { names: true }),
  'calendar-weekday-sunday': text('Su', 'Short weekday', { fit: 'label' }),
  'calendar-weekday-monday': text('M', 'Short weekday', { fit: 'label' }),
  'calendar-weekday-tuesday': text('Tu', 'Short weekday', { fit: 'label' }),
  'calendar-weekday-wednesday': text('W', 'Short weekday', { fit: 'label' }),
  'calendar-weekday-thursday': text('Th', 'Short weekday', { fit: 'label' }),
  'calendar-weekday-friday': text('F', 'Short weekday', { fit: 'label' }),
  'calendar-weekday-saturday': text('Sa', 'Short weekday', { fit: 'label' }),
  'calendar-empty': text('There are no dates available.', 'Calendar without any day'),
  'calendar-cancel-change': text('Cancel Change', 'Shell while a date is being changed', { fit: 'button' }),
  'calendar-modal-heading': text('select event date', 'Modal for several events, heading', {
    fit: 'heading',
  }),
  'calendar-modal-description': text('Choose the events that move to {date}.', 'Modal for several events', {
    args: { date: 'string' },
  }),
  'calendar-modal-loading': text('Loading times...', 'Modal for several events, while loading'),
  'calendar-modal-unavailable': text('Not available', 'Modal for several events', { fit: 'label' }),
  'calendar-modal-available': text('Available', 'Modal for several events', { fit: 'label' }),
  'calendar-modal-first-times': text('{first}, {second}', 'Modal for several events, first times', {
    args: { first: 'string', second: 'string' },
  }),
  'calendar-modal-more-times': text('+ {count} more', 'Modal for several events, times not shown', {
    args: { count: 'number' },
    required: ['count'],
    fit: 'label',
  }),
  'calendar-modal-cancel': text('Cancel', 'Modal for several events', { fit: 'button' }),
  'calendar-modal-move': text(
    '{count, plural, one {Move # event} other {Move # events}}',
    'Modal for several events, while some are ticked',
    { args: { count: 'number' }, required: ['count'], fit: 'button' },
  ),
  'calendar-modal-continue': text(
    'Continue to Cart',
    'Modal for several events, with none ticked or without scripts',
    {
      fit: 'button',
    },
  ),
} as const
