import { text } from '#theme/texts/lists/text-definition.ts'

/** Pages that tell what is not there. Without arguments: they must speak even when nothing could be loaded. */
export const problemTexts = {
  'problem-venue-title': text('Venue not found', 'Page for an address without a venue, heading', {
    fit: 'heading',
  }),
  'problem-venue-text': text(
    'There is no venue at this address. Please check the link you followed.',
    'Page for an address without a venue',
  ),
  'problem-venue-link': text('All venues', 'Page for an address without a venue, link', { fit: 'button' }),
  'problem-missing-title': text(
    'We could not find this page',
    'Page for something that does not exist, heading',
    { fit: 'heading' },
  ),
  'problem-missing-text': text(
    'It may have moved, or the link may be incomplete.',
    'Page for something that does not exist',
  ),
  'problem-failure-title': text('Something went wrong', 'Page after a failure, heading', { fit: 'heading' }),
  'problem-failure-text': text(
    'Please try again in a moment. Nothing you have entered was sent twice.',
    'Page after a failure',
  ),
  'problem-refused-title': text('This is not for you to see', 'Page without permission, heading', {
    fit: 'heading',
  }),
  'problem-refused-text': text(
    'Your account does not have the permission that this page needs.',
    'Page without permission',
  ),
  'problem-unanswered': text(
    'We could not reach the shop just now. Nothing is lost: what you have entered is still here.',
    'Above the button of a form that was not answered',
  ),
  'problem-offline': text(
    'You seem to be offline. Nothing is lost: what you have entered is still here.',
    'Above the button of a form that was sent without a connection',
  ),
  'problem-try-again': text('Try again', 'After a failure, the same once more', { fit: 'button' }),
  'problem-tickets-again': text('Send my tickets again', 'Link where an order is not found', {
    fit: 'button',
  }),
  'problem-events-link': text('See all events', 'Link on pages that tell what is not there', {
    fit: 'button',
  }),
}
