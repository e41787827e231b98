import { expect, test } from 'vitest'
import { createText } from '#theme/texts/runtime/venue-texts.ts'
import type { VenueTexts } from '#theme/texts/runtime/wordings.ts'

const format = (texts: VenueTexts = {}) =>
  createText({ texts, locale: 'en-US', onProblem: problem => expect(problem).toBeUndefined() })

/** The strings the specification quotes, letter by letter. */
const quoted = {
  'header-menu': 'Menu',
  'page-skip-to-content': 'Skip to content',
  'header-contact-us': 'Contact us',
  'header-my-membership': 'My Membership',
  'header-my-orders': 'My orders',
  'events-select-date': 'Select a date',
  'events-become-member': 'Become a member',
  'events-member-heading': 'Special Events',
  'events-combo-heading': 'Combo Deals',
  'events-empty': 'There are no events for this date.',
  'event-detail-eligible': 'Eligible for purchase',
  'event-detail-not-eligible': 'Your membership is not eligible for this event',
  'event-detail-membership-required': 'Membership required',
  'event-detail-inactive-membership':
    'Your membership needs to be active to purchase this event. Go to My Membership to see details and renew.',
  'event-detail-wrong-membership':
    "You don't have the membership required to purchase this event. Go to My Membership to see your details.",
  'event-detail-membership-needed': 'You must have a valid membership to purchase.',
  'event-card-see-all-schedules': 'See all schedules',
  'event-card-hide-schedules': 'Hide schedules',
  'tickets-no-charge': 'No charge',
  'calendar-page-title': 'Calendar',
  'calendar-no-events': 'No Events',
  'calendar-today': 'Today',
  'calendar-show-more-dates': 'Show More Dates',
  'calendar-cancel-change': 'Cancel Change',
  'calendar-modal-heading': 'select event date',
  'calendar-modal-loading': 'Loading times...',
  'calendar-modal-unavailable': 'Not available',
  'calendar-modal-available': 'Available',
  'calendar-modal-continue': 'Continue to Cart',
  'combo-page-title': 'Modify your purchase',
  'combo-description': 'Please select events to complete the combo and continue.',
  'combo-add': 'Add to combo',
  'forms-page-title': 'Response Forms',
  'forms-complete': 'All forms have been completed. Continue to checkout.',
  'forms-saving': 'Saving your responses please wait....',
  'orders-page-title': 'Your Order',
  'tickets-place-order': 'Place Order',
  'tickets-placing-order': 'Placing Order',
  'tickets-add-more': 'Add More',
  'tickets-cancel-order': 'Cancel Order',
  'tickets-show-more-times': 'Show more times',
  'tickets-membership-separately': 'Please order membership and tickets separately.',
  'event-limit-exceeded-message': 'Ticket Limit. Please adjust before placing order',
  'event-limit-exceeded-short': 'Ticket Limit.',
  'event-limit-exceeded-adjust': 'Please adjust before placing order.',
  'cart-error': 'Sorry. Something went wrong. Items have been removed from your cart.',
  'cart-refund': 'Sorry, we cannot process a refund online.',
  'cart-refund-advice': 'Please change the items in your cart or contact us for assistance.',
  'cart-sales-rules-failed': 'We were unable to complete your order. Please try again.',
  'donation-corporation-required': 'Please enter a corporation name',
  'donation-first-name-required': 'Please enter a first name',
  'donation-last-name-required': 'Please enter a last name',
  'donation-country-invalid': 'Please enter a valid country',
  'donation-address-invalid': 'Please enter a valid street address',
  'donation-city-invalid': 'Please enter a valid city',
  'donation-recognition-anonymous': 'Anonymous',
  'donation-honor-in-honor': 'In honor of',
  'donation-honor-in-memory': 'In memory of',
  'checkout-edit-order': 'Edit Order',
  'checkout-change': 'Change',
  'checkout-placing-order': 'Placing order please wait...',
  'checkout-start-again': 'Sorry, we experienced an issue, please start your order again',
  'review-step-processing': 'Processing',
  'member-info-continue-membership': 'Continue to Membership',
  'member-info-undo-remove': 'Undo Remove',
  'member-info-removed': 'Removed',
  'member-info-invalid': 'Required. You must have a valid membership to purchase. Please edit your order.',
  'cardholder-address-invalid': 'Please enter a valid address',
  'cardholder-phone-invalid': 'Please enter a phone number',
  'cardholder-postal-code-invalid':
    'Please enter a valid postal code with uppercase letters and a space (e.g. A1A 1A1).',
  'payment-zip-hint': '(e.g. A1A 1A1)',
  'payment-first-name-invalid': 'Please enter a valid first name',
  'payment-last-name-invalid': 'Please enter a valid last name',
  'payment-email-invalid': 'Please enter a valid email',
  'payment-phone-invalid': 'Please enter a valid phone number',
  'payment-card-number-invalid': 'Please enter a valid credit card number',
  'payment-cvc-invalid': 'Invalid CVC code',
  'payment-expiry-month-invalid': 'Please enter a valid expiration month',
  'payment-expiry-year-invalid': 'Please enter a valid expiration year',
  'payment-zip-other-invalid': 'Please enter a valid Zip/Postal Code.',
  'error-6113': 'Please enter the correct billing address for your credit card.',
  'coupon-blank': 'Invalid code',
  'coupon-invalid': 'Invalid coupon',
  'gift-certificate-invalid': 'Invalid code',
  'gift-certificate-check-balance': 'Check Balance',
  'error-5157': 'Your order cannot be completed at this time. Please call us for assistance.',
  'error-checkout-failed': 'We were unable to complete your order. Please try again.',
  'error-checkout-unreadable':
    "We're sorry, something went wrong. Please refresh your browser and try again or contact us for assistance.",
  'error-secure-network': 'Please check your network connection.',
  'error-secure-timeout':
    'Secure checkout took too long. Please check your network connection and try again.',
  'error-secure-stepup-timeout':
    'Secure checkout took too long. You may have received a notification from your bank. Please try again.',
  'error-validator-missing': 'No validator exists',
  'error-validator-not-found': 'Validator not found.',
  'error-validator-no-test': 'No test to run for validator',
  'auth-login-heading': 'Sign in',
  'auth-login-description': 'Sign in to view your past orders',
  'auth-forgot-password': 'Forgot Password',
  'auth-sign-in': 'Sign In',
  'auth-send-email': 'Send Email',
  'auth-email-sent': 'Email sent',
  'auth-update-password': 'Update Password',
  'auth-passwords-differ': 'Passwords do not match',
  'auth-password-required': 'Please enter a password',
  'member-login-email-invalid': 'Please enter a valid email address',
  'member-login-id-required': 'Please enter a membership id',
  'member-login-last-name-required': 'Please enter a membership last name',
  'member-login-failed': "We can't verify your membership right now",
  'member-login-token-expired': 'Your link has expired',
  'member-login-not-found': 'Your membership was not found',
  'member-login-check-email': 'Please check your email',
  'member-login-try-id-or-email': 'Please enter your membership ID or email address to try again.',
  'member-login-try-id-name-or-email':
    'Please enter your membership ID and last name or your email address to try again.',
  'member-login-try-email': 'Please enter your email address to try again.',
  'account-page-title': 'Your account',
  'account-orders-page-title': 'Your order history',
  'account-orders-empty': 'No orders have been placed.',
  'account-order-membership': 'Membership',
  'account-profile-page-title': 'Your account profile',
  'account-profile-updated': 'Profile successfully updated',
  'account-profile-load-failed': 'There was a problem retrieving this profile',
  'membership-group-memberships': 'Memberships',
  'membership-all': 'All memberships',
  'membership-profile-members': 'Members',
  'membership-profile-show-details': 'Show benefits & member details',
  'membership-renew-unavailable': 'Membership renewals are not available at this time.',
  'membership-renew-check-later': 'Please check again later.',
  'membership-upgrade-unavailable': 'Membership upgrades are not available at this time.',
  'membership-upgrade-heading': 'Upgrade for additional benefits.',
  'membership-upgrade-description': 'Your current membership payment will apply towards the total.',
  'membership-upgrade-contact': 'Please contact us to upgrade your membership.',
  'membership-view-upgrades': 'View Upgrade Options',
  'membership-view-all-benefits': 'View all benefits',
  'membership-giving-gift': 'Giving as a Gift',
  'membership-see-my-price': 'See my price',
  'membership-expired': 'Your membership has expired',
  'membership-none-found': 'No memberships found.',
  'membership-none-found-one': 'No membership found.',
  'membership-not-found': 'Membership not found.',
  'auto-renew-on': 'On',
  'auto-renew-off': 'Off',
  'auto-renew-already-renewed': 'Already Renewed',
  'auto-renew-renew-now': 'Renew Now',
  'auto-renew-call': 'Call the venue to update your Auto Renew membership.',
  'reviews-empty': 'There are currently no reviews.',
  'reviews-see-more': 'See more reviews',
  'reviews-read-more': 'Read more reviews',
  'reviews-form-rating-error': 'Please add a rating.',
  'status-page-title': 'Status',
  'status-unsupported-page-title': 'Unsupported Browser',
  'status-unsupported-heading': 'Outdated browser detected',
  'status-unsupported-description':
    'Your browser is out of date. Download one of these fine browsers, free and updated:',
  'editor-saved': 'Changes Saved',
  'editor-no-tenant': 'No tenant found. Unable to update',
} as const

test.each(Object.entries(quoted))('without a venue text, %s reads “%s”', (reference, words) => {
  expect(format()(reference as 'events-empty')).toBe(words)
})

test('texts with arguments read as the specification quotes them', () => {
  const text = format()
  expect(text('donation-state-invalid', { name: 'state' })).toBe('Please enter a valid state')
  expect(text('donation-zip-invalid', { name: 'zip' })).toBe('Please enter a valid zip/postal code')
  expect(text('cardholder-zip-invalid', { name: 'zip' })).toBe('Please enter a valid Zip/Postal Code')
  expect(text('header-member-name', { name: 'Ana' })).toBe('Member: Ana')
  expect(text('header-orders-email', { email: 'ana@example.org' })).toBe('Orders: ana@example.org')
  expect([0, 1, 2].map(count => text('header-cart-count', { count }))).toEqual([
    '0 items',
    '1 item',
    '2 items',
  ])
  expect(text('combo-queue', { n: 2 })).toBe('Select any 2 of the following to continue:')
  expect(text('event-detail-combo-choose', { count: 3 })).toBe('Choose any 3 of the following')
  expect(text('forms-step', { x: 1, y: 3 })).toBe('1 of 3')
  expect(text('event-card-more-times', { count: 4 })).toBe('+4 more...')
  expect(text('calendar-modal-more-times', { count: 4 })).toBe('+ 4 more')
  expect(text('hours-open', { times: '9 am' })).toBe('Hours: Open 9 am')
  expect(text('coupon-conflict', { code: 'SPRING' })).toBe('Coupon conflicts with: SPRING')
  expect(text('account-order-heading', { number: '42' })).toBe('Order number: 42')
  expect(text('editor-error', { message: 'no' })).toBe('Error: no')
  expect(text('auth-email-sent-description', { email: 'a@b.org' })).toBe(
    'An email has been sent to a@b.org. Click the link to complete your password recovery.',
  )
  expect(text('member-info-too-many', { allowed: 4, excess: 2 })).toBe(
    'Your membership allows up to 4 cardholders. Please remove at least 2 cardholder below.',
  )
  expect(text('auto-renew-renewed-as', { name: 'Family', date: 'May 1, 2027' })).toBe(
    'You are renewed as Family until May 1, 2027.',
  )
  expect(text('auto-renew-opted-out', { date: 'May 1, 2027' })).toBe(
    'You opted out of Membership Auto Renew on May 1, 2027. Please contact the venue with any questions.',
  )
})
