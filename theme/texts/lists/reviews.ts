import { text } from '#theme/texts/lists/text-definition.ts'

/** Reviews and ratings. */
export const reviewsTexts = {
  'reviews-page-title': text('Reviews', 'Title of the reviews screen'),
  'reviews-page-heading': text('Reviews', 'Reviews screen, heading', { fit: 'heading' }),
  'reviews-heading': text('Reviews', 'Event detail, heading of the reviews', { fit: 'heading' }),
  'reviews-empty': text('There are currently no reviews.', 'Reviews screen without reviews'),
  'reviews-average': text('{average} out of 5 stars', 'Average rating', {
    args: { average: 'string' },
    required: ['average'],
  }),
  'reviews-comment-count': text('{count, plural, one {# review} other {# reviews}}', 'Number of reviews', {
    args: { count: 'number' },
    required: ['count'],
    samples: [{ count: 0 }, { count: 1 }, { count: 31 }],
  }),
  'reviews-see-more': text('See more reviews', 'Event detail, loads five more', { fit: 'button' }),
  'reviews-read-more': text('Read more reviews', 'Reviews screen, loads the next page', { fit: 'button' }),
  'reviews-read-full': text('Read more', 'Unfolds a long comment', { fit: 'label' }),
  'reviews-stars': text('{count, plural, one {# star} other {# stars}}', 'Name of a rating', {
    args: { count: 'number' },
    required: ['count'],
  }),
  'reviews-distribution': text(
    '{stars, plural, one {# star} other {# stars}}: {count, plural, one {# review} other {# reviews}}',
    'Row of the star chart',
    { args: { stars: 'number', count: 'number' } },
  ),
  'reviews-shown': text(
    'Reviews with {stars, plural, one {# star} other {# stars}}',
    'Reviews screen, which of them are shown',
    { args: { stars: 'number' }, required: ['stars'] },
  ),
  'reviews-show-all': text('Show all reviews', 'Reviews screen, link', { fit: 'label' }),
  'reviews-form-heading': text('Write a review', 'Review form, heading', { fit: 'heading' }),
  'reviews-form-edit-heading': text(
    'Update your review',
    'Review form of somebody who has reviewed, heading',
    { fit: 'heading' },
  ),
  'reviews-form-rating': text('Your rating', 'Review form, stars', { fit: 'label' }),
  'reviews-form-title': text('Title', 'Review form, title', { fit: 'label' }),
  'reviews-form-comment': text('Comment', 'Review form, comment', { fit: 'label' }),
  'reviews-form-submit': text('Submit review', 'Review form, button', { fit: 'button' }),
  'reviews-form-update': text('Update review', 'Review form, button when updating', { fit: 'button' }),
  'reviews-form-cancel': text('Cancel', 'Review form, cancel', { fit: 'button' }),
  'reviews-form-open': text('Write a review', 'Opens the review form', { fit: 'button' }),
  'reviews-form-rating-error': text('Please add a rating.', 'Review form without stars'),
  'reviews-thanks': text('Thank you for your review!', 'After a review was sent'),
  'reviews-yours': text('Your review', 'Marks the visitor’s own review', { fit: 'label' }),
  'reviews-edit': text('Edit', 'Opens the visitor’s own review', { fit: 'label' }),
  'reviews-event-link': text('Review of {name}', 'Reviews screen, link to the event', {
    names: true,
    args: { name: 'string' },
  }),
  'reviews-form-sign-in': text(
    'Please sign in to write your review.',
    'Event opened with an invitation by somebody who is not signed in',
  ),
  'reviews-form-sign-in-link': text('Sign in', 'Event opened with an invitation, link', { fit: 'button' }),
  'reviews-invitation-gone': text(
    'This invitation has ended, or was sent to somebody else.',
    'Event opened with an invitation that opens nothing',
  ),
  'reviews-too-many': text('Please wait a moment and try again.', 'Review sent too often'),
  'reviews-stop-page-title': text('Invitations', 'Title of the screen that stops invitations to review'),
  'reviews-stop-heading': text('No more invitations?', 'Stopping invitations, heading', { fit: 'heading' }),
  'reviews-stop-intro': text(
    'After a visit we ask for a review by mail. You can stop these invitations here.',
    'Stopping invitations, under the heading',
  ),
  'reviews-stop': text('Stop the invitations', 'Stopping invitations, button', { fit: 'button' }),
  'reviews-stopped-heading': text('Done', 'Stopping invitations, afterwards', { fit: 'heading' }),
  'reviews-stopped': text(
    'We will not ask you for reviews any more. Mails about your orders still come.',
    'Stopping invitations, afterwards',
  ),
  'reviews-error': text('Your review could not be saved. Please try again.', 'Saving a review failed'),
} as const
