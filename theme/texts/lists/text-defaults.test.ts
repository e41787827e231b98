import { expect, test } from 'vitest'
import { createText } from '#theme/texts/runtime/venue-texts.ts'
import type { VenueTexts } from '#theme/texts/runtime/wordings.ts'

const format = (texts: VenueTexts = {}) =>
  createText({ texts, locale: 'en-US', onProblem: problem => expect(problem).toBeUndefined() })

test.each([
  [1, 6, '1 year 6 months'],
  [0, 1, '1 month'],
  [2, 0, '2 years'],
])('a duration of %d years and %d months reads “%s”', (years, months, words) => {
  expect(format()('membership-duration', { years, months })).toBe(words)
})

test.each([
  [0, 45, '45 min'],
  [1, 0, '1 hr'],
  [2, 30, '2 hrs 30 min'],
])('an event of %d hours and %d minutes reads “%s”', (hours, minutes, words) => {
  expect(format()('event-duration', { hours, minutes })).toBe(words)
})

const labels = [
  'tickets-add-to-order',
  'tickets-remove',
  'event-card-tickets',
  'event-detail-buy-combo',
  'tickets-change-time',
  'tickets-remove-item',
  'tickets-change-date',
  'event-card-add-admission',
  'event-card-buy-tickets',
  'tickets-learn-more',
] as const

test('the labels of the order and event buttons are these defaults where the theme gives none', () => {
  expect(labels.map(reference => format()(reference))).toEqual([
    'Add to order',
    'Remove',
    'Tickets',
    'Buy Combo',
    'Change Time',
    'Remove Item',
    'Change Date',
    'Add Admission',
    'Buy Tickets',
    'Learn More',
  ])
  expect(format({ 'tickets-change-time': 'Pick another time' })('tickets-change-time')).toBe(
    'Pick another time',
  )
})

test('the donation subheading has this default', () => {
  expect(format()('donation-subheading')).toBe('We appreciate any amount you can give!')
})

const ticketMessages = {
  'event-limit-exceeded-title': 'Ticket Limit',
  'event-limit-exceeded-cart-title': 'Ticket Limit per order',
  'tickets-not-enough': 'There are not enough tickets available. Please adjust your quantity.',
  'tickets-none': 'No tickets available.',
  'tickets-at-capacity': 'Tickets are currently unavailable.',
  'tickets-last-tickets': 'There are no more tickets available for this event!',
  'event-limit-none': 'No more allowed',
  'event-limit-edit-order': 'Please edit your order.',
  'event-limit-purchased-previously': 'purchased previously',
} as const

test('[ORD-283] every ticket message has its default and can be replaced by venue text', () => {
  for (const [reference, words] of Object.entries(ticketMessages)) {
    expect(format()(reference as 'tickets-none')).toBe(words)
    expect(format({ [reference]: 'Ours.' })(reference as 'tickets-none')).toBe('Ours.')
  }
  const withArguments = (text: ReturnType<typeof format>) => [
    text('tickets-no-longer-available', { tickets: 'Adult' }),
    text('tickets-not-together', { tickets: 'Adult' }),
    text('tickets-add-retail-below', { retail: 'full-price tickets' }),
    text('event-limit-combined', { count: 4, timeFrame: 'per event', ticketTypes: 'Adult, Child' }),
    text('event-limit-more-purchased', { count: 2, purchased: 3, label: 'purchased previously' }),
  ]
  expect(withArguments(format())).toEqual([
    'These tickets are no longer available for the selected time: Adult',
    'These tickets cannot be purchased together for the selected time: Adult',
    'Add full-price tickets below.',
    '4 combined per event: Adult, Child',
    '2 more (3 purchased previously)',
  ])
  const ours = {
    'tickets-no-longer-available': 'Gone: {tickets}',
    'tickets-not-together': 'Not both: {tickets}',
    'tickets-add-retail-below': 'See {retail}.',
    'event-limit-combined': '{ticketTypes}: {count}',
    'event-limit-more-purchased': '{count} of {purchased}',
  }
  expect(withArguments(format(ours))).toEqual([
    'Gone: Adult',
    'Not both: Adult',
    'See full-price tickets.',
    'Adult, Child: 4',
    '2 of 3',
  ])
})

test('[MEM-297] the membership banner asks and offers verification by default', () => {
  expect([format()('events-banner-prompt'), format()('events-banner-button')]).toEqual([
    'Are you a member?',
    'Verify Membership',
  ])
})

test('(MEM-298) the membership labels are these by default', () => {
  const shown = [
    'membership-join',
    'membership-gift',
    'membership-renew',
    'membership-upgrade',
    'membership-change',
    'membership-select-offering',
    'membership-profile-heading',
    'membership-view-all',
    'member-login-heading',
  ] as const
  expect(shown.map(reference => format()(reference))).toEqual([
    'Join Now',
    'Give as a gift',
    'Renew',
    'Upgrade',
    'Change membership',
    'Select an offering',
    'Your membership',
    'View memberships',
    'Verify your membership',
  ])
})

test('the auxiliary tab is titled by the theme, by default “Auxiliary Groups”', () => {
  expect(format()('membership-tab-auxiliary')).toBe('Auxiliary Groups')
  expect(format({ 'membership-tab-auxiliary': 'Clubs' })('membership-tab-auxiliary')).toBe('Clubs')
})

test('(MEM-281) the default renewal text states the day, the price, the brand and the last four digits', () => {
  expect(format()('auto-renew-message', { days: 7, price: '$95', brand: 'Visa', lastFour: '4242' })).toBe(
    'Your membership renews 7 days before it expires: $95 will be charged to your Visa ending in 4242.',
  )
})

test('the auto-renew notice says that the card is charged each term and to call the venue, unless the theme says otherwise', () => {
  expect(format()('confirmation-auto-renew')).toMatch(/card is charged each term.*call the venue to cancel/)
  expect(format({ 'confirmation-auto-renew': 'Renews on its own.' })('confirmation-auto-renew')).toBe(
    'Renews on its own.',
  )
})

test('the default open hours text', () => {
  expect(format()('hours-default')).toBe('8:00 am to 5:00 pm, open 365 days a year')
})

test('membership and account words come from the theme first, then from the built-in default', () => {
  const words = [
    'membership-join-heading',
    'account-orders-heading',
    'auth-login-heading',
    'member-login-heading',
  ] as const
  const own = Object.fromEntries(words.map(reference => [reference, `Our ${reference}`]))
  expect(words.map(reference => format(own)(reference))).toEqual(words.map(reference => `Our ${reference}`))
  expect(words.map(reference => format()(reference))).toEqual([
    'Memberships',
    'Your order history',
    'Sign in',
    'Verify your membership',
  ])
})
