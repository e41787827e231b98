import { text } from '#theme/texts/lists/text-definition.ts'

/** The list of venues at the root. */
export const homeTexts = {
  'home-page-title': text('Venues', 'Title of the root page'),
  'home-brand': text('Marquee', 'Root page, beside the mark', { fit: 'label' }),
  'home-heading': text('Where do you want to go?', 'Root page, heading', { fit: 'heading' }),
  'home-description': text(
    'Choose a venue to see what is on, and go in with the ticket on your phone.',
    'Root page, under the heading',
  ),
  'home-empty': text('There are no venues yet.', 'Root page without venues'),
} as const
