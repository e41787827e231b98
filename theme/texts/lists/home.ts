import { text } from '#theme/texts/lists/text-definition.ts'

/** The list of venues at the root. */
export const homeTexts = {
  'home-page-title': text('Venues', 'Title of the root page'),
  'home-heading': text('Venues', 'Root page, heading', { fit: 'heading' }),
  'home-description': text('Choose a venue to see its events.', 'Root page'),
  'home-empty': text('There are no venues yet.', 'Root page without venues'),
  'home-editor': text('Editor', 'Root page, link to the editor', { fit: 'label' }),
} as const
