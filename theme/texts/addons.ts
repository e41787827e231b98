import { text } from '#theme/texts/text-definition.ts'

/** Add-ons of an event. */
export const addonsTexts = {
  'addons-heading': text('Add-ons', 'Order page, heading of the add-ons', { fit: 'heading' }),
  'addons-add': text('Add to order', 'Add-on, button', { fit: 'button' }),
  'addons-add-name': text('Add {name} to order', 'Add-on, name of the button', { args: { name: 'string' } }),
  'addons-remove': text('Remove', 'Add-on, link', { fit: 'label' }),
  'addons-remove-name': text('Remove {name}', 'Add-on, name of the link', { args: { name: 'string' } }),
  'addons-remove-item': text('Remove Item', 'Add-on line in the order', { fit: 'label' }),
  'addons-quantity': text('Quantity of {name}', 'Add-on, name of the quantity', { args: { name: 'string' } }),
  'addons-included-quantity': text('{count} included', 'Add-on with a fixed quantity', {
    args: { count: 'number' },
  }),
  'addons-price-once': text('{price} in all', 'Add-on charged once for the line', {
    args: { price: 'string' },
  }),
} as const
