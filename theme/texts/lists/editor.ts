import { text } from '#theme/texts/lists/text-definition.ts'

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
  'editor-held': text(
    '{count, plural, one {{name} cannot be saved as it is. Correct it, or press Escape in its field.} other {{name} and others, # fields in all, cannot be saved as they are. Correct them, or press Escape in each.}}',
    'Composer, Save is held back',
    { args: { count: 'number', name: 'string' } },
  ),
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
  'editor-from-derived': label('Follows others', 'Composer, where a value comes from'),
  'editor-from-preset': text('Preset {name}', 'Composer, where a value comes from', {
    args: { name: 'string' },
    fit: 'label',
  }),
  'editor-from-venue': label('Yours', 'Composer, where a value comes from'),
  'editor-venues': label('Venue', 'Composer, chooses the venue'),
  'editor-storefront': label('Open the storefront', 'Composer and staff sign-in, link'),
  'editor-sections': label('Sections', 'Composer, name of the rail'),
  'editor-controls': label('Controls', 'Composer, name of the middle column'),
  'editor-section-brand': label('Brand', 'Composer, rail'),
  'editor-section-type': label('Type', 'Composer, rail'),
  'editor-section-shape': label('Shape', 'Composer, rail'),
  'editor-section-layout': label('Layout', 'Composer, rail'),
  'editor-section-surfaces': label('Colours', 'Composer, rail'),
  'editor-section-parts': label('Parts', 'Composer, rail'),
  'editor-section-brand-hint': text(
    'Few decisions that everything else follows from.',
    'Composer, under the name of a section',
  ),
  'editor-section-type-hint': text(
    'Faces, sizes and weights of words.',
    'Composer, under the name of a section',
  ),
  'editor-section-shape-hint': text(
    'Corners, space, shadows and motion.',
    'Composer, under the name of a section',
  ),
  'editor-section-layout-hint': text('How screens are arranged.', 'Composer, under the name of a section'),
  'editor-section-surfaces-hint': text(
    'Grounds, lines and the tones of messages.',
    'Composer, under the name of a section',
  ),
  'editor-section-parts-hint': text(
    'Single parts of a screen. Each follows the brand until it is set here.',
    'Composer, under the name of a section',
  ),
  'editor-section-words-hint': text(
    'Every word a visitor reads, by screen.',
    'Composer, under the name of a section',
  ),
  'editor-section-links-hint': text(
    'Links of the header, and where the logo leads.',
    'Composer, under the name of a section',
  ),
  'editor-section-logo-hint': text('The mark in the header.', 'Composer, under the name of a section'),
  'editor-preset': label('Preset', 'Composer, chooses a ready brand'),
  'editor-preset-hint': text('What you have set yourself stays.', 'Composer, under the choice of a preset'),
  'editor-phone-value': text('{name}, on a phone', 'Composer, first size of a pair', {
    args: { name: 'string' },
  }),
  'editor-desk-value': text('{name}, on a desk', 'Composer, second size of a pair', {
    args: { name: 'string' },
  }),
  'editor-color-open': text('Choose {name}', 'Composer, opens the colour picker', {
    args: { name: 'string' },
  }),
  'editor-contrast-on': text('{text} on {ground}', 'Composer, a pair of colours', {
    args: { text: 'string', ground: 'string' },
  }),
  'editor-contrast-enough': text('{ratio} : 1, enough', 'Composer, a pair that can be read', {
    args: { ratio: 'string' },
  }),
  'editor-contrast-weak': text('{ratio} : 1, needs {min}', 'Composer, a pair that is hard to read', {
    args: { ratio: 'string', min: 'string' },
  }),
  'editor-invalid': text('{name} {problem}', 'Composer, a value that cannot be used', {
    args: { name: 'string', problem: 'string' },
  }),
  'editor-text-strong': label('Bold', 'Composer, button over a rich text'),
  'editor-text-em': label('Italic', 'Composer, button over a rich text'),
  'editor-text-link': label('Link', 'Composer, button over a rich text'),
  'editor-text-list': label('List', 'Composer, button over a rich text'),
  'editor-setting-on': label('On', 'Composer, a setting among the texts'),
  'editor-more': text('{count, plural, one {# more} other {# more}}', 'Composer, search', {
    args: { count: 'number' },
  }),
  'editor-link-add': button('Add link', 'Composer, links'),
  'editor-link-remove': text('Remove {name}', 'Composer, links', { args: { name: 'string' } }),
  'editor-link-label': label('Words', 'Composer, links'),
  'editor-link-href': label('Leads to', 'Composer, links'),
  'editor-link-logo': label('The logo leads to', 'Composer, links'),
  'editor-link-bad': text(
    'Use https:, mailto:, tel:, a path of this site or #.',
    'Composer, a link that cannot be shown',
  ),
  'editor-logo-src': label('Picture', 'Composer, logo'),
  'editor-logo-dark': label('Picture for dark headers', 'Composer, logo'),
  'editor-logo-alt': label('In words', 'Composer, logo'),
  'editor-logo-later': text(
    'A picture of another site shows in the preview when it is saved. Mails and tickets say the name of the venue instead.',
    'Composer, logo',
  ),
  'editor-logo-missing': text('There is no picture at this address.', 'Composer, logo'),
  'editor-logo-bad': text('Use an https: address or a path of this site.', 'Composer, logo'),
  'editor-scene': label('Scene', 'Composer, chooses what the preview shows'),
  'editor-width': label('Width', 'Composer, chooses the width of the preview'),
  'editor-device-tablet': label('Tablet', 'Composer, width'),
  'editor-scene-event': label('Event', 'Composer, scene'),
  'editor-scene-calendar': label('Calendar', 'Composer, scene'),
  'editor-scene-order': label('Order', 'Composer, scene'),
  'editor-scene-storefront': label('Storefront', 'Composer, scene'),
  'editor-today': text(
    '{count, plural, =0 {No events today} one {# event today} other {# events today}}',
    'Composer',
    {
      args: { count: 'number' },
    },
  ),
  'editor-conflict': text(
    '{count, plural, one {Somebody else changed the same value while you worked.} other {Somebody else changed the same # values while you worked.}}',
    'Composer, saving met somebody else’s changes',
    { args: { count: 'number' } },
  ),
  'editor-conflict-row': text('{name}: yours {mine}, theirs {theirs}', 'Composer, one value both changed', {
    args: { name: 'string', mine: 'string', theirs: 'string' },
  }),
  'editor-conflict-mine': button('Keep mine', 'Composer, answers the question'),
  'editor-conflict-theirs': button('Take theirs', 'Composer, answers the question'),
  'editor-change-row': text('{name}: {before} → {after}', 'Composer, one value that is not saved', {
    args: { name: 'string', before: 'string', after: 'string' },
  }),
  'editor-restored': text('Your unsaved changes are back.', 'Composer, after a reload'),
  'editor-nothing': text('not set', 'Composer, a value that is not set'),
  'editor-change': text('{name} changed', 'Composer, a step that can be taken back', {
    args: { name: 'string' },
  }),
  'editor-preview-frame': text('Preview', 'Composer, name of the preview'),
  'editor-device-phone': label('Phone', 'Composer, width'),
  'editor-device-desk': label('Desk', 'Composer, width'),
  'editor-scene-components': label('Components', 'Composer, scene'),
  'editor-scene-events': label('Events', 'Composer, scene'),
  'editor-open-preview': label('Open preview', 'Composer, link'),
  'editor-versions': label('Versions', 'Composer, link to the saved themes'),
  'editor-color-value': text('{name}, value', 'Composer, name of a colour field', {
    args: { name: 'string' },
  }),
  'editor-text-default': text('Default: {message}', 'Composer, under a text', {
    args: { message: 'string' },
  }),
  'editor-reviews': label('Reviews', 'Reviews of the venue for its staff, heading, and the link to them'),
  'editor-reviews-intro': text(
    '{count, plural, =0 {Nobody has written a review yet.} one {# review. Hide it if it must not be read; it is kept with your reason and counts nowhere.} other {# reviews. Hide those that must not be read; they are kept with your reason and count nowhere.}}',
    'Reviews of the venue for its staff, under the heading',
    { args: { count: 'number' } },
  ),
  'editor-reviews-back': label('Back to the composer', 'Reviews of the venue for its staff, link'),
  'editor-reviews-hidden': label('Hidden', 'Reviews of the venue for its staff, marks a hidden one'),
  'editor-reviews-why': text('Reason: {reason}', 'Reviews of the venue for its staff, under a hidden one', {
    args: { reason: 'string' },
    required: ['reason'],
  }),
  'editor-reviews-reason': label('Reason', 'Reviews of the venue for its staff, label'),
  'editor-reviews-reason-missing': text(
    'Please say why it is hidden',
    'Reviews of the venue for its staff, error',
  ),
  'editor-reviews-failed': text(
    'This could not be saved. Please try again.',
    'Reviews of the venue for its staff, error',
  ),
  'editor-reviews-hide': button('Hide', 'Reviews of the venue for its staff, button'),
  'editor-reviews-hide-name': text('Hide: {name}', 'Reviews of the venue for its staff, name of the button', {
    args: { name: 'string' },
  }),
  'editor-reviews-show': button('Show again', 'Reviews of the venue for its staff, button'),
  'editor-reviews-show-name': text(
    'Show again: {name}',
    'Reviews of the venue for its staff, name of the button',
    { args: { name: 'string' } },
  ),
  'editor-reviews-newer': button('Newer reviews', 'Reviews of the venue for its staff, link'),
  'editor-reviews-older': button('Older reviews', 'Reviews of the venue for its staff, link'),
  'staff-page-title': text('Staff sign-in', 'Title of the staff sign-in'),
  'staff-heading': text('Staff sign-in', 'Staff sign-in, heading', { fit: 'heading' }),
  'staff-email': label('Email', 'Staff sign-in, label'),
  'staff-password': label('Password', 'Staff sign-in, label'),
  'staff-sign-in': button('Sign in', 'Staff sign-in, button'),
  'staff-invitation-page-title': text('Invitation', 'Title of the staff invitation'),
  'staff-invitation-heading': text('Welcome', 'Staff invitation, heading', { fit: 'heading' }),
  'staff-invitation-intro': text('Choose a password for the editor of {venue}.', 'Staff invitation', {
    args: { venue: 'string' },
  }),
  'staff-invitation-password': label('New password', 'Staff invitation, label'),
  'staff-invitation-short': text('Please choose at least 12 characters', 'Staff invitation, error'),
  'staff-invitation-save': button('Save password', 'Staff invitation, button'),
  'staff-invitation-gone': text(
    'This invitation was used or has expired. Please ask for a new one.',
    'Staff invitation refused',
  ),
  'staff-sign-out': label('Sign out', 'Staff, link'),
  'staff-failed': text('The email or password is not correct.', 'Staff sign-in refused'),
  'staff-too-many': text('Too many tries. Please wait a few minutes.', 'Staff sign-in refused'),
  'staff-not-allowed-hint': text(
    'Ask somebody of the venue for the right to edit, or sign in with another account.',
    'Staff without the role',
  ),
  'staff-sign-in-other': button('Sign in to this venue', 'Staff without the role'),
  'staff-not-allowed': text('You have no access to this venue.', 'Staff without the role'),
} as const
