import { text } from '#theme/texts/lists/text-definition.ts'

/** Checkout step: where the tickets are sent. */
export const deliveryTexts = {
  'ticket-delivery-heading': text('Ticket Delivery', 'Ticket delivery step, heading', { fit: 'heading' }),
  'ticket-delivery-description': text('Where should we send your tickets?', 'Ticket delivery step'),
  'ticket-delivery-email': text('Email', 'Ticket delivery step, label', { fit: 'label' }),
  'ticket-delivery-email-invalid': text('Please enter a valid email', 'Ticket delivery step, error'),
  'ticket-delivery-summary': text('Tickets are sent to {email}', 'Ticket delivery step, finished', {
    args: { email: 'string' },
    required: ['email'],
  }),
  'ticket-delivery-next': text('Continue', 'Ticket delivery step, button', { fit: 'button' }),
} as const
