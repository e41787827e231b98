import {
  CODE_OF_COUNTRY,
  codeInSentence,
  codeName,
  NAME_OF_COUNTRY,
  REGION_NAME,
} from '#theme/texts/lists/address-names.ts'
import { text } from '#theme/texts/lists/text-definition.ts'

const label = (message: string, where = 'Member info step, label') => text(message, where, { fit: 'label' })
const error = (message: string) => text(message, 'Cardholder form, error')

/** Checkout step: who the memberships are for. */
export const memberInfoTexts = {
  'member-info-heading': text('Member Information', 'Member info step, heading', { fit: 'heading' }),
  'member-info-continue-membership': text('Continue to Membership', 'Member info step, next membership', {
    fit: 'button',
  }),
  'member-info-place': text('{number} of {total}', 'Member info step, which of several memberships', {
    args: { number: 'string', total: 'string' },
    required: ['number', 'total'],
  }),
  'member-info-continue-payment': text('Continue to payment', 'Member info step, button', { fit: 'button' }),
  'member-info-invalid': text(
    'Required. You must have a valid membership to purchase. Please edit your order.',
    'Member info step, membership that may not be bought',
  ),
  'member-info-needs': text(
    '{name} needs one of these memberships: {levels}.',
    'Member info step, under it, where its base membership is missing',
    { args: { name: 'string', levels: 'string' }, required: ['levels'] },
  ),
  'member-info-verify': text('Verify membership', 'Member info step, where a membership is missing, button', {
    fit: 'button',
  }),
  'member-info-join': text('See memberships', 'Member info step, where a membership is missing, button', {
    fit: 'button',
  }),
  'member-info-drop': text(
    'Take it out of the order',
    'Member info step, membership that may not be bought, button',
    {
      fit: 'button',
    },
  ),
  'member-info-edit': label('Change', 'Member info step, finished membership'),
  'member-info-edit-name': text('Change {membership}', 'Member info step, name of the link', {
    names: true,
    args: { membership: 'string' },
  }),
  'member-info-gift': label('Giving as a Gift', 'Member info step, under the name of a gift'),
  'member-info-gift-summary': text('For {recipient}, from {giver}', 'Member info step, finished gift', {
    args: { recipient: 'string', giver: 'string' },
    required: ['recipient'],
  }),
  'member-info-buyer': text('For whoever pays', 'Member info step, nobody else is named'),
  'member-info-primary': text('Primary cardholder', 'Member info step, heading', { fit: 'heading' }),
  'member-info-secondary': text('Additional cardholder {number}', 'Member info step, heading', {
    args: { number: 'number' },
    fit: 'heading',
  }),
  'member-info-secondary-heading': text('Additional cardholders', 'Member info step, heading', {
    fit: 'heading',
  }),
  'member-info-secondary-hint': text(
    '{count, plural, one {You may add one more person.} other {You may add # more people.}}',
    'Member info step, under the heading',
    { args: { count: 'number' } },
  ),
  'member-info-recipient': text('Gift recipient', 'Member info step, heading', { fit: 'heading' }),
  'member-info-gifter': text('Gift giver', 'Member info step, heading', { fit: 'heading' }),
  'member-info-add': text('Add cardholder', 'Member info step, button', { fit: 'button' }),
  'member-info-remove': label('Remove', 'Member info step, link of a cardholder'),
  'member-info-remove-name': text('Remove {name}', 'Member info step, name of the link', {
    names: true,
    args: { name: 'string' },
  }),
  'member-info-undo-remove': label('Undo Remove', 'Member info step, link of a removed cardholder'),
  'member-info-undo-remove-name': text('Undo Remove: {name}', 'Member info step, name of the link', {
    names: true,
    args: { name: 'string' },
  }),
  'member-info-removed': label('Removed', 'Member info step, removed cardholder'),
  'member-info-too-many': text(
    'Your membership allows up to {allowed} cardholders. Please remove at least {excess} cardholder below.',
    'Member info step, too many cardholders',
    {
      args: { allowed: 'number', excess: 'number' },
      required: ['allowed', 'excess'],
      samples: [
        { allowed: 2, excess: 1 },
        { allowed: 4, excess: 2 },
      ],
    },
  ),
  'member-info-name': label('Name'),
  'member-info-contact': label(
    'Add their email',
    'Member info step, unfolds the email of another cardholder',
  ),
  'member-info-shares-giver': label(
    'Use my email: I hand it over myself',
    'Member info step, recipient of a gift',
  ),
  'member-info-shares-primary': label(
    'Same email as the first cardholder',
    'Member info step, another cardholder, where each needs an email',
  ),
  'member-info-first-name': label('First name'),
  'member-info-last-name': label('Last name'),
  'member-info-email': label('Email'),
  'member-info-phone': label('Phone'),
  'member-info-country': label('Country'),
  'member-info-address1': label('Street address'),
  'member-info-address2': label('Address line 2'),
  'member-info-city': label('City'),
  'member-info-state': text(REGION_NAME, 'Member info step, label of the region', NAME_OF_COUNTRY),
  'member-info-zip': text(
    codeName('Zip/postal code'),
    'Member info step, label of the code',
    NAME_OF_COUNTRY,
  ),
  'member-info-gift-message': label('Gift message'),
  'member-info-notify-recipient': label('Send the recipient an email'),
  'member-info-card-number': text('Member number {number}', 'Member info step, existing cardholder', {
    args: { number: 'string' },
  }),
  'cardholder-name-required': error('Please enter a name'),
  'cardholder-first-name-required': error('Please enter a first name'),
  'cardholder-last-name-required': error('Please enter a last name'),
  'cardholder-email-invalid': error('Please enter a valid email'),
  'cardholder-phone-invalid': error('Please enter a phone number'),
  'cardholder-country-invalid': error('Please enter a valid country'),
  'cardholder-address-invalid': error('Please enter a valid address'),
  'cardholder-city-invalid': error('Please enter a valid city'),
  'cardholder-zip-invalid': text(
    `Please enter a valid ${codeInSentence('Zip/Postal Code')}`,
    'Cardholder form, error',
    CODE_OF_COUNTRY,
  ),
  'cardholder-postal-code-invalid': error(
    'Please enter a valid postal code with uppercase letters and a space (e.g. A1A 1A1).',
  ),
  'cardholder-postal-code-hint': label('(e.g. A1A 1A1)', 'Cardholder form, hint for Canada'),
  'cardholder-state-invalid': error('Please enter a valid state'),
} as const
