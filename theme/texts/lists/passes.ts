import { text } from '#theme/texts/lists/text-definition.ts'

const button = (what: string) => `A ticket or a membership, button for ${what}`
const onPass = (what: string) => `In the wallet of a phone, ${what}`
const label = (message: string, where: string) => text(message, onPass(where), { fit: 'label' })

/** Tickets and membership cards in the wallet of a phone. */
export const passesTexts = {
  'pass-apple': text('Apple Wallet', button("Apple's wallet"), { fit: 'button' }),
  'pass-google': text('Google Wallet', button("Google's wallet"), { fit: 'button' }),
  'pass-apple-part': text(
    'Apple Wallet, {from}–{to}',
    button("Apple's wallet, where there are more tickets than a phone takes at once"),
    { args: { from: 'number', to: 'number' }, required: ['from', 'to'], fit: 'button' },
  ),
  'pass-google-part': text(
    'Google Wallet, {from}–{to}',
    button("Google's wallet, where there are more tickets than a phone takes at once"),
    { args: { from: 'number', to: 'number' }, required: ['from', 'to'], fit: 'button' },
  ),
  'pass-update': text(
    'Tickets in the wallet of your phone turn invalid by themselves.',
    'The page of an order that is canceled',
    { fit: 'paragraph' },
  ),
  'pass-ticket-description': text('{event}, {venue}: ticket', onPass('name of a ticket, read out'), {
    args: { event: 'string', venue: 'string' },
  }),
  'pass-card-description': text('{level}, {venue}: membership card', onPass('name of a card, read out'), {
    args: { level: 'string', venue: 'string' },
  }),
  'pass-changed': text('{label} has changed: {value}', onPass('what the phone says of a line that changes'), {
    args: { label: 'string', value: 'string' },
    required: ['value'],
  }),
  'pass-time': label('Time', 'label of the time of a ticket'),
  'pass-date': label('Date', 'label of the day of a ticket'),
  'pass-place': label('Where', 'label of the place of a ticket'),
  'pass-type': label('Ticket', 'label of who a ticket is for'),
  'pass-order': label('Order', 'label of the order number'),
  'pass-holder': label('Member', 'label of the name on a card'),
  'pass-number': label('Member number', 'label of the member number'),
  'pass-until': label('Valid until', 'label of the last day of a card'),
  'pass-arrival': label('Before you come', 'heading of what to bring'),
  'pass-address': label('Address', 'heading of the address'),
  'pass-access': label('Getting there and access', 'heading of how the place is entered'),
  'pass-contact': label('Questions?', 'heading of phone number and email'),
  'pass-open-order': label('Your order', 'link to the page of the order'),
  'pass-open-ticket': label('Your ticket', 'link to the page of the ticket'),
  'pass-open-membership': label('Your membership', 'link to My membership'),
} as const
