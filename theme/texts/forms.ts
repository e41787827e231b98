import { text } from '#theme/texts/text-definition.ts'

/** Response forms. */
export const formsTexts = {
  'forms-page-title': text('Response Forms', 'Title of the forms page'),
  'forms-page-heading': text('Response Forms', 'Forms page, heading', { fit: 'heading' }),
  'forms-step': text('{x} of {y}', 'Forms page, step', {
    args: { x: 'number', y: 'number' },
    required: ['x', 'y'],
    fit: 'label',
  }),
  'forms-step-label': text('Form {x} of {y}', 'Forms page, name of the progress bar', {
    args: { x: 'number', y: 'number' },
  }),
  'forms-events-heading': text('For', 'Forms page, before the events of the form', { fit: 'label' }),
  'forms-continue': text('Continue', 'Forms page, main button', { fit: 'button' }),
  'forms-cancel': text('Cancel', 'Forms page, cancel', { fit: 'button' }),
  'forms-complete': text(
    'All forms have been completed. Continue to checkout.',
    'Forms page without forms left',
  ),
  'forms-complete-button': text('Continue to checkout', 'Forms page without forms left, button', {
    fit: 'button',
  }),
  'forms-saving': text('Saving your responses please wait....', 'Forms page, while saving'),
  'forms-saving-title': text('Saving', 'Forms page, name of the modal'),
  'forms-other': text('Other', 'Forms page, the own answer', { fit: 'label' }),
  'forms-other-value': text('Other: {value}', 'How an own answer is sent', {
    args: { value: 'string' },
    required: ['value'],
  }),
  'forms-other-label': text('Your answer', 'Forms page, label of the own answer', { fit: 'label' }),
  'forms-select': text('Select', 'Forms page, first entry of a list', { fit: 'label' }),
  'forms-field-required': text('Please answer this question', 'Forms page, error'),
  'forms-upload': text('Choose a file', 'Forms page, upload', { fit: 'button' }),
  'forms-error': text('Your responses could not be saved. Please try again.', 'Forms page, saving failed'),
} as const
