import { text } from '#theme/texts/lists/text-definition.ts'

/** What will be charged, or could not be. */
const renewalCharge = {
  membership: 'string',
  price: 'string',
  brand: 'string',
  lastFour: 'string',
  date: 'string',
} as const

/** What goes out by mail. */
export const mailTexts = {
  'mail-sender-address': text('tickets@example.org', 'Setting: the address mails come from', {
    setting: true,
  }),
  'mail-sender-name': text('', 'Setting: the name mails come from; empty is the venue’s name', {
    setting: true,
  }),
  'mail-greeting': text('Hello {name},', 'Mails, greeting', { args: { name: 'string' } }),
  'mail-order-subject': text('Your order {number} at {venue}', 'Order mail, subject', {
    args: { number: 'string', venue: 'string' },
    required: ['number'],
  }),
  'mail-order-preview': text('Your tickets are inside.', 'Order mail, preview line'),
  'mail-order-heading': text('Your tickets', 'Order mail, heading', { fit: 'heading' }),
  'mail-order-introduction': text(
    'Thank you for your order. Show each code at the entrance.',
    'Order mail, opening',
    { rich: true },
  ),
  'mail-order-number': text('Order number: {number}', 'Order mail', {
    args: { number: 'string' },
    required: ['number'],
  }),
  'mail-order-total': text('Total: {amount}', 'Order mail', {
    args: { amount: 'string' },
    required: ['amount'],
  }),
  'mail-order-attached': text(
    'Your tickets are attached as a PDF to print or keep, and your visit as a file for your calendar.',
    'Order mail, below the tickets',
  ),
  'mail-order-pass': text('Keep it in the wallet of your phone', 'Order mail, link beside a ticket', {
    fit: 'label',
  }),
  'mail-order-open': text('Open your order', 'Order and receipt mail, button to the order', {
    fit: 'button',
  }),
  'mail-order-open-hint': text(
    'This link opens your order on any device, without a password: keep it to yourself.',
    'Order and receipt mail, under the button to the order',
  ),
  'mail-order-closing': text('We look forward to your visit.', 'Order mail, closing', { rich: true }),
  'mail-moved-subject': text(
    'Your visit at {venue} has moved: order {number}',
    'Mail after a visit was moved, subject',
    {
      args: { number: 'string', venue: 'string' },
      required: ['number'],
    },
  ),
  'mail-moved-preview': text(
    'Your tickets with their new time.',
    'Mail after a visit was moved, preview line',
  ),
  'mail-moved-heading': text('Your visit has moved', 'Mail after a visit was moved, heading', {
    fit: 'heading',
  }),
  'mail-moved-introduction': text(
    'Here are your tickets with their new time. The codes are the same: show them at the entrance.',
    'Mail after a visit was moved, opening',
    { rich: true },
  ),
  'mail-moved-before': text('Before: {when}', 'Mail after a visit was moved, below its new time', {
    args: { when: 'string' },
    required: ['when'],
  }),
  'mail-cancelled-subject': text(
    'Your order {number} at {venue} is canceled',
    'Mail after an order was canceled, subject',
    {
      args: { number: 'string', venue: 'string' },
      required: ['number'],
    },
  ),
  'mail-cancelled-preview': text(
    'Its tickets are no longer valid.',
    'Mail after an order was canceled, preview line',
  ),
  'mail-cancelled-heading': text('Your order is canceled', 'Mail after an order was canceled, heading', {
    fit: 'heading',
  }),
  'mail-cancelled-introduction': text(
    'Order {number} is canceled, and its tickets are no longer valid. You no longer have a place at:',
    'Mail after an order was canceled, opening',
    { args: { number: 'string' }, required: ['number'] },
  ),
  'mail-receipt-subject': text('Your receipt for order {number} at {venue}', 'Receipt mail, subject', {
    args: { number: 'string', venue: 'string' },
    required: ['number'],
  }),
  'mail-receipt-preview': text('What you bought, and what you paid.', 'Receipt mail, preview line'),
  'mail-receipt-heading': text('Thank you for your order', 'Receipt mail, heading', { fit: 'heading' }),
  'mail-membership-heading': text('Your membership', 'Receipt mail of a membership alone, heading', {
    fit: 'heading',
  }),
  'mail-receipt-introduction': text('Here is what you bought.', 'Receipt mail, opening', { rich: true }),
  'mail-receipt-tickets-sent': text(
    'The tickets were sent to {email}.',
    'Receipt mail, tickets went elsewhere',
    {
      args: { email: 'string' },
      required: ['email'],
    },
  ),
  'mail-gift-preview': text('{membership}: your card is inside.', 'Gift mail, preview line', {
    args: { membership: 'string' },
  }),
  'mail-gift-heading': text('A gift for you', 'Gift mail, heading', { fit: 'heading' }),
  'mail-refund-subject': text('Your order at {venue} could not be completed', 'Refund mail, subject', {
    args: { venue: 'string' },
  }),
  'mail-refund-preview': text('Nothing was bought, and your money goes back.', 'Refund mail, preview line'),
  'mail-refund-heading': text('Your money is on its way back', 'Refund mail, heading', { fit: 'heading' }),
  'mail-refund-introduction': text(
    'We are sorry: your order could not be completed after your card was charged. {amount} goes back to it; most banks show it within a few days. You do not need to do anything.',
    'Refund mail, what happened',
    { rich: true, args: { amount: 'string' }, required: ['amount'] },
  ),
  'mail-password-subject': text('Your new password at {venue}', 'Password mail, subject', {
    args: { venue: 'string' },
  }),
  'mail-password-introduction': text(
    'Press the button to choose a new password. It works for one hour.',
    'Password mail',
  ),
  'mail-password-heading': text('Choose a new password', 'Password mail, heading', { fit: 'heading' }),
  'mail-password-open': text('Choose a new password', 'Password mail, button', { fit: 'button' }),
  'mail-sign-in-subject': text('Sign in at {venue}', 'Sign-in mail, subject', { args: { venue: 'string' } }),
  'mail-sign-in-introduction': text(
    'Press the button to sign in without a password. It works once, within one hour.',
    'Sign-in mail',
  ),
  'mail-sign-in-heading': text('Sign in', 'Sign-in mail, heading', { fit: 'heading' }),
  'mail-sign-in-open': text('Sign in', 'Sign-in mail, button', { fit: 'button' }),
  'mail-waiting-confirm-subject': text(
    'Confirm your place in line for {event}',
    'Waiting list mail, subject',
    {
      args: { event: 'string' },
      required: ['event'],
    },
  ),
  'mail-waiting-confirm-introduction': text(
    '{party, plural, one {One place} other {# places}} for {event} on {date}, at any time that day. Press the button and you are in line.',
    'Waiting list mail, opening',
    { args: { event: 'string', date: 'string', party: 'number' } },
  ),
  'mail-waiting-confirm-open': text('Confirm my place', 'Waiting list mail, button', { fit: 'button' }),
  'mail-waiting-offer-subject': text('Places for {event} are free', 'Mail that offers places, subject', {
    args: { event: 'string' },
    required: ['event'],
  }),
  'mail-waiting-offer-introduction': text(
    'We hold {party, plural, one {one place} other {# places}} for {event} on {date} until {until}.',
    'Mail that offers places, opening',
    { args: { event: 'string', date: 'string', party: 'number', until: 'string' }, required: ['until'] },
  ),
  'mail-waiting-offer-open': text('Take the places', 'Mail that offers places, button', { fit: 'button' }),
  'mail-waiting-withdraw': text(
    'Plans have changed? The same page lets you leave the list.',
    'Waiting list mails, below the button',
  ),
  'mail-orders-subject': text('Your orders at {venue}', 'Mail to find orders, subject', {
    args: { venue: 'string' },
  }),
  'mail-orders-introduction': text(
    'Press the button to see your orders and tickets. It works once, within one day.',
    'Mail to find orders',
  ),
  'mail-orders-heading': text('Your orders', 'Mail to find orders, heading', { fit: 'heading' }),
  'mail-orders-open': text('See my orders', 'Mail to find orders, button', { fit: 'button' }),
  'mail-confirm-subject': text('Confirm your email at {venue}', 'Mail to a changed email, subject', {
    args: { venue: 'string' },
  }),
  'mail-confirm-introduction': text(
    'You want to use this email for your account. Press the button and confirm it; your account keeps its email until then. The button works for one hour.',
    'Mail to a changed email',
  ),
  'mail-confirm-heading': text('Confirm your email', 'Mail to a changed email, heading', { fit: 'heading' }),
  'mail-confirm-open': text('Confirm email', 'Mail to a changed email, button', { fit: 'button' }),
  'mail-email-known-subject': text('You have an account at {venue}', 'Mail to an email in use, subject', {
    args: { venue: 'string' },
  }),
  'mail-email-known-introduction': text(
    'Somebody, probably you, wants to use this email for another account. You have an account with it already: sign in with it, or ask for a new password there.',
    'Mail to an email that was to be used for another account',
  ),
  'mail-email-known-heading': text('You have an account', 'Mail to an email in use, heading', {
    fit: 'heading',
  }),
  'mail-email-known-open': text('Sign in', 'Mail to an email in use, button', { fit: 'button' }),
  'mail-email-changed-subject': text(
    'The email of your account at {venue} was changed',
    'Mail after the email was changed, subject',
    { args: { venue: 'string' } },
  ),
  'mail-email-changed-introduction': text(
    'Your account has another email from now on. This address no longer signs you in.',
    'Mail after the email was changed, to the old address',
  ),
  'mail-email-changed-heading': text('Your email was changed', 'Mail after the email was changed, heading', {
    fit: 'heading',
  }),
  'mail-email-changed-not-you': text(
    'If this was not you, please contact us at once.',
    'Mail after the email was changed, last line',
  ),
  'mail-password-changed-subject': text(
    'Your password at {venue} was changed',
    'Mail after the password was changed, subject',
    { args: { venue: 'string' } },
  ),
  'mail-password-changed-introduction': text(
    'Your password was changed just now, and every other session of your account was ended.',
    'Mail after the password was changed',
  ),
  'mail-password-changed-heading': text(
    'Your password was changed',
    'Mail after the password was changed, heading',
    { fit: 'heading' },
  ),
  'mail-password-changed-not-you': text(
    'If this was not you, choose a new password at once.',
    'Mail after the password was changed, above the link',
  ),
  'mail-passkey-changed-subject': text(
    'A passkey was added to your account at {venue}',
    'Mail after a passkey was added, subject',
    { args: { venue: 'string' } },
  ),
  'mail-passkey-changed-introduction': text(
    'A passkey was added just now. It signs in to your account without the password.',
    'Mail after a passkey was added',
  ),
  'mail-passkey-changed-heading': text('A passkey was added', 'Mail after a passkey was added, heading', {
    fit: 'heading',
  }),
  'mail-passkey-changed-not-you': text(
    'If this was not you, remove it in your profile, sign out everywhere and choose a new password.',
    'Mail after a passkey was added, above the link',
  ),
  'mail-passkey-open': text('See my passkeys', 'Mail after a passkey was added, button', { fit: 'button' }),
  'mail-card-changed-subject': text(
    'Another card is on file of your membership at {venue}',
    'Mail after a card on file was replaced, subject',
    { args: { venue: 'string' } },
  ),
  'mail-card-changed-introduction': text(
    'Since {since} your membership renews with {brand} ending in {lastFour}. The card before it is no longer kept, and nothing was charged.',
    'Mail after a card on file was replaced',
    {
      args: { since: 'string', brand: 'string', lastFour: 'string' },
      required: ['since', 'brand', 'lastFour'],
    },
  ),
  'mail-card-changed-heading': text(
    'Another card is on file',
    'Mail after a card on file was replaced, heading',
    {
      fit: 'heading',
    },
  ),
  'mail-card-changed-not-you': text(
    'If this was not you, put your own card on file again on the page of your membership, and contact us at once.',
    'Mail after a card on file was replaced, above the link',
  ),
  'mail-card-open': text('See my membership', 'Mail after a card on file was replaced, button', {
    fit: 'button',
  }),
  'mail-verification-subject': text('Verify your membership at {venue}', 'Verification mail, subject', {
    args: { venue: 'string' },
  }),
  'mail-verification-introduction': text(
    'Press the button to verify your membership. It works for one hour.',
    'Verification mail',
  ),
  'mail-verification-heading': text('Verify your membership', 'Verification mail, heading', {
    fit: 'heading',
  }),
  'mail-verification-open': text('Verify your membership', 'Verification mail, button', { fit: 'button' }),
  'mail-review-subject': text('How was {event}?', 'Review invitation, subject', {
    args: { event: 'string' },
  }),
  'mail-review-introduction': text('We would like to hear how your visit was.', 'Review invitation'),
  'mail-review-open': text('Write a review', 'Review invitation, button', { fit: 'button' }),
  'mail-review-stop': text('Stop these invitations', 'Review invitation, link to stop them', {
    fit: 'label',
  }),
  'mail-membership-introduction': text('Welcome! Your member cards are below.', 'Membership mail', {
    rich: true,
  }),
  'mail-gift-subject': text('{giver} sent you a membership at {venue}', 'Gift mail, subject', {
    args: { giver: 'string', venue: 'string' },
  }),
  'mail-gift-introduction': text('{giver} has given you a membership.', 'Gift mail', {
    args: { giver: 'string' },
  }),
  'mail-renewal-subject': text('Your membership at {venue} renews soon', 'Renewal mail, subject', {
    args: { venue: 'string' },
  }),
  'mail-renewal-heading': text('Your membership goes on', 'Renewal mail, heading', { fit: 'heading' }),
  'mail-renewal-notice-introduction': text(
    'Your membership {membership} lasts until {expires} and renews automatically. On {date} we charge {price} to your {brand} ending in {lastFour} for the next term. You do not need to do anything; until that day you can stop it yourself.',
    'Renewal mail',
    { args: { ...renewalCharge, expires: 'string' }, required: ['date', 'price'] },
  ),
  'mail-renewal-card-heading': text(
    'Please renew with another card',
    'Renewal mail, heading where the card expires before the charge',
    { fit: 'heading' },
  ),
  'mail-renewal-card-introduction': text(
    'Your membership {membership} lasts until {expires}. It would renew automatically on {date} for {price}, but your {brand} ending in {lastFour} has expired by then. Please renew with another card.',
    'Renewal mail where the card expires before the charge',
    { args: { ...renewalCharge, expires: 'string' }, required: ['date', 'price'] },
  ),
  'mail-renewal-replace-heading': text(
    'Please replace your card',
    'Renewal mail, heading where the card expires before the charge and can be replaced',
    { fit: 'heading' },
  ),
  'mail-renewal-card-replace-introduction': text(
    'Your membership {membership} lasts until {expires}. It would renew automatically on {date} for {price}, but your {brand} ending in {lastFour} has expired by then. Please put another card on file before that day.',
    'Renewal mail where the card expires before the charge and can be replaced',
    { args: { ...renewalCharge, expires: 'string' }, required: ['date', 'price'] },
  ),
  'mail-renewal-declined-replace-introduction': text(
    'We could not charge {price} to your {brand} ending in {lastFour} for the next term of your membership {membership}. Nothing was taken. We try again on {date}; until then you can put another card on file.',
    'Renewal mail of a declined card that can be replaced',
    { args: renewalCharge, required: ['price'] },
  ),
  'mail-renewal-replace': text('Replace card', 'Renewal mails about a card, button', { fit: 'button' }),
  'mail-gift-open': text('See my membership', 'Mail to the recipient of a gift, button', { fit: 'button' }),
  'mail-renewal-open': text('See my membership', 'Renewal mail, button', { fit: 'button' }),
  'mail-renewal-stop': text('Stop renewing automatically', 'Renewal mails, link to the membership', {
    names: true,
  }),
  'mail-renewal-declined-subject': text(
    'Your membership at {venue} could not be renewed',
    'Renewal mail of a declined card, subject',
    { args: { venue: 'string' } },
  ),
  'mail-renewal-declined-heading': text(
    'Your card was declined',
    'Renewal mail of a declined card, heading',
    { fit: 'heading' },
  ),
  'mail-renewal-declined-introduction': text(
    'We could not charge {price} to your {brand} ending in {lastFour} for the next term of your membership {membership}. Nothing was taken. We try again on {date}; you can also renew with another card now.',
    'Renewal mail of a declined card',
    { args: renewalCharge, required: ['price'] },
  ),
  'mail-renewal-failed-introduction': text(
    'We could not renew your membership {membership} automatically, and we do not try again. Nothing was taken. It lasts until {expires}; renew it yourself to keep its benefits.',
    'Renewal mail of a renewal that was given up',
    { args: { membership: 'string', expires: 'string' } },
  ),
  'mail-renewal-renew': text('Renew now', 'Renewal mail of a declined card, button', { fit: 'button' }),
  'mail-ignore': text('If you did not ask for this mail, you can ignore it.', 'Mails with a link, last line'),
  'mail-footer': text('', 'Mails, last line', { rich: true }),
} as const
