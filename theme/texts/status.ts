import { text } from '#theme/texts/text-definition.ts'

/** Status and unsupported browser. */
export const statusTexts = {
  'status-page-title': text('Status', 'Title of the status page'),
  'status-unsupported-page-title': text('Unsupported Browser', 'Title of the unsupported-browser page'),
  'status-unsupported-heading': text('Outdated browser detected', 'Unsupported browser, heading', {
    fit: 'heading',
  }),
  'status-unsupported-description': text(
    'Your browser is out of date. Download one of these fine browsers, free and updated:',
    'Unsupported browser',
  ),
  'status-browser-chrome': text('Chrome', 'Unsupported browser, link', { fit: 'label' }),
  'status-browser-firefox': text('Firefox', 'Unsupported browser, link', { fit: 'label' }),
  'status-browser-safari': text('Safari', 'Unsupported browser, link', { fit: 'label' }),
  'status-browser-edge': text('Edge', 'Unsupported browser, link', { fit: 'label' }),
  'status-browser-opera': text('Opera', 'Unsupported browser, link', { fit: 'label' }),
} as const
