import { text } from '#theme/texts/text-definition.ts'

const button = (message: string, where: string) => text(message, where, { fit: 'button' })
const label = (message: string, where: string) => text(message, where, { fit: 'label' })

/** Composer and staff sign-in. */
export const editorTexts = {
  'editor-page-title': text('Composer', 'Title of the composer'),
  'editor-preview-page-title': text('Preview', 'Title of the preview'),
  'editor-save': button('Save', 'Composer, button'),
  'editor-saving': button('Saving', 'Composer, button while saving'),
  'editor-saved': text('Changes Saved', 'Composer, after saving'),
  'editor-error': text('Error: {message}', 'Composer, saving failed', {
    args: { message: 'string' },
    required: ['message'],
  }),
  'editor-no-tenant': text('No tenant found. Unable to update', 'Composer without a venue'),
  'editor-undo': button('Undo', 'Composer'),
  'editor-redo': button('Redo', 'Composer'),
  'editor-reset': label('Reset', 'Composer, puts one value back'),
  'editor-reset-name': text('Reset {name}', 'Composer, name of the reset button', {
    args: { name: 'string' },
  }),
  'editor-search': label('Search', 'Composer, search'),
  'editor-search-empty': text('Nothing found for “{query}”.', 'Composer, search without result', {
    args: { query: 'string' },
  }),
  'editor-group-look': label('Look', 'Composer, rail'),
  'editor-group-words': label('Words', 'Composer, rail'),
  'editor-group-logo': label('Logo', 'Composer, rail'),
  'editor-group-links': label('Links', 'Composer, rail'),
  'editor-group-hours': label('Hours', 'Composer, rail'),
  'editor-group-features': label('Features', 'Composer, rail'),
  'editor-unsaved': text(
    '{count, plural, =0 {No unsaved changes} one {# unsaved change} other {# unsaved changes}}',
    'Composer, bottom line',
    { args: { count: 'number' } },
  ),
  'editor-problems': text(
    '{count, plural, =0 {No problems} one {# problem} other {# problems}}',
    'Composer, bottom line',
    { args: { count: 'number' } },
  ),
  'editor-contrast': text('{name} on {on}: {ratio}, needed {min}', 'Composer, a contrast problem', {
    args: { name: 'string', on: 'string', ratio: 'string', min: 'string' },
  }),
  'editor-from-default': label('Our default', 'Composer, where a value comes from'),
  'editor-from-derived': label('Follows from other values', 'Composer, where a value comes from'),
  'editor-from-preset': label('From the preset', 'Composer, where a value comes from'),
  'editor-from-venue': label('Yours', 'Composer, where a value comes from'),
  'editor-preview-frame': text('Preview', 'Composer, name of the preview'),
  'editor-device-phone': label('Phone', 'Composer, width'),
  'editor-device-desk': label('Desk', 'Composer, width'),
  'editor-scene-components': label('Components', 'Composer, scene'),
  'editor-scene-events': label('Events', 'Composer, scene'),
  'editor-open-preview': label('Open preview', 'Composer, link'),
  'editor-color-value': text('{name}, value', 'Composer, name of a colour field', {
    args: { name: 'string' },
  }),
  'editor-text-default': text('Default: {message}', 'Composer, under a text', {
    args: { message: 'string' },
  }),
  'staff-page-title': text('Staff sign-in', 'Title of the staff sign-in'),
  'staff-heading': text('Staff sign-in', 'Staff sign-in, heading', { fit: 'heading' }),
  'staff-email': label('Email', 'Staff sign-in, label'),
  'staff-password': label('Password', 'Staff sign-in, label'),
  'staff-sign-in': button('Sign in', 'Staff sign-in, button'),
  'staff-sign-out': label('Sign out', 'Staff, link'),
  'staff-failed': text('The email or password is not correct.', 'Staff sign-in refused'),
  'staff-not-allowed': text('You have no access to this venue.', 'Staff without the role'),
} as const
