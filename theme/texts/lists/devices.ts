import { text } from '#theme/texts/lists/text-definition.ts'

const of = (what: string) => `Order on another device, ${what}`

/** Bringing an order that is not paid for yet to another device. */
export const devicesTexts = {
  'devices-title': text('Continue on another device', of('title and heading'), { fit: 'heading' }),
  'devices-show': text('Continue on another device', of('line on the order page that unfolds'), {
    fit: 'label',
  }),
  'devices-open': text('Show the link and its code', of('link'), { fit: 'label' }),
  'devices-description': text(
    'Scan the code with the other device, or send yourself the link. It brings this order and its held tickets, and nothing that you have typed about yourself. Whoever has it can change the order until {until}.',
    of('above the code'),
    { args: { until: 'string' }, required: ['until'] },
  ),
  'devices-code': text('Code of the link', of('name of the code'), { fit: 'label' }),
  'devices-link': text('Link to this order', of('link'), { fit: 'label' }),
  'devices-copy': text('Copy the link', of('button'), { fit: 'button' }),
  'devices-copied': text('Copied', of('button, after it was copied'), { fit: 'button' }),
  'devices-end': text('End this link', of('button'), { fit: 'button' }),
  'devices-end-hint': text(
    'Nobody can open the link after that. A device that already has your order keeps it.',
    of('below the button that ends the link'),
  ),
  'devices-ended': text(
    'The link has ended. Nobody can open your order with it now.',
    of('after it was ended'),
  ),
  'devices-new': text('Show a new link', of('link, after one was ended'), { fit: 'label' }),
  'devices-manage': text('End this link …', of('link to the page where it is ended'), { fit: 'label' }),
  'devices-none': text('There is nothing in your order yet that another device could show.', of('no order')),
  'devices-back': text('Back to your order', of('link'), { fit: 'label' }),
  'devices-continue-title': text('Continue your order here', of('title and heading of the other device'), {
    fit: 'heading',
  }),
  'devices-continue-description': text(
    'This is the order from the other device. It stays one order: what you change here changes there.',
    of('above the order that a link brings'),
  ),
  'devices-continue': text('Continue here', of('button'), { fit: 'button' }),
  'devices-choose-description': text(
    'This device has an order of its own. Which one do you want to go on with? Tickets of the other are held until its time is up.',
    of('above two orders'),
  ),
  'devices-choose-link': text('The order from the link', of('heading of one of two orders'), {
    fit: 'heading',
  }),
  'devices-choose-own': text('The order on this device', of('heading of one of two orders'), {
    fit: 'heading',
  }),
  'devices-take': text('Take the order from the link', of('button'), { fit: 'button' }),
  'devices-keep': text('Keep the order on this device', of('button'), { fit: 'button' }),
  'devices-total': text('Total', of('sum of an order'), { fit: 'label' }),
  'devices-own': text('This order is on this device already.', of('a link opened where it was made')),
  'devices-sold': text(
    'This order has been paid for. Its tickets are in the mail that was sent to whoever paid.',
    of('an order that was paid for on one of them'),
  ),
  'devices-over-title': text('This link has ended', of('title and heading of an old or unknown link'), {
    fit: 'heading',
  }),
  'devices-over': text('You can get a new one on the device with the order.', of('an old or unknown link')),
  'devices-events': text('See all events', of('link'), { fit: 'label' }),
} as const
