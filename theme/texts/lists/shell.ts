import { text } from '#theme/texts/lists/text-definition.ts'

/** Header, drawer, footer, banners and everything around the screens. */
export const shellTexts = {
  'page-title': text('{page} | {venue}', 'Title of the browser tab', {
    args: { page: 'string', venue: 'string' },
  }),
  'page-skip-to-content': text('Skip to content', 'First link of every page, seen with the keyboard', {
    fit: 'label',
  }),
  'waiting-list-link': text(
    'Write to me when a place is free',
    'Wherever something is sold out, link to the waiting list',
    {
      fit: 'button',
    },
  ),
  'order-undo': text('Undo', 'Puts back what was taken out of the order', { fit: 'button' }),
  'order-undo-label': text('Removed from your order', 'Name of the line with Undo'),
  'order-undo-removed': text('{name} was removed.', 'After an item was taken out of the order', {
    args: { name: 'string' },
    required: ['name'],
  }),
  'order-undo-changed-label': text(
    'Your order was changed',
    'Name of the line with Undo, after an offer was taken',
  ),
  'order-undo-changed': text('Your order now uses {name}.', 'After an offer was taken', {
    args: { name: 'string' },
    required: ['name'],
  }),
  'order-undo-joined': text(
    '{name} membership added. Tickets are at member prices.',
    'After an offer to join was taken',
    {
      args: { name: 'string' },
      required: ['name'],
    },
  ),
  'order-undo-moved': text('{name} has another day now.', 'After an event was moved to its next free day', {
    args: { name: 'string' },
    required: ['name'],
  }),
  'order-undo-single': text(
    'Your order now uses single tickets.',
    'After an offer of single tickets was taken',
  ),
  'order-undo-cancelled': text('Your order was canceled.', 'After the whole order was canceled'),
  'page-close': text('Close', 'Name of every close button', { fit: 'label' }),
  'page-continue': text('Continue', 'Continue buttons', { fit: 'button' }),
  'page-optional': text('optional', 'After the label of an optional field'),
  'page-email-offers': text('Complete the email', 'Read out before the usual ends of an email', {
    names: true,
  }),
  'page-email-slip': text(
    'Did you mean {email}?',
    'Under an email that looks mistyped, a button that mends it',
    {
      args: { email: 'string' },
      required: ['email'],
      fit: 'button',
    },
  ),
  'page-error-summary': text('Please check the following:', 'Above the list of errors in a form'),
  'page-contact-phone': text(
    'Phone',
    'Before the phone number on terms, privacy policy, resellers and status',
    {
      mayBeEmpty: true,
      fit: 'label',
    },
  ),
  'page-contact-email': text('Email', 'Before the email on terms, privacy policy, resellers and status', {
    mayBeEmpty: true,
    fit: 'label',
  }),
  'page-contact-venue': text(
    'Please ask at the entrance.',
    'In place of phone and email, when the venue has told neither',
  ),
  'page-call': text(
    'Need help? Call',
    'Checkout and an order that can no longer be canceled, before the phone number',
    {
      mayBeEmpty: true,
      fit: 'label',
    },
  ),
  'page-order-demo-note': text('Demonstration: nothing is charged.', 'Line on top of demo venues'),

  'page-browser-notice': text(
    'Your browser is out of date, so this site looks plainer than it should.',
    'Top of every page, in browsers that cannot show it properly',
  ),
  'page-browser-notice-link': text('Find a newer browser', 'Top of every page, in such a browser', {
    fit: 'label',
  }),

  'header-label': text('Main', 'Name of the header navigation', { names: true }),
  'header-new-tab': text('(opens a new tab)', 'Header, read out after a link of the venue’s own'),
  'header-menu': text('Menu', 'Header, opens the drawer', { fit: 'label' }),
  'header-menu-close': text('Close menu', 'Drawer, closes it', { fit: 'label' }),
  'header-logo': text('{venue}, all events', 'Name of the logo link', {
    names: true,
    args: { venue: 'string' },
  }),
  'header-contact-us': text('Contact us', 'Header, before the phone number', {
    mayBeEmpty: true,
    fit: 'label',
  }),
  'header-my-membership': text('My Membership', 'Header, membership link', { fit: 'label' }),
  'header-member-name': text('Member: {name}', 'Header, membership link of a verified member', {
    args: { name: 'string' },
    fit: 'label',
  }),
  'header-my-orders': text('My orders', 'Header, login link', { fit: 'label' }),
  'header-orders-email': text('Orders: {email}', 'Header, login link when signed in', {
    args: { email: 'string' },
    fit: 'label',
  }),
  'header-account': text('My account', 'Header, menu of whoever is signed in', { fit: 'label' }),
  'header-logout': text('Logout', 'Header, logout link', { fit: 'label' }),
  'header-cart-count': text('{count, plural, one {# item} other {# items}}', 'Header, cart link', {
    args: { count: 'number' },
    required: ['count'],
    samples: [{ count: 0 }, { count: 1 }, { count: 12 }],
    fit: 'label',
  }),
  'header-cart-label': text(
    'Your order, {count, plural, one {# item} other {# items}}',
    'Name of the cart link',
    { names: true, args: { count: 'number' } },
  ),
  'header-events': text('Events', 'Header and drawer, events link', { fit: 'label' }),
  'header-calendar': text('Calendar', 'Drawer, calendar link', { fit: 'label' }),
  'header-membership': text('Membership', 'Drawer, membership link', { fit: 'label' }),
  'header-hide-login': text('false', 'Setting: "true" hides the login link', { setting: true }),

  'footer-sections-label': text('Sections', 'Name of the first list of links in the footer'),
  'language-label': text('Language', 'Menu and footer, name of the choice of a language', { names: true }),
  'language-offer': text(
    'This site is also available in {language}.',
    'Above every page, offered in the language that a browser asks for',
    { args: { language: 'string' }, required: ['language'], samples: [{ language: 'English' }] },
  ),
  'language-keep': text('Stay in {language}', 'Above every page, button that declines another language', {
    args: { language: 'string' },
    fit: 'button',
    samples: [{ language: 'English' }],
  }),
  'footer-label': text('Footer', 'Name of the footer navigation'),
  'footer-privacy': text('Privacy policy', 'Footer, privacy link', { fit: 'label' }),
  'footer-terms': text('Terms and conditions', 'Footer, terms link', { fit: 'label' }),
  'footer-consent': text('Measuring and privacy', 'Footer, asks again whether visits may be measured', {
    fit: 'label',
  }),
  'consent-heading': text('May we measure your visit?', 'Question before anything is measured, heading', {
    names: true,
  }),
  'consent-text': text(
    'With your permission we count which pages are visited and how orders go, to make this site better. You can change your answer at the foot of any page.',
    'Question before anything is measured',
  ),
  'consent-accept': text('Yes, you may', 'Question before anything is measured, button', { fit: 'button' }),
  'consent-refuse': text('No, thank you', 'Question before anything is measured, button', { fit: 'button' }),
  'footer-resellers': text('Resellers', 'Footer, resellers link', { fit: 'label' }),
  'footer-note': text('', 'Footer, a line of the venue’s own', { rich: true }),
  'footer-captcha-notice': text(
    'We keep what you enter only to look after your visit, and a check protects this site against automated use.',
    'Privacy and captcha notice at the end of pages, unfolded; a link to the privacy policy follows',
    { rich: true },
  ),
  'footer-captcha-notice-line': text(
    'We keep only what your visit needs',
    'Privacy and captcha notice at the end of pages, the line that unfolds it',
    { fit: 'label' },
  ),
  'footer-captcha-notice-label': text('Privacy notice', 'Name of the privacy and captcha notice', {
    names: true,
  }),
  'footer-captcha-notice-hide': text(
    'Hide this notice',
    'Privacy and captcha notice, its sign to close it, read out',
  ),
  'footer-captcha-notice-hidden': text('The notice is hidden.', 'Read out when the notice was hidden'),
  'footer-copyright': text('© {year} {venue}', 'Footer, last line', {
    args: { year: 'string', venue: 'string' },
  }),

  'tax-included': text('Includes {name}', 'Below a total: a tax that the prices hold already', {
    args: { name: 'string' },
    required: ['name'],
  }),

  'hours-open': text('Hours: Open {times}', 'Venue hours of a day', {
    args: { times: 'string' },
    required: ['times'],
  }),
  'hours-today': text('Today – {hours}', 'Footer: opening hours of the day', {
    args: { hours: 'string' },
    required: ['hours'],
  }),
  'hours-closed': text('Closed', 'Venue hours on a closed day', { fit: 'label' }),
  'hours-over': text('Closed since {time}', 'Venue hours of today, in the evening', {
    args: { time: 'string' },
    required: ['time'],
    fit: 'label',
  }),
  'hours-last-admission': text(
    'Last admission has passed · open to {time}',
    'Venue hours of today, when nothing begins any more before the doors close',
    { args: { time: 'string' } },
  ),
  'hours-range': text('{from} to {to}', 'One span of opening hours', {
    args: { from: 'string', to: 'string' },
  }),
  'hours-default': text('8:00 am to 5:00 pm, open 365 days a year', 'Hours of a venue that has entered none'),

  'cancel-order-redirect-url': text('', 'Setting: where Cancel Order leads; empty is the events list', {
    setting: true,
  }),
} as const
