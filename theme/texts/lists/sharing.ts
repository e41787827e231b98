import { text } from '#theme/texts/lists/text-definition.ts'

const ofVenue = { args: { venue: 'string' } } as const

/** What search engines, chats and calendars say of a page; no screen shows these. */
export const sharingTexts = {
  'sharing-events-description': text(
    'What is on at {venue}: times, prices and tickets.',
    'Search engines and shared links, events list of a venue without a tagline',
    ofVenue,
  ),
  'sharing-calendar-description': text(
    'Every day with tickets at {venue}.',
    'Search engines and shared links, calendar',
    ofVenue,
  ),
  'sharing-reviews-description': text(
    'What visitors say about {venue}.',
    'Search engines and shared links, reviews',
    ofVenue,
  ),
  'sharing-membership-description': text(
    'Memberships of {venue}: what each gives, and what it costs.',
    'Search engines and shared links, memberships',
    ofVenue,
  ),
  'sharing-calendar-starts': text(
    '{count, plural, one {# start} other {# starts}} from {first} to {last}',
    'Calendar of events, an event that begins many times a day',
    { args: { count: 'number', first: 'string', last: 'string' }, required: ['count'] },
  ),
} as const
