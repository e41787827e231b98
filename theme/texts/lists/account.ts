import { codeName, NAME_OF_COUNTRY, REGION_NAME } from '#theme/texts/lists/address-names.ts'
import { text } from '#theme/texts/lists/text-definition.ts'

const label = (message: string, where = 'Profile, label') => text(message, where, { fit: 'label' })

/** Order history, order detail, profile. */
export const accountTexts = {
  'account-page-title': text('Your account', 'Title of the account'),
  'account-heading': text('Your account', 'Account, heading', { fit: 'heading' }),
  'account-navigation': text('Account', 'Name of the account navigation'),
  'account-profile-link': label('Profile', 'Account, link'),
  'account-orders-link': label('Orders', 'Account, link'),
  'account-orders-page-title': text('Your order history', 'Title of the order history'),
  'account-orders-heading': text('Your order history', 'Order history, heading', { fit: 'heading' }),
  'account-orders-empty': text('No orders have been placed.', 'Order history without orders'),
  'account-orders-events': text('See all events', 'Order history without orders, button', { fit: 'button' }),
  'account-orders-upcoming': text('Upcoming visits', 'Order history, heading of what is to come', {
    fit: 'heading',
  }),
  'account-orders-earlier': text('Earlier orders', 'Order history, heading of the others', {
    fit: 'heading',
  }),
  'account-orders-visit': text('For {date}, {time}', 'Order history, day of the visit', {
    args: { date: 'string', time: 'string' },
    required: ['date'],
  }),
  'account-orders-tickets': text(
    '{count, plural, one {# ticket} other {# tickets}}',
    'Order history, admissions of an order',
    { args: { count: 'number' }, required: ['count'] },
  ),
  'account-orders-cancelled': text('Canceled', 'Order history, of a canceled order', { fit: 'label' }),
  'account-orders-refunded': text('{amount} refunded', 'Order history, what goes back of a canceled order', {
    args: { amount: 'string' },
    required: ['amount'],
  }),
  'account-orders-door': text('Show at the door', 'Order history, button at a visit of today', {
    fit: 'button',
  }),
  'account-orders-purchased': text('Purchased {date}', 'Order history, date', {
    args: { date: 'string' },
    required: ['date'],
  }),
  'account-orders-card': text('{brand} ending in {lastFour}', 'Order history, card', {
    args: { brand: 'string', lastFour: 'string' },
  }),
  'account-orders-more': text('Show more orders', 'Order history, loads more', { fit: 'button' }),
  'account-order-page-title': text('Your order', 'Title of an order'),
  'account-order-heading': text('Order number: {number}', 'Order detail, heading', {
    args: { number: 'string' },
    required: ['number'],
    fit: 'heading',
  }),
  'account-order-purchased': text('Purchase date: {date}', 'Order detail, date', {
    args: { date: 'string' },
    required: ['date'],
  }),
  'account-order-membership': label('Membership', 'Order detail, a membership item'),
  'account-order-group-total': label('Total', 'Order detail, total of an event'),
  'account-order-total': label('Order total', 'Order detail, total'),
  'account-order-line': text('{quantity} × {name}', 'Order detail, line', {
    args: { quantity: 'number', name: 'string' },
  }),
  'account-order-before': text(
    'Regular price {price}',
    'Order detail, read out before a price that was reduced',
    {
      args: { price: 'string' },
      required: ['price'],
    },
  ),
  'account-order-unit-price': text('{price} each', 'Order detail, unit price', { args: { price: 'string' } }),
  'account-order-mail-again': text('Email my tickets again', 'Order detail, button', { fit: 'button' }),
  'account-order-mailed': text(
    'Your tickets are on their way to {email}.',
    'Order detail, tickets mailed again',
    {
      args: { email: 'string' },
      required: ['email'],
    },
  ),
  'account-order-mail-failed': text(
    'Your tickets could not be mailed just now. Please try again in a few minutes.',
    'Order detail, tickets not mailed again',
  ),
  'account-order-back': label('All orders', 'Order detail, link back'),
  'account-profile-page-title': text('Your account profile', 'Title of the profile'),
  'account-profile-heading': text('Your account profile', 'Profile, heading', { fit: 'heading' }),
  'account-profile-email': label('Email'),
  'account-profile-first-name': label('First name'),
  'account-profile-last-name': label('Last name'),
  'account-profile-phone': label('Phone'),
  'account-profile-address1': label('Street address'),
  'account-profile-address2': label('Address line 2'),
  'account-profile-city': label('City'),
  'account-profile-state': text(REGION_NAME, 'Profile, label of the region', NAME_OF_COUNTRY),
  'account-profile-zip': text(codeName('Zip code'), 'Profile, label of the code', NAME_OF_COUNTRY),
  'account-profile-address': label('Address', 'Profile, line that unfolds the address'),
  'account-profile-address-add': label('Add', 'Profile, unfolds an address that is not known yet'),
  'account-profile-address-change': label('Change', 'Profile, unfolds the address'),
  'account-profile-country': label('Country'),
  'account-profile-cancel': text('Cancel', 'Profile, link', { fit: 'button' }),
  'account-profile-update': text('Update', 'Profile, button', { fit: 'button' }),
  'account-profile-updated': text('Profile successfully updated', 'Profile, after saving'),
  'account-profile-email-invalid': text('Please enter a valid email', 'Profile, error'),
  'account-profile-phone-invalid': text('Please enter a valid phone number', 'Profile, error'),
  'account-profile-country-invalid': text('Please enter a country as two letters, like US', 'Profile, error'),
  'account-profile-unconfirmed': text(
    'Your email {email} is not confirmed yet. Please open the link that we mail to it.',
    'Profile, while the email is not confirmed',
    { args: { email: 'string' }, required: ['email'] },
  ),
  'account-email-waiting': text(
    'We have sent a link to {email}. Open it to use this email from then on; until then your account keeps the one it has.',
    'Profile, while another email waits to be confirmed',
    { args: { email: 'string' }, required: ['email'] },
  ),
  'account-email-again': text('Send the link again', 'Profile, button', { fit: 'button' }),
  'account-email-sent': text('A link is on its way to {email}.', 'Profile, the link was sent again', {
    args: { email: 'string' },
    required: ['email'],
  }),
  'account-email-cancel': text('Keep the email I have', 'Profile, button while another email waits', {
    fit: 'button',
  }),
  'account-email-page-title': text('Confirm your email', 'Title of the screen that confirms an email'),
  'account-email-heading': text('Confirm your email', 'Confirm an email, heading', { fit: 'heading' }),
  'account-email-description': text(
    'Use {email} for your account from now on.',
    'Confirm an email, under the heading',
    { args: { email: 'string' }, required: ['email'] },
  ),
  'account-email-confirm': text('Confirm email', 'Confirm an email, button', { fit: 'button' }),
  'account-email-confirmed': text(
    '{email} is the email of your account now.',
    'Confirm an email, after the press',
    { args: { email: 'string' }, required: ['email'] },
  ),
  'account-email-profile': text('Your account profile', 'Confirm an email, link to the profile', {
    fit: 'button',
  }),
  'account-security-heading': text('Sign-in and security', 'Profile, heading', { fit: 'heading' }),
  'account-security-password': label('Change password', 'Profile, link'),
  'account-security-everywhere-description': text(
    'You were signed in on a device that is not yours, or one is lost? End all sessions at once.',
    'Profile, above the button that signs out everywhere',
  ),
  'account-security-everywhere': text('Sign out everywhere', 'Profile, button', { fit: 'button' }),
  'account-passkeys-heading': text('Passkeys', 'Profile, heading of the passkeys', { fit: 'heading' }),
  'account-passkeys-description': text(
    'Sign in with your fingerprint, your face or the lock of your device instead of a password.',
    'Profile, above the passkeys',
  ),
  'account-passkeys-none': text('You have no passkey yet.', 'Profile, without passkeys'),
  'account-passkeys-unnamed': text('Passkey', 'Profile, a passkey of which no device is known'),
  'account-passkeys-created': text('Added {date}', 'Profile, a passkey', {
    args: { date: 'string' },
    required: ['date'],
  }),
  'account-passkeys-used': text('Last used {date}', 'Profile, a passkey', {
    args: { date: 'string' },
    required: ['date'],
  }),
  'account-passkeys-unused': text('Not used yet', 'Profile, a passkey'),
  'account-passkeys-remove': text('Remove', 'Profile, button at a passkey', { fit: 'button' }),
  'account-passkeys-remove-named': text('Remove {name}, {added}', 'Profile, the same read out', {
    names: true,
    args: { name: 'string', added: 'string' },
    required: ['name'],
  }),
  'account-passkeys-removed': text('The passkey was removed.', 'Profile, after removing a passkey'),
  'account-passkeys-not-removed': text(
    'The passkey could not be removed. Please try again.',
    'Profile, when a passkey was not removed',
  ),
  'account-passkeys-sign-in-again': text(
    'To add a passkey, please sign in once more.',
    'Profile, when the sign-in was some time ago',
  ),
  'account-passkeys-sign-in': label('Sign in again', 'Profile, link when the sign-in was some time ago'),
  'account-passkeys-too-many': text(
    '{count, plural, one {You have # passkey already.} other {You have # passkeys already.}} Please remove one first.',
    'Profile, when there are too many passkeys',
    { args: { count: 'number' } },
  ),
  'account-passkeys-load-failed': text(
    'Your passkeys cannot be shown just now.',
    'Profile, passkeys that cannot be loaded',
  ),
  'account-profile-load-failed': text(
    'There was a problem retrieving this profile',
    'Profile that cannot be loaded',
  ),
  'account-profile-save-failed': text(
    'Your profile could not be saved. Please try again.',
    'Profile that cannot be saved',
  ),
} as const
