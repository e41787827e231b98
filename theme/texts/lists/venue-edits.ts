import { text } from '#theme/texts/lists/text-definition.ts'

const label = (message: string, where: string) => text(message, where, { fit: 'label' })
const value = (message: string) => label(message, 'Edits of the venue, what a value was or became')

/** What staff changed at once, outside the theme, and the way back. */
export const venueEditsTexts = {
  'edits-heading': label('Edits', 'Edits of the venue, heading'),
  'edits-intro': text(
    'Hours, settings, pictures, translations and languages are public as soon as they are saved; a font shows where the theme uses it; legal texts and files of other programs go into the draft. Each edit can be undone here.',
    'Edits of the venue, under the heading',
  ),
  'edits-none': text('Nothing has been changed yet.', 'Edits of the venue, when there is none'),
  'edits-author': text('{name}, {date}', 'Edits of the venue, who made one and when', {
    args: { name: 'string', date: 'string' },
  }),
  'edits-part-hours': label('Opening hours', 'Edits of the venue, what one changed'),
  'edits-part-settings': label('Settings', 'Edits of the venue, what one changed'),
  'edits-part-pictures': text('Pictures: {name}', 'Edits of the venue, what one changed', {
    args: { name: 'string' },
  }),
  'edits-part-words': text('{language}: {name}', 'Edits of the venue, what one changed', {
    args: { language: 'string', name: 'string' },
  }),
  'edits-part-import': label('A file taken into the draft', 'Edits of the venue, what one changed'),
  'edits-part-legal': label('Legal texts in the draft', 'Edits of the venue, what one changed'),
  'edits-part-fonts': label('Own fonts', 'Edits of the venue, what one changed'),
  'edits-part-languages': label('Languages', 'Edits of the venue, what one changed'),
  'edits-gone': label('no longer sold', 'Edits of the venue, instead of a name'),
  'edits-before': label('Before', 'Edits of the venue, column'),
  'edits-after': label('After', 'Edits of the venue, column'),
  'edits-picture': label('Picture', 'Edits of the venue, a value'),
  'edits-gallery': label('More pictures', 'Edits of the venue, a value'),
  'edits-nothing': value('nothing'),
  'edits-closed': value('closed'),
  'edits-as-week': value('as every week'),
  'edits-span': text('{from} to {to}', 'Edits of the venue, times of opening', {
    args: { from: 'string', to: 'string' },
  }),
  'edits-day': text('{times} ({note})', 'Edits of the venue, times of a day that differs, and why', {
    args: { times: 'string', note: 'string' },
  }),
  'edits-undo-name': text('Undo edit {number}: {part}', 'Edits of the venue, name of the button', {
    names: true,
    args: { number: 'number', part: 'string' },
  }),
  'edits-undone': text('Undone by edit {number}', 'Edits of the venue, beside one that was undone', {
    args: { number: 'number' },
  }),
  'edits-undoes': text('Undid edit {number}', 'Edits of the venue, beside one that undid another', {
    args: { number: 'number' },
  }),
  'edits-number': text('Edit {number}', 'Edits of the venue, name of one', { args: { number: 'number' } }),
  'edits-saved': text(
    'Undone. That is an edit of its own, which can be undone again.',
    'Edits of the venue, after undoing one',
  ),
  'edits-moved': text(
    'This was changed again since, so nothing was undone. Undo the later edit first.',
    'Edits of the venue, when somebody has changed the same value since',
  ),
  'edits-missing': text(
    'What this edit changed is no longer there.',
    'Edits of the venue, when the event of a picture is gone',
  ),
  'edits-approvals': text(
    'Only whoever sets the venue up asks for fewer approvals, so nothing was undone.',
    'Edits of the venue, when undoing would lower the approvals',
  ),
  'edits-font-used': text(
    'The theme or a version of it uses this font, so it stays.',
    'Edits of the venue, when undoing would take a font away that is used',
  ),
  'edits-failed': text(
    'This could not be undone. Please try again.',
    'Edits of the venue, when the server refuses',
  ),
  'edits-older': label('Older edits', 'Edits of the venue, link'),
} as const
