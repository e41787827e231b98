import { text } from '#theme/texts/lists/text-definition.ts'

const onParty = (what: string) => `Who is coming, ${what}`

const FOR_ALL =
  '{count, plural, =1 {one} =2 {the two of you} =3 {the three of you} =4 {the four of you} =5 {the five of you} =6 {the six of you} other {all # of you}}'

const price = {
  args: { price: 'string', count: 'number' },
  required: ['price'],
  samples: [
    { price: '$36.95', count: 1 },
    { price: '$142.80', count: 5 },
    { price: '$420', count: 12 },
  ],
  fit: 'label',
} as const

/** Who is coming, asked once, and what things cost for all of them. */
export const partyTexts = {
  'party-heading': text('Who is coming?', onParty('button that opens the question'), { fit: 'button' }),
  'party-note': text(
    'We show what it costs for all of you, and fill in your tickets.',
    onParty('explanation'),
  ),
  'party-people': text('{count} × {name}', onParty('one kind of visitor, on the button'), {
    names: true,
    args: { count: 'number', name: 'string' },
    required: ['count', 'name'],
  }),
  'party-quantity': text('How many: {name}', onParty('name of a number'), {
    args: { name: 'string' },
    required: ['name'],
  }),
  'party-more': text('One more: {name}', onParty('name of the button plus'), {
    args: { name: 'string' },
    required: ['name'],
  }),
  'party-fewer': text('One fewer: {name}', onParty('name of the button minus'), {
    args: { name: 'string' },
    required: ['name'],
  }),
  'party-save': text('Show our prices', onParty('button'), { fit: 'button' }),
  'party-clear': text('Nobody yet', onParty('button that takes the answer back'), { fit: 'button' }),
  'party-price': text(`{price} for ${FOR_ALL}`, onParty('price for all of them'), price),
  'party-price-from': text(`From {price} for ${FOR_ALL}`, onParty('least price for all of them'), price),
  // What a combo saves a party stands on the list, beside its choice and in the order.
  'event-card-saving': text('Save {amount}', 'Combo card, saving', {
    args: { amount: 'string' },
    fit: 'label',
  }),
  'event-card-saving-from': text('Save {amount} or more', 'Combo card, saving that is more for some', {
    args: { amount: 'string' },
    fit: 'label',
  }),
  'event-card-saving-to': text('Save up to {amount}', 'Combo card, saving that is less for some', {
    args: { amount: 'string' },
    fit: 'label',
  }),
}
