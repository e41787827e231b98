import { CODE_OF_COUNTRY, codeInSentence } from '#theme/texts/lists/address-names.ts'
import { text } from '#theme/texts/lists/text-definition.ts'

/** Response forms. */
export const formsTexts = {
  'forms-page-title': text('Response Forms', 'Title of the forms page'),
  'forms-page-heading': text('A few questions', 'Forms page, above the name of the form', { fit: 'heading' }),
  'forms-complete-heading': text('Your answers', 'Forms page without forms left, heading', {
    fit: 'heading',
  }),
  'forms-step': text('{x} of {y}', 'Forms page, step', {
    args: { x: 'number', y: 'number' },
    required: ['x', 'y'],
    fit: 'label',
  }),
  'forms-step-label': text('Form {x} of {y}', 'Forms page, name of the progress bar', {
    args: { x: 'number', y: 'number' },
  }),
  'forms-events-heading': text('For', 'Forms page, before the events of the form', { fit: 'label' }),
  'forms-optional': text('You may leave this form empty.', 'Forms page, form that is not required'),
  'forms-done-heading': text('Already answered', 'Forms page, before the forms that have been answered', {
    fit: 'heading',
  }),
  'forms-edit': text('Edit', 'Forms page, answered form, link', { fit: 'button' }),
  'forms-edit-label': text('Edit {name}', 'Forms page, answered form, spoken name of the link', {
    names: true,
    args: { name: 'string' },
    required: ['name'],
  }),
  'forms-continue': text('Continue', 'Forms page, main button', { fit: 'button' }),
  'forms-cancel': text('Cancel', 'Forms page, cancel', { fit: 'button' }),
  'forms-complete': text(
    'All forms have been completed. Continue to checkout.',
    'Forms page without forms left',
  ),
  'forms-complete-button': text('Continue to checkout', 'Forms page without forms left, button', {
    fit: 'button',
  }),
  'forms-back': text('Back to your order', 'Forms page without forms left, link', { fit: 'button' }),
  'forms-saving': text('Saving your responses please wait....', 'Forms page, while saving'),
  'forms-saving-title': text('Saving', 'Forms page, name of the modal'),
  'forms-other': text('Other', 'Forms page, the own answer', { fit: 'label' }),
  'forms-other-label': text('Your answer', 'Forms page, label of the own answer', { fit: 'label' }),
  'forms-select': text('Select', 'Forms page, first entry of a list', { fit: 'label' }),
  'forms-check': text(
    'Please look at the marked answers.',
    'Forms page, above the form when an answer is wrong',
  ),
  'forms-field-required': text('Please answer this question', 'Forms page, error'),
  'forms-other-required': text('Please enter your answer', 'Forms page, error at the own answer'),
  'forms-choice-invalid': text('Please choose one of the answers', 'Forms page, error'),
  'forms-email-invalid': text('Please enter a valid email', 'Forms page, error'),
  'forms-phone-invalid': text('Please enter a valid phone number', 'Forms page, error'),
  'forms-number-invalid': text('Please enter a number', 'Forms page, error'),
  'forms-date-invalid': text('Please enter a valid date', 'Forms page, error'),
  'forms-too-long': text('Please use at most {most} characters', 'Forms page, error', {
    args: { most: 'number' },
    required: ['most'],
  }),
  'forms-too-short': text('Please write a little more', 'Forms page, error'),
  'forms-name-invalid': text('Please enter a valid name', 'Forms page, error'),
  'forms-zip-invalid': text(
    `Please enter a valid ${codeInSentence('Zip/Postal Code')}.`,
    'Forms page, error',
    CODE_OF_COUNTRY,
  ),
  'forms-unsafe': text('Please leave out < > and links', 'Forms page, error'),
  'forms-code-invalid': text('Please use letters, digits and hyphens only', 'Forms page, error'),
  'forms-not-equal': text('This is not the same as above', 'Forms page, error'),
  'forms-not-different': text('Please enter something else than above', 'Forms page, error'),
  'forms-upload-hint': text(
    'A PDF or a picture (JPEG, PNG, WebP, HEIC) of at most {most} MB',
    'Forms page, under an upload',
    {
      args: { most: 'number' },
      required: ['most'],
    },
  ),
  'forms-upload-kept': text(
    '{name} is kept. Choose another file to replace it.',
    'Forms page, file that was uploaded',
    {
      args: { name: 'string' },
      required: ['name'],
    },
  ),
  'forms-upload-remove': text('Remove this file', 'Forms page, file that was uploaded', { fit: 'label' }),
  'forms-upload-invalid': text(
    'This is not a PDF and not a picture we can read. Please choose another file.',
    'Forms page, error',
  ),
  'forms-upload-too-large': text(
    'This file is larger than {most} MB. Please choose a smaller one.',
    'Forms page, error',
    {
      args: { most: 'number' },
      required: ['most'],
    },
  ),
  'forms-upload-too-many': text('There are too many files in this order.', 'Forms page, error'),
  'forms-error': text('Your responses could not be saved. Please try again.', 'Forms page, saving failed'),
} as const
