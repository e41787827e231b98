import { text } from '#theme/texts/lists/text-definition.ts'

const of = (what: string) => `Waiting list, ${what}`

/** Waiting for seats of an event on a day. */
export const waitingListTexts = {
  'waiting-page-title': text('Waiting list', 'Title of the waiting list'),
  'waiting-heading': text('Join the waiting list', of('heading'), { fit: 'heading' }),
  'waiting-introduction': text(
    'For {event} on {date}, at any time that day. Say how many places you need: as soon as that many come free and you are next in line, we hold them for you and send you an email.',
    of('under the heading'),
    { args: { event: 'string', date: 'string' }, required: ['event'] },
  ),
  'waiting-email': text('Email', of('field'), { fit: 'label' }),
  'waiting-party': text('How many places?', of('field'), { fit: 'label' }),
  'waiting-more': text('One more place', of('name of the button plus')),
  'waiting-fewer': text('One fewer place', of('name of the button minus')),
  'waiting-party-invalid': text('Please choose between 1 and 20 places.', of('error')),
  'waiting-join': text('Put me on the list', of('button'), { fit: 'button' }),
  'waiting-sent': text(
    'We have written to {email}. Press the button in that mail to take your place in line.',
    of('after joining'),
    { args: { email: 'string' }, required: ['email'] },
  ),
  'waiting-events': text('See all events', of('link beside an unknown or old link'), { fit: 'label' }),
  'waiting-back': text('Back to the event', of('link'), { fit: 'label' }),
  'waiting-unconfirmed': text(
    '{party, plural, one {One place} other {# places}} for {event} on {date}, at any time that day. Confirm, and you are in line.',
    of('a place to confirm'),
    { args: { party: 'number', event: 'string', date: 'string' } },
  ),
  'waiting-waiting': text(
    'You are in line: {party, plural, one {one place} other {# places}} for {event} on {date}, at any time that day. We write as soon as they are free.',
    of('a place in line'),
    { args: { party: 'number', event: 'string', date: 'string' } },
  ),
  'waiting-offered': text(
    '{party, plural, one {One place} other {# places}} for {event} on {date} {party, plural, one {is} other {are}} held for you until {until}.',
    of('places that are held'),
    { args: { party: 'number', event: 'string', date: 'string', until: 'string' }, required: ['until'] },
  ),
  'waiting-taken': text('You have taken your places. See you there.', of('after an order')),
  'waiting-passed': text(
    'The time for these places has run out, and they went to the next in line. You can join the list again.',
    of('an offer that ran out'),
  ),
  'waiting-withdrawn': text('You are no longer on the list.', of('after leaving it')),
  'waiting-gone': text(
    'This link is not valid any more. You can join the waiting list again on the page of the event.',
    of('an unknown or old link'),
  ),
  'waiting-confirm': text('Confirm my place', of('button'), { fit: 'button' }),
  'waiting-take': text('Take the places', of('button'), { fit: 'button' }),
  'waiting-withdraw': text('Leave the list', of('button'), { fit: 'button' }),
} as const
