import { text } from '#theme/texts/lists/text-definition.ts'

const inFrame = (what: string) => `In a frame on your own website, ${what}`

/** Buttons and frames on the venue's own website. */
export const embedTexts = {
  'embed-button': text('Get tickets', 'Button on your own website', { fit: 'button' }),
  'embed-frame-title': text('Tickets of {venue}', inFrame('its name, read out'), {
    args: { venue: 'string' },
  }),
  'embed-time': text('{event}, {time}', inFrame('name of a time, read out'), {
    names: true,
    args: { event: 'string', time: 'string' },
    required: ['time'],
  }),
  'embed-more-times': text('+{count}', inFrame('times not listed, leads to the event'), {
    args: { count: 'number' },
    required: ['count'],
    fit: 'label',
  }),
  'embed-more-times-of': text('{count} more times: {event}', inFrame('name of times not listed, read out'), {
    names: true,
    args: { count: 'number', event: 'string' },
    required: ['event'],
  }),
  'embed-from-price': text('From {price}', inFrame('lowest price of an event'), {
    args: { price: 'string' },
    required: ['price'],
  }),
  'embed-no-times': text('Times on our ticket page', inFrame('an event without a time to choose')),
  'embed-empty': text('There is nothing on sale just now.', inFrame('without events')),
  'embed-all': text('All dates and events', inFrame('link to the events'), { fit: 'label' }),
} as const
