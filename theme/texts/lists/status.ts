import { text } from '#theme/texts/lists/text-definition.ts'

const onStatus = (part: string) => `Status page, ${part}`

/** Status and unsupported browser. */
export const statusTexts = {
  'status-page-title': text('Status', 'Title of the status page'),
  'status-heading': text('Status', onStatus('heading'), { fit: 'heading' }),
  'status-overall-working': text('Everything is working.', onStatus('summary'), { fit: 'heading' }),
  'status-overall-delayed': text('You can order; something takes longer than usual.', onStatus('summary'), {
    fit: 'heading',
  }),
  'status-overall-limited': text('You can order; one thing is not available.', onStatus('summary'), {
    fit: 'heading',
  }),
  'status-overall-down': text('Orders cannot be placed at the moment.', onStatus('summary'), {
    fit: 'heading',
  }),
  'status-checked': text('Checked {when}', onStatus('when it was checked'), {
    args: { when: 'string' },
  }),
  'status-state-working': text('Working', onStatus('state of a part'), { fit: 'label' }),
  'status-state-delayed': text('Delayed', onStatus('state of a part'), { fit: 'label' }),
  'status-state-down': text('Not available', onStatus('state of a part'), { fit: 'label' }),

  'status-pages': text('Pages', onStatus('part'), { fit: 'label' }),
  'status-pages-working': text('Events, times and prices can be looked at.', onStatus('pages')),
  'status-orders': text('Orders', onStatus('part'), { fit: 'label' }),
  'status-orders-working': text('Tickets and everything else can be ordered.', onStatus('orders')),
  'status-orders-down': text(
    'Nothing can be ordered right now. Orders already placed are safe.',
    onStatus('orders'),
  ),
  'status-payments': text('Payments', onStatus('part'), { fit: 'label' }),
  'status-payments-working': text('Cards are accepted as usual.', onStatus('payments')),
  'status-payments-delayed': text(
    'Some payments are still waiting for an answer. Nobody is charged twice, and what cannot be completed is not charged.',
    onStatus('payments'),
  ),
  'status-payments-down': text('No payment can be taken right now.', onStatus('payments')),
  'status-mail': text('Emails', onStatus('part'), { fit: 'label' }),
  'status-mail-working': text('Confirmations are sent within a few minutes.', onStatus('emails')),
  'status-mail-delayed': text(
    'Confirmations arrive later than usual. Your order is valid all the same.',
    onStatus('emails'),
  ),
  'status-passes': text('Wallet passes', onStatus('part'), { fit: 'label' }),
  'status-passes-working': text('Tickets can be kept in the wallet of a phone.', onStatus('wallet passes')),
  'status-passes-down': text(
    'New tickets cannot be kept in the wallet of every phone right now. The ticket in your mail is as good.',
    onStatus('wallet passes'),
  ),
  'status-help': text('Is something not as it should be? Tell us:', onStatus('above phone and email')),

  'status-unsupported-page-title': text('Unsupported Browser', 'Title of the unsupported-browser page'),
  'status-unsupported-heading': text('Outdated browser detected', 'Unsupported browser, heading', {
    fit: 'heading',
  }),
  'status-unsupported-description': text(
    'Your browser is out of date. Download one of these fine browsers, free and updated:',
    'Unsupported browser',
  ),
  'status-unsupported-note': text(
    'You can also go on as you are. Everything can be ordered in an older browser too; it only looks plainer and answers more slowly.',
    'Unsupported browser, below the browsers',
  ),
  'status-browser-chrome': text('Chrome', 'Unsupported browser, link', { fit: 'label' }),
  'status-browser-firefox': text('Firefox', 'Unsupported browser, link', { fit: 'label' }),
  'status-browser-edge': text('Edge', 'Unsupported browser, link', { fit: 'label' }),
  'status-browser-safari': text('Safari', 'Unsupported browser, link', { fit: 'label' }),
  'status-browser-opera': text('Opera', 'Unsupported browser, link', { fit: 'label' }),
  'status-browser-anywhere': text(
    'For computers, tablets and phones',
    'Unsupported browser, below the name of a browser',
  ),
  'status-browser-apple': text('For Mac, iPhone and iPad', 'Unsupported browser, below the name of Safari'),
} as const
