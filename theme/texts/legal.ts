import { text } from '#theme/texts/text-definition.ts'

/** Frames of the legal pages; their long texts are rich texts of the venue. */
export const legalTexts = {
  'legal-terms-page-title': text('Terms and Conditions', 'Title of the terms'),
  'legal-terms-heading': text('Terms and Conditions', 'Terms, heading', { fit: 'heading' }),
  'legal-terms-effective': text('Effective {date}', 'Terms, date', {
    args: { date: 'string' },
    required: ['date'],
  }),
  'legal-terms-effective-date': text('April 1, 2020', 'Terms, the date itself'),
  'legal-terms-introduction': text('These terms apply to purchases made on this website.', 'Terms, opening', {
    rich: true,
  }),
  'legal-terms-sales-heading': text('Sales', 'Terms, heading', { fit: 'heading' }),
  'legal-terms-sales': text('All sales are final and non-refundable.', 'Terms, sales', { rich: true }),
  'legal-terms-tickets-heading': text('Tickets', 'Terms, heading', { fit: 'heading' }),
  'legal-terms-tickets': text(
    'A ticket is valid for the date and time printed on it. Please arrive on time.',
    'Terms, tickets',
    { rich: true },
  ),
  'legal-terms-auto-renewal-heading': text(
    'Membership auto renewal',
    'Terms, heading of #membership-auto-renewal',
    { fit: 'heading' },
  ),
  'legal-terms-auto-renewal': text(
    'A membership that renews automatically is charged to your card up to 14 days before the renewal date. Cancellation needs at least 30 days’ notice before that date.',
    'Terms, auto renewal',
    { rich: true },
  ),
  'legal-terms-contact': text(
    'To change or cancel automatic renewal, call {phone} or write to {email}.',
    'Terms, contact',
    { args: { phone: 'string', email: 'string' } },
  ),
  'legal-terms-contact-phone': text(
    'To change or cancel automatic renewal, call {phone}.',
    'Terms, contact with a phone only',
    { args: { phone: 'string' } },
  ),
  'legal-terms-contact-email': text(
    'To change or cancel automatic renewal, write to {email}.',
    'Terms, contact with an email only',
    { args: { email: 'string' } },
  ),
  'legal-privacy-page-title': text('Privacy Policy', 'Title of the privacy policy'),
  'legal-privacy-heading': text('Privacy Policy', 'Privacy policy, heading', { fit: 'heading' }),
  'legal-privacy-effective': text('Effective {date}', 'Privacy policy, date', {
    args: { date: 'string' },
    required: ['date'],
  }),
  'legal-privacy-effective-date': text('April 1, 2020', 'Privacy policy, the date itself'),
  'legal-privacy-introduction': text(
    'This policy says which data this website keeps, and why.',
    'Privacy policy, opening',
    { rich: true },
  ),
  'legal-privacy-collected-heading': text('What we keep', 'Privacy policy, heading', { fit: 'heading' }),
  'legal-privacy-collected': text(
    'We keep what you enter to place an order: your name, contact details and the order itself. Card numbers go to the payment provider and never reach us.',
    'Privacy policy, data',
    { rich: true },
  ),
  'legal-privacy-use-heading': text('What it is used for', 'Privacy policy, heading', { fit: 'heading' }),
  'legal-privacy-use': text(
    'We use it to carry out your order, to admit you at the entrance and to answer your questions.',
    'Privacy policy, use',
    { rich: true },
  ),
  'legal-privacy-children-heading': text('Children', 'Privacy policy, heading', { fit: 'heading' }),
  'legal-privacy-children': text('We do not knowingly serve children under 13.', 'Privacy policy, children', {
    rich: true,
  }),
  'legal-privacy-contact': text('Questions about your data: {contact}', 'Privacy policy, contact', {
    args: { contact: 'string' },
  }),
} as const
