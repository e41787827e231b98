import { text } from '#theme/texts/lists/text-definition.ts'

const button = (message: string, where: string) => text(message, where, { fit: 'button' })
const label = (message: string, where: string) => text(message, where, { fit: 'label' })
const link = (message: string) => label(message, 'Exchange of themes, link to a file')
const group = (message: string) => label(message, 'Exchange of themes, a group of values to choose')

/** Themes as files of other programs, and from another venue, for staff. */
export const exchangeTexts = {
  'exchange-heading': label('Exchange', 'Exchange of themes, heading, and the link to it'),
  'exchange-intro': text(
    'Your theme as a file for other programs, and theirs for you. You see what would change before anything does.',
    'Exchange of themes, under the heading',
  ),
  'exchange-out': label('Take your theme along', 'Exchange of themes, heading'),
  'exchange-out-hint': text(
    'With your draft, where there is one. Read again, each file changes nothing.',
    'Exchange of themes, under a heading',
  ),
  'exchange-tokens': link('Design tokens (W3C)'),
  'exchange-tokens-hint': text(
    'For design programs and style libraries',
    'Exchange of themes, what a file is for',
  ),
  'exchange-design-md': link('DESIGN.md'),
  'exchange-design-md-hint': text(
    'For people and assistants who build pages in your look',
    'Exchange of themes, what a file is for',
  ),
  'exchange-brand-yml': link('brand.yml'),
  'exchange-brand-yml-hint': text('For reports and documents', 'Exchange of themes, what a file is for'),
  'exchange-in': label('Take a theme in', 'Exchange of themes, heading'),
  'exchange-file': label('A file', 'Exchange of themes, field'),
  'exchange-file-hint': text('Design tokens, DESIGN.md or brand.yml.', 'Exchange of themes, below the field'),
  'exchange-text': label('Or its text', 'Exchange of themes, field'),
  'exchange-venue': label('Or another of your venues', 'Exchange of themes, field'),
  'exchange-venue-none': label('None', 'Exchange of themes, choice of the field'),
  'exchange-plan': button('Show what would change', 'Exchange of themes, button'),
  'exchange-missing': text(
    'Please choose a file, paste its text, or choose a venue.',
    'Exchange of themes, error at the file',
  ),
  'exchange-large': text('This file is larger than a theme can be.', 'Exchange of themes, error at the file'),
  'exchange-unread': text('This could not be read. {problem}', 'Exchange of themes, error at the file', {
    args: { problem: 'string' },
  }),
  'exchange-planned': label('What would change', 'Exchange of themes, heading of the plan'),
  'exchange-nothing': text('Nothing would change.', 'Exchange of themes, plan'),
  'exchange-groups': label('Take from it', 'Exchange of themes, legend of the groups'),
  'exchange-group-colors': group('Colours'),
  'exchange-group-type': group('Type'),
  'exchange-group-shape': group('Shapes'),
  'exchange-group-space': group('Space'),
  'exchange-group-layout': group('Layout'),
  'exchange-group-words': group('Words'),
  'exchange-group-links': group('Links'),
  'exchange-unknown': text(
    '{count, plural, one {One thing in it is not taken} other {# things in it are not taken}}',
    'Exchange of themes, plan: over the list of what was not understood',
    { args: { count: 'number' } },
  ),
  'exchange-unknown-row': text(
    '{name} {problem}',
    'Exchange of themes, plan: one thing that was not understood',
    {
      args: { name: 'string', problem: 'string' },
    },
  ),
  'exchange-unknown-more': text(
    '{count, plural, one {and one more} other {and # more}}',
    'Exchange of themes, plan: end of a long list',
    {
      args: { count: 'number' },
    },
  ),
  'exchange-fonts': text(
    '{count, plural, one {This font of the other venue comes along: {names}. Its licence has to allow it.} other {These fonts of the other venue come along: {names}. Their licences have to allow it.}}',
    'Exchange of themes, plan',
    { args: { count: 'number', names: 'string' } },
  ),
  'exchange-contrast': text(
    '{count, plural, one {One pair of colours would be hard to read} other {# pairs of colours would be hard to read}}',
    'Exchange of themes, plan',
    { args: { count: 'number' } },
  ),
  'exchange-contrast-none': text('All of it can be read well.', 'Exchange of themes, plan'),
  'exchange-again': button('Show with these groups', 'Exchange of themes, button of the plan'),
  'exchange-apply': button('Apply to the draft', 'Exchange of themes, button of the plan'),
  'exchange-moved': text(
    'Somebody has changed the draft meanwhile. This is what would change now.',
    'Exchange of themes, over the plan',
  ),
  'exchange-failed': text(
    'This could not be done. Please try again.',
    'Exchange of themes, when the server refuses',
  ),
  'exchange-applied': text(
    'It is in the draft now. Visitors see nothing of it before you publish.',
    'Exchange of themes, after applying',
  ),
  'exchange-look': label('Look at it in the composer', 'Exchange of themes, link after applying'),
  'exchange-undo': button('Undo', 'Exchange of themes, button after applying'),
  'exchange-undone': text('Undone. The draft is as it was.', 'Exchange of themes, after undoing'),
  'exchange-undo-moved': text(
    'Somebody has changed the draft since, so it stays as it is.',
    'Exchange of themes, when undoing comes too late',
  ),
}
