import { text } from '#theme/texts/lists/text-definition.ts'

/** Checkout step: review, captcha, placing the order. */
export const reviewStepTexts = {
  'review-step-heading': text('Review', 'Review step, heading', { fit: 'heading' }),
  'review-step-complete-order-amount': text(
    'Complete Order, {amount}',
    'Review step, main button with the amount',
    { args: { amount: 'string' }, fit: 'button' },
  ),
  'review-step-complete-order-free': text(
    'Complete Order, no charge',
    'Review step, main button with nothing to pay',
    { fit: 'button' },
  ),
  'review-step-processing': text('Processing', 'Review step, main button while submitting', {
    fit: 'button',
  }),
  'review-step-sentence': text(
    '{count, plural, one {# ticket} other {# tickets}} for {date} at {time}',
    'Review step, an event in words',
    {
      args: { count: 'number', date: 'string', time: 'string' },
      required: ['count'],
      samples: [
        { count: 1, date: 'Saturday, November 21, 2026', time: '10:30 am' },
        { count: 3, date: 'Saturday, November 21, 2026', time: '10:30 am' },
      ],
    },
  ),
  'review-step-visit': text('{name}: {date} at {time}', 'Review step, an event of a combo in words', {
    args: { name: 'string', date: 'string', time: 'string' },
    required: ['name', 'date', 'time'],
  }),
  'review-step-visit-time': text('{time} · {name}', 'Review step, an event of a combo of one day', {
    args: { name: 'string', time: 'string' },
    required: ['name', 'time'],
  }),
  'review-step-overlap': text(
    '{earlier} ({start}) and {later} ({laterStart}) overlap',
    'Review step, two visits of which nobody can make both',
    {
      args: { earlier: 'string', start: 'string', later: 'string', laterStart: 'string' },
      required: ['earlier', 'start', 'later', 'laterStart'],
    },
  ),
  'review-step-overlap-change': text('Change a time', 'Review step, link below visits that overlap', {
    fit: 'label',
  }),
  'review-step-edit-answers': text('Edit your answers', 'Review step, link to the forms of the order', {
    fit: 'label',
  }),
  'review-step-receipt': text('Your receipt is sent to {email}', 'Review step, an order without tickets', {
    args: { email: 'string' },
    required: ['email'],
  }),
  'review-step-gift-mail': text(
    'We write to {name} at {email} about your gift',
    'Review step, somebody who is given a membership',
    { args: { name: 'string', email: 'string' }, required: ['email'] },
  ),
  'review-step-terms': text(
    'By completing your order you agree to the terms and conditions.',
    'Review step, above the button',
    { rich: true },
  ),
  'review-step-terms-link': text(
    'Terms and conditions',
    'Review step, words of the terms that are their link',
    {
      fit: 'label',
    },
  ),
  'review-step-renewal-link': text(
    'How automatic renewal works',
    'Review step, link for memberships that renew themselves',
    { fit: 'label' },
  ),
  'review-step-captcha': text('I’m not a robot', 'Review step, captcha', { fit: 'label' }),
  'review-step-captcha-working': text('Checking...', 'Review step, captcha at work', { fit: 'label' }),
  'review-step-captcha-done': text('Checked', 'Review step, captcha done', { fit: 'label' }),
  'review-step-captcha-checkbox': text('Please tick the box below as well', 'Review step, second captcha', {
    fit: 'label',
  }),
  'review-step-captcha-unsure': text(
    'Please tick the box below to show that you are not a robot, then complete your order.',
    'Review step, the server asks for the second captcha',
  ),
  'review-step-captcha-failed': text(
    'The check did not work. Please try again.',
    'Review step, captcha failed',
  ),
  'review-step-captcha-missing': text(
    'Please confirm that you are not a robot',
    'Review step, captcha missing',
  ),
} as const
