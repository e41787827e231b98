import { text } from '#theme/texts/lists/text-definition.ts'

/** Add-ons of an event. */
export const addonsTexts = {
  'addons-heading': text('Add-ons', 'Order page, heading of the add-ons', { fit: 'heading' }),
  'addons-heading-of': text('Add-ons of {name}', 'Order page, name of the list of add-ons', {
    args: { name: 'string' },
  }),
  'addons-add-name': text('Add {name} to order', 'Add-on, name of the button', {
    names: true,
    args: { name: 'string' },
  }),
  'addons-quantity': text('Quantity of {name}', 'Add-on, name of the quantity', { args: { name: 'string' } }),
  'addons-included-quantity': text('{count} included', 'Add-on with a fixed quantity', {
    args: { count: 'number' },
  }),
  'addons-left': text(
    '{count, plural, one {Only # left} other {Only # left}}',
    'Add-on of which few are left',
    {
      args: { count: 'number' },
      required: ['count'],
    },
  ),
  'addons-sold-out': text('Sold out', 'Add-on of which none are left', { fit: 'label' }),
  'addons-carted': text('In your order', 'Add-on that the cart holds', { fit: 'label' }),
  'addons-with-tickets': text('{names} will be added with your tickets.', 'Add-on that a link has chosen', {
    args: { names: 'string' },
    required: ['names'],
  }),
  'addons-needs-tickets': text(
    '{name} comes with tickets. Choose what you would like to see first.',
    'A link asks for an add-on that no event of the order offers',
    { args: { name: 'string' }, required: ['name'] },
  ),
  'addons-not-enough': text(
    '{count, plural, =0 {{name} is sold out.} other {You can have # of {name} at most.}}',
    'Add-on, more than can be had',
    {
      args: { name: 'string', count: 'number' },
      required: ['name'],
      samples: [
        { name: 'Map', count: 0 },
        { name: 'Map', count: 3 },
      ],
    },
  ),
  'addons-price-once': text('{price} in all', 'Add-on charged once for the line', {
    args: { price: 'string' },
  }),
} as const
