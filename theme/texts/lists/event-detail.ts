import { text } from '#theme/texts/lists/text-definition.ts'

const onDetail = (what: string) => `Event detail, ${what}`

/** Event, member event and combo detail. */
export const eventDetailTexts = {
  'event-detail-page-title': text('Event', 'Title of the event detail'),
  'event-detail-tickets': text('Tickets', onDetail('main button'), { fit: 'button' }),
  'event-detail-buy-combo': text('Buy Combo', onDetail('main button of a combo'), { fit: 'button' }),
  'event-detail-back': text('All events', onDetail('link back to the list'), { fit: 'label' }),
  'event-detail-description-heading': text('About', onDetail('heading of the description'), {
    fit: 'heading',
  }),
  'event-detail-times-heading': text('Times', onDetail('heading of the times'), { fit: 'heading' }),
  'event-detail-duration': text('Duration', onDetail('before the duration'), { fit: 'label' }),
  'event-detail-location': text('Location', onDetail('before the facility'), { fit: 'label' }),
  'event-detail-prerequisite': text('Needs', onDetail('before the events it is bought with'), {
    fit: 'label',
  }),
  'event-detail-prerequisite-names': text(
    'Only with {names}',
    onDetail('events one of which it is bought with'),
    {
      args: { names: 'string' },
      required: ['names'],
      fit: 'label',
    },
  ),
  'event-detail-rating': text('Rating', onDetail('before the stars'), { fit: 'label' }),
  'event-detail-free': text('Free for everybody', onDetail('in place of prices that are all zero'), {
    fit: 'label',
  }),
  'event-detail-saving-against': text(
    '{saving} against buying its parts one by one',
    onDetail('combo, what it saves'),
    { args: { saving: 'string' }, required: ['saving'] },
  ),
  'event-detail-join-from': text('Become a member from {price}', onDetail('link of the membership callout'), {
    args: { price: 'string' },
    required: ['price'],
    fit: 'button',
  }),
  'event-detail-join-from-month': text(
    'Become a member from {price} a month',
    onDetail('link of the membership callout, where the least is paid every month'),
    { args: { price: 'string' }, required: ['price'], fit: 'button' },
  ),
  'event-detail-next-dates': text('Also with places', onDetail('heading of further days, when sold out'), {
    fit: 'heading',
  }),
  'event-detail-quietest': text('quietest at {time}', onDetail('a day with places, its emptiest start'), {
    args: { time: 'string' },
    required: ['time'],
    fit: 'label',
  }),
  'event-detail-next-day': text('Go to {date}', onDetail('button to a day with places'), {
    args: { date: 'string' },
    required: ['date'],
    fit: 'button',
  }),
  'event-detail-none-left': text(
    '{name} has no more times today.',
    onDetail('today, when nothing of it begins any more'),
    { args: { name: 'string' } },
  ),
  'event-detail-not-on': text('{name} is not on this day.', onDetail('a day on which it is not held'), {
    args: { name: 'string' },
  }),
  'event-detail-all-sold-out': text(
    '{name} is not on this day, and all its dates are sold out.',
    onDetail('a day on which it is not held, when no date has places'),
    { args: { name: 'string' } },
  ),
  'event-detail-no-dates': text(
    '{name} is not on this day, and no other date is on sale yet.',
    onDetail('a day on which it is not held, when it has no dates'),
    { args: { name: 'string' } },
  ),
  'event-detail-wait-day': text('For {date}', onDetail('below the waiting list, its day'), {
    args: { date: 'string' },
    required: ['date'],
    fit: 'label',
  }),
  'event-detail-similar-heading': text(
    'Like it, and with places that day',
    onDetail('heading of another event, when sold out'),
    { fit: 'heading' },
  ),
  'event-detail-place-heading': text('Finding it', onDetail('heading of the places'), { fit: 'heading' }),
  'event-detail-access': text('Access', onDetail('place, before steps, lifts, loops'), { fit: 'label' }),
  'event-detail-travel': text('Getting there', onDetail('place, before the way to it'), { fit: 'label' }),
  'event-detail-bring': text('Bring', onDetail('place, before what to bring'), { fit: 'label' }),
  'event-detail-map': text('Map', onDetail('place, link to a map'), { fit: 'label' }),
  'event-detail-change-date': text('Change date', onDetail('link to the calendar below the chosen day'), {
    fit: 'label',
  }),
  'event-detail-price': text('Price', onDetail('before the prices'), { fit: 'label' }),
  'event-detail-other-times': text('All other times', onDetail('over the prices of most times'), {
    fit: 'label',
  }),
  'event-detail-eligible': text('Eligible for purchase', onDetail('callout for a member who may buy')),
  'event-detail-not-eligible': text(
    'Your membership is not eligible for this event',
    onDetail('callout for a member who may not buy'),
  ),
  'event-detail-membership-required': text('Membership required', onDetail('callout without membership')),
  'event-detail-inactive-membership': text(
    'Your membership needs to be active to purchase this event. Go to My Membership to see details and renew.',
    onDetail('callout with an inactive membership'),
  ),
  'event-detail-wrong-membership': text(
    "You don't have the membership required to purchase this event. Go to My Membership to see your details.",
    onDetail('callout with another membership'),
  ),
  'event-detail-membership-needed': text(
    'You must have a valid membership to purchase.',
    onDetail('note of a member event'),
  ),
  'event-detail-valid-levels': text('Valid for this event: {names}', onDetail('callout, which memberships'), {
    args: { names: 'string' },
    required: ['names'],
  }),
  'event-detail-go-to-membership': text('Go to My Membership', onDetail('link of the membership callouts'), {
    fit: 'label',
  }),
  'event-detail-verify-membership': text('Verify Membership', onDetail('link of the membership callout'), {
    fit: 'label',
  }),
  'event-detail-combo-items': text('Included', onDetail('heading of the required parts of a combo'), {
    fit: 'heading',
  }),
  'event-detail-combo-choose': text(
    'Choose any {count} of the following',
    onDetail('heading of the optional parts of a combo'),
    { args: { count: 'number' }, required: ['count'], samples: [{ count: 1 }, { count: 3 }], fit: 'heading' },
  ),
  'event-detail-images': text('Pictures of {name}', onDetail('name of the gallery'), {
    args: { name: 'string' },
  }),
  'event-detail-image-open': text(
    'Enlarge picture {number} of {total}: {description}',
    onDetail('name of a picture'),
    { names: true, args: { number: 'number', total: 'number', description: 'string' } },
  ),
  'event-detail-image-count': text('{number} of {total}', onDetail('lightbox, count'), {
    args: { number: 'number', total: 'number' },
    fit: 'label',
  }),
  'event-detail-image-previous': text('Previous picture', onDetail('lightbox'), { fit: 'label' }),
  'event-detail-image-next': text('Next picture', onDetail('lightbox'), { fit: 'label' }),
  'event-detail-image-close': text('Close pictures', onDetail('lightbox'), { fit: 'label' }),
  'event-detail-not-found': text('This event was not found.', 'Event detail of an unknown event'),
  'event-detail-not-found-reason': text(
    'It may be over or no longer on sale, or the address is incomplete. The list shows what is on.',
    'Event detail of an unknown event, why',
  ),
  'event-detail-not-found-link': text('See all events', 'Event detail of an unknown event, link', {
    fit: 'label',
  }),
} as const
