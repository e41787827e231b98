import { text } from '#theme/texts/lists/text-definition.ts'

const button = (message: string, where: string) => text(message, where, { fit: 'button' })
const label = (message: string, where: string) => text(message, where, { fit: 'label' })
const kind = (message: string) => label(message, 'Translations, heading of a group')
const field = (message: string) => label(message, 'Translation of one thing, field')

/** Names and descriptions of a venue's catalogue in its further languages, for its staff. */
export const translationsTexts = {
  'translations-heading': label(
    'Names in other languages',
    'Translations of the catalogue, heading, and the link to them',
  ),
  'translations-intro': text(
    'What you sell, in the languages that your visitors can choose. Words without a translation are shown in your main language. What you save is public at once.',
    'Translations, under the heading',
  ),
  'translations-languages': label('Languages', 'Translations, heading of the languages'),
  'translations-language': text(
    '{count, plural, =0 {{language}: all translated} one {{language}: # untranslated} other {{language}: # untranslated}}',
    'Translations, link to a language',
    { args: { language: 'string', count: 'number' } },
  ),
  'translations-no-language': text(
    'Your shop speaks one language so far. Add another, and visitors can choose it.',
    'Translations, without a further language',
  ),
  'translations-only-publishers': text(
    'Your shop speaks one language so far. A publisher can add another here.',
    'Translations, without a further language, for who may not add one',
  ),
  'translations-add-language': label('Add a language', 'Translations, field'),
  'translations-add-hint': text(
    'Our own words are there at once in German, Spanish, French and Arabic.',
    'Translations, below the field',
  ),
  'translations-add': button('Add', 'Translations, button'),
  'translations-remove': text('Stop offering {language}', 'Translations, button', {
    args: { language: 'string' },
    fit: 'button',
  }),
  'translations-refused': text('This language is offered already.', 'Translations, error at the field'),
  'translations-events': kind('Events'),
  'translations-combos': kind('Combos'),
  'translations-person-types': kind('Who tickets are for'),
  'translations-addons': kind('Add-ons'),
  'translations-memberships': kind('Memberships'),
  'translations-membership-groups': kind('Groups of memberships'),
  'translations-forms': kind('Forms'),
  'translations-facilities': kind('Places'),
  'translations-venue': kind('Your venue, its hours and donations'),
  'translations-open': text(
    '{count, plural, one {# untranslated} other {# untranslated}}',
    'Translations, beside a name',
    { args: { count: 'number' } },
  ),
  'translations-done': label('Translated', 'Translations, beside a name'),
  'translations-all': label('All names', 'Translation of one thing, link'),
  'translations-main': label('Main language', 'Translation of one thing, before the words to translate'),
  'translations-save': button('Save', 'Translation of one thing, button'),
  'translations-saved': text('Saved. Visitors see it now.', 'Translation of one thing, after saving'),
  'translations-next': text(
    'Next: {name}',
    'Translation of one thing, link to the next one that is untranslated',
    { args: { name: 'string' } },
  ),
  'translations-failed': text(
    'This could not be saved. Please try again.',
    'Translation of one thing, when the server refuses',
  ),
  'translations-changed': text(
    'Somebody has changed the words in the meantime. Please look again; what you have typed is still there.',
    'Translation of one thing, when the words are others now',
  ),
  'translations-now': text(
    'Saved meanwhile: {words}. Save again to say what you have typed.',
    'Translation of one thing, at a field that somebody else has saved',
    { args: { words: 'string' } },
  ),
  'translations-now-none': text(
    'Somebody has emptied this meanwhile. Save again to say what you have typed.',
    'Translation of one thing, at a field that somebody else has emptied',
  ),
  'translations-name': field('Name'),
  'translations-short-name': field('Short name'),
  'translations-tagline': field('Tagline'),
  'translations-short-description': field('Short description'),
  'translations-description': field('Description'),
  'translations-benefits': field('Benefits, one a line'),
  'translations-info': field('Words after buying'),
  'translations-label': field('Question or choice'),
  'translations-help': field('Help'),
  'translations-note': field('Note'),
  'translations-accessibility': field('Accessibility'),
  'translations-travel': field('Way there'),
  'translations-bring': field('What to bring'),
} as const
