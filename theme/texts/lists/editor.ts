import { staffRefusalTexts } from '#theme/texts/lists/staff-refusal.ts'
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
    names: true,
    args: { name: 'string' },
  }),
  'editor-search': label('Search', 'Composer, search'),
  'editor-search-empty': text('Nothing found for “{query}”.', 'Composer, search without result', {
    args: { query: 'string' },
  }),
  'editor-search-count': text(
    '{count, plural, =0 {No control has these words.} one {# control} other {# controls}}',
    'Composer, over what a search found',
    { args: { count: 'number' } },
  ),
  'editor-group-words': label('Words', 'Composer, rail'),
  'editor-group-page': label('On the page', 'Composer, rail'),
  'editor-section-page-hint': text(
    'The words of the page in the preview, in its order.',
    'Composer, under the name of a section',
  ),
  'editor-page-empty': text('The page in the preview has no words yet.', 'Composer, words on the page'),
  'editor-click': label('Edit by clicking', 'Composer, switch: clicks in the preview open controls'),
  'editor-selection': text('What you clicked', 'Composer, heading over what was clicked in the preview'),
  'editor-selection-close': button('Back to the page', 'Composer, closes what was clicked in the preview'),
  'editor-selection-logo': button('Change the logo', 'Composer, the logo was clicked in the preview'),
  'editor-selection-link': button('Change the link', 'Composer, a link was clicked in the preview'),
  'editor-selection-leads': text('Leads to {href}', 'Composer, a link was clicked in the preview', {
    args: { href: 'string' },
  }),
  'editor-selection-picture': text(
    'This picture comes from the catalogue, and is changed at once, without a draft.',
    'Composer, a picture was clicked in the preview',
  ),
  'editor-selection-picture-elsewhere': text(
    'This picture comes from the catalogue. Who may change pictures does that under Pictures.',
    'Composer, a picture was clicked in the preview by somebody who may not change it',
  ),
  'editor-selection-picture-of': text(
    'Change the pictures of {name}',
    'Composer, link to the pictures of what was clicked in the preview',
    { names: true, args: { name: 'string' } },
  ),
  'editor-selection-pictures': text(
    'See all pictures',
    'Composer, link, a picture was clicked in the preview',
    {
      names: true,
    },
  ),
  'editor-found-words': text('“{words}”', 'Composer, words of the page in the preview', {
    args: { words: 'string' },
  }),
  'editor-found-several': text(
    'Several texts say this. Choose one:',
    'Composer, words of the page in the preview',
  ),
  'editor-found-others': text('Other texts that say the same:', 'Composer, words of the page in the preview'),
  'editor-found-catalogue': text(
    '{kind, select, event {This comes from the catalogue, from the event “{name}”. It is changed in the venue file.} combo {This comes from the catalogue, from the combo “{name}”. It is changed in the venue file.} addon {This comes from the catalogue, from the add-on “{name}”. It is changed in the venue file.} membership {This comes from the catalogue, from the membership “{name}”. It is changed in the venue file.} review {A visitor wrote this in a review. It can be hidden under Reviews.} other {This is a fact about the venue: “{name}”. It is changed in the venue file.}}',
    'Composer, words of the page in the preview that no text says',
    { args: { kind: 'string', name: 'string' } },
  ),
  'editor-found-locale': text(
    'A date, a time, a number or a price. It is written as the language of the venue writes it.',
    'Composer, words of the page in the preview that no text says',
  ),
  'editor-found-nothing': text(
    'No text says this. It comes from the catalogue or was typed by a visitor.',
    'Composer, words of the page in the preview that no text says',
  ),
  'editor-state-drawn': label('As it is', 'Composer, a state of what was clicked'),
  'editor-state-hover': label('Under the pointer', 'Composer, a state of what was clicked'),
  'editor-state-pressed': label('Pressed', 'Composer, a state of what was clicked'),
  'editor-state-focus': label('With the keyboard on it', 'Composer, a state of what was clicked'),
  'editor-state-chosen': label('Chosen', 'Composer, a state of what was clicked'),
  'editor-state-open': label('Unfolded', 'Composer, a state of what was clicked'),
  'editor-state-disabled': label('Not available', 'Composer, a state of what was clicked'),
  'editor-state-invalid': label('With a mistake in it', 'Composer, a state of what was clicked'),
  'editor-state-busy': label('While it works', 'Composer, a state of what was clicked'),
  'editor-state-empty': label('Empty', 'Composer, a state of what was clicked'),
  'editor-group-logo': label('Logo', 'Composer, rail'),
  'editor-group-links': label('Links', 'Composer, rail'),
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
  'editor-unknown': text(
    '“{name}” means nothing to this version. It is kept as it is, and nothing shows it.',
    'Composer, a problem: something stored that has no name',
    { args: { name: 'string' } },
  ),
  'editor-unknown-remove': text('Remove {name}', 'Composer, button beside such a problem', {
    names: true,
    args: { name: 'string' },
  }),
  'editor-from-default': label('Usual value', 'Composer, where a value comes from'),
  'editor-from-derived': label('Follows other values', 'Composer, where a value comes from'),
  'editor-from-preset': text('Preset {name}', 'Composer, where a value comes from', {
    args: { name: 'string' },
    fit: 'label',
  }),
  'editor-from-venue': label('Yours', 'Composer, where a value comes from'),
  'editor-venue-closed': text(
    '{name} (sign in there first)',
    'Composer, a venue that this person may not open',
    {
      names: true,
      args: { name: 'string' },
    },
  ),
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
    'Fonts, sizes and weights of words.',
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
    names: true,
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
  'editor-contrast-fix': text('{name}: {color}', 'Composer, button: a colour that can be read', {
    names: true,
    args: { name: 'string', color: 'string' },
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
  'editor-link-remove': text('Remove {name}', 'Composer, links', { names: true, args: { name: 'string' } }),
  'editor-link-label': label('Words', 'Composer, links'),
  'editor-link-href': label('Leads to', 'Composer, links'),
  'editor-link-new-tab': label('Opens in a new tab', 'Composer, links'),
  'editor-link-logo': label('The logo leads to', 'Composer, links'),
  'editor-link-new': label('New link', 'Composer, links, name of the fields of a further one'),
  'editor-link-step': text('Link {name}', 'Composer, links, what a step is called', {
    args: { name: 'string' },
  }),
  'editor-link-up': text('Move {name} up', 'Composer, links, button', {
    fit: 'button',
    args: { name: 'string' },
  }),
  'editor-link-down': text('Move {name} down', 'Composer, links, button', {
    fit: 'button',
    args: { name: 'string' },
  }),
  'editor-link-https': text('Use {href}', 'Composer, links, button for an address that lacks its beginning', {
    fit: 'button',
    args: { href: 'string' },
  }),
  'editor-link-dead': text(
    'This leads nowhere.',
    'Composer, links, under an address that is none of the shop',
  ),
  'editor-link-page': text('A page for {name}', 'Composer, links, chooses where a dead link leads', {
    names: true,
    args: { name: 'string' },
  }),
  'editor-link-page-none': label('Choose a page', 'Composer, links, before a page is chosen'),
  'editor-link-nameless': text(
    'A link needs words: they are all that people read and hear of it',
    'Composer, links, one without words',
  ),
  'editor-link-bad': text(
    'Use https:, mailto:, tel:, a path of this site or #.',
    'Composer, a link that cannot be shown',
  ),
  'editor-logo-src': label('Picture', 'Composer, logo'),
  'editor-logo-dark': label('Picture for dark headers', 'Composer, logo'),
  'editor-logo-alt': label('In words', 'Composer, logo'),
  'editor-upload': button('Choose a picture', 'Composer, logo'),
  'editor-upload-dark': button('Choose a picture for dark headers', 'Composer, logo'),
  'editor-upload-busy': button('Uploading …', 'Composer, logo, while a picture is sent'),
  'editor-upload-note': text(
    'Or drop it here: PNG, SVG, WebP, AVIF, JPEG or GIF, up to 10 MB.',
    'Composer, logo, below the button for a picture',
  ),
  'editor-upload-failed': text(
    'The picture could not be sent. Please try again.',
    'Composer, logo, when the server does not answer',
  ),
  'editor-font-upload': button('Choose a font file', 'Composer, list of faces'),
  'editor-font-busy': button('Reading the font …', 'Composer, list of faces, while a font is sent'),
  'editor-font-note': text(
    'WOFF2, WOFF, TTF or OTF, up to 5 MB. Files of one family, such as regular and bold, become one font. Upload only what your licence lets you put on a website.',
    'Composer, list of faces, below the button for a font',
  ),
  'editor-font-failed': text(
    'The font could not be sent. Please try again.',
    'Composer, list of faces, when the server does not answer',
  ),
  'editor-font-weights': text('Your own font: {weights}.', 'Composer, list of faces, below its name', {
    args: { weights: 'string' },
  }),
  'editor-font-italic': label('italic', 'Composer, list of faces, behind the weight of a file'),
  'editor-font-missing': text(
    'Lacks in {language}: {letters}',
    'Composer, list of faces, letters that are set in another face',
    { args: { language: 'string', letters: 'string' } },
  ),
  'editor-font-used': label('Kept, because the theme or a version of it uses it', 'Composer, list of faces'),
  'editor-font-remove': text('Remove {name}', 'Composer, list of faces', {
    args: { name: 'string' },
    fit: 'button',
  }),
  'editor-font-removed': text('{name} is removed.', 'Composer, list of faces, after removing a font', {
    args: { name: 'string' },
  }),
  'editor-font-restore': text('Bring {name} back', 'Composer, list of faces, after removing a font', {
    args: { name: 'string' },
    fit: 'button',
  }),
  'editor-font-lost': text(
    '{name} is a font that the venue does not have any more; the default is shown.',
    'Composer, problems',
    { args: { name: 'string' } },
  ),
  'editor-logo-colors': label('Colours of this logo, to take for the brand', 'Composer, logo'),
  'editor-logo-later': text(
    'A picture of another site shows in the preview when it is saved. Mails and tickets say the name of the venue instead.',
    'Composer, logo',
  ),
  'editor-logo-missing': text('There is no picture at this address.', 'Composer, logo'),
  'editor-logo-bad': text(
    'Use an https: address, whose picture is then kept here, or a path of this site.',
    'Composer, logo',
  ),
  'editor-scene': label('Scene', 'Composer, chooses what the preview shows'),
  'editor-scene-search': label('Find a scene', 'Composer, field above the scenes'),
  'editor-scene-count': text(
    '{count, plural, =0 {No scene is called so.} one {# scene} other {# scenes}}',
    'Composer, how many scenes a search has found',
    { args: { count: 'number' } },
  ),
  'editor-picker-shade': text('{name}: shade', 'Composer, name of the area of a colour picker', {
    args: { name: 'string' },
    names: true,
  }),
  'editor-picker-hue': text('{name}: hue', 'Composer, name of the slider of a colour picker', {
    args: { name: 'string' },
    names: true,
  }),
  'editor-fold': label('Hide controls', 'Composer, button that gives the page more room'),
  'editor-unfold': label('Show controls', 'Composer, button that brings the controls back'),
  'editor-tab-title': text('Browser tab: {title}', 'Composer, above the page, what its tab says', {
    args: { title: 'string' },
    names: true,
  }),
  'editor-tab-description': text(
    'In searches: {description}',
    'Composer, above the page, what searches show of it',
    { args: { description: 'string' }, names: true },
  ),
  'editor-day': label('Day', 'Composer, above the preview, the day that it shows'),
  'editor-day-played': text(
    'Day: {date}, today, when this scene is played',
    'Composer, above the preview, the day that a scene keeps',
    { args: { date: 'string' } },
  ),
  'editor-day-closed': text(
    'Day: {date}, the next without anything on',
    'Composer, above the preview, the day that a scene keeps',
    { args: { date: 'string' } },
  ),
  'editor-day-sold-out': text(
    'Day: {date}, the next that is sold out',
    'Composer, above the preview, the day that a scene keeps',
    { args: { date: 'string' } },
  ),
  'editor-size': text('Width and zoom of the preview', 'Composer, name of the fields that unfold', {
    names: true,
  }),
  'editor-size-now': text('{width} px, {zoom}', 'Composer, button, how wide and how large the preview is', {
    args: { width: 'string', zoom: 'string' },
  }),
  'editor-size-px': text('{width} px', 'Composer, a width of the preview', { args: { width: 'string' } }),
  'editor-own-width': label('Width, px', 'Composer, field'),
  'editor-own-width-limits': text('From {min} to {max}', 'Composer, under the width', {
    args: { min: 'string', max: 'string' },
  }),
  'editor-zoom': label('Zoom', 'Composer, field'),
  'editor-zoom-fit': label('Fit', 'Composer, zoom: as large as there is room for'),
  'editor-zoom-percent': text('{percent} %', 'Composer, zoom', { args: { percent: 'string' } }),
  'editor-width': label('Width', 'Composer, chooses the width of the preview'),
  'editor-device-tablet': label('Tablet', 'Composer, width'),
  'editor-scenes-choose': label('Choosing', 'Composer, group of scenes'),
  'editor-scenes-order': label('Ordering', 'Composer, group of scenes'),
  'editor-scenes-checkout': label('Paying', 'Composer, group of scenes'),
  'editor-scenes-bought': label('After buying', 'Composer, group of scenes'),
  'editor-scenes-membership': label('Membership', 'Composer, group of scenes'),
  'editor-scenes-account': label('Account', 'Composer, group of scenes'),
  'editor-scenes-mails': label('Mails and tickets', 'Composer, group of scenes'),
  'editor-scenes-refused': label('Refused payments', 'Composer, group of scenes'),
  'editor-scenes-more': label('More', 'Composer, group of scenes'),
  'editor-scene-refusal': text('Payment refused, {code}', 'Composer, scene; code is that of the refusal', {
    args: { code: 'string' },
  }),
  'editor-scene-none': text(
    'Nothing of this venue shows here.',
    'Composer, in place of a scene that cannot be played',
  ),
  'editor-in-place': text(
    'Press words on the page twice, or Enter on them again, to type over them there.',
    'Composer, under what was clicked',
  ),
  'editor-in-place-name': text('Type over {name}', 'Composer, name of the field over words of the page', {
    args: { name: 'string' },
    required: ['name'],
  }),
  'editor-where': button('Show where', 'Composer, under a control'),
  'editor-where-name': text('Show where {name} is', 'Composer, name of the button under a control', {
    names: true,
    args: { name: 'string' },
  }),
  'editor-where-count': text(
    '{count, plural, =0 {Not on this page.} one {# place on this page.} other {# places on this page.}}',
    'Composer, under a control',
    { args: { count: 'number' } },
  ),
  'editor-where-scenes': text('See:', 'Composer, under a control, before the scenes that have it'),
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
  'editor-conflict-who': text('{name} at {theirs}, you at {mine}', 'Composer, who set the value and when', {
    args: { name: 'string', mine: 'string', theirs: 'string' },
  }),
  'editor-here': text(
    '{count, plural, one {{names} is here too} other {{names} are here too}}',
    'Composer, top line, who else edits this theme',
    { args: { count: 'number', names: 'string' } },
  ),
  'editor-edit': text(
    '{name} changed this at {time}',
    'Composer, under a control that somebody else has saved',
    {
      args: { name: 'string', time: 'string' },
    },
  ),
  'editor-edits': text(
    '{count, plural, one {# change by others} other {# changes by others}}',
    'Composer, bottom line, unfolds what others have saved',
    { args: { count: 'number' } },
  ),
  'editor-edit-row': text('{name}: {author}, {time}', 'Composer, one value that somebody else has saved', {
    args: { name: 'string', author: 'string', time: 'string' },
  }),
  'editor-arrived': text(
    '{count, plural, one {{names} saved a change: {entry}} other {{names} saved # changes, one of them {entry}}}',
    'Composer, read out when somebody else has saved',
    { args: { count: 'number', names: 'string', entry: 'string' } },
  ),
  'editor-conflict-mine': button('Keep mine', 'Composer, answers the question'),
  'editor-conflict-link': text('Link “{label}”', 'Composer, one link that both changed', {
    args: { label: 'string' },
  }),
  'editor-conflict-all-mine': button('Keep all mine', 'Composer, answers every question'),
  'editor-conflict-all-theirs': button('Take all theirs', 'Composer, answers every question'),
  'editor-conflict-answer': text('{answer}: {name}', 'Composer, answers the question about one value', {
    args: { answer: 'string', name: 'string' },
    names: true,
  }),
  'editor-conflict-theirs': button('Take theirs', 'Composer, answers the question'),
  'editor-change-row': text('{name}: {before} → {after}', 'Composer, one value that is not saved', {
    args: { name: 'string', before: 'string', after: 'string' },
  }),
  'editor-restored': text('Your unsaved changes are back.', 'Composer, after a reload'),
  'editor-wording': text('“{words}”', 'Composer, words among the values that were changed', {
    args: { words: 'string' },
  }),
  'editor-nothing': text('not set', 'Composer, a value that is not set'),
  'editor-change': text('{name} changed', 'Composer, a step that can be taken back', {
    args: { name: 'string' },
  }),
  'editor-skip': text('Skip to a part of the screen', 'Composer, name of the skip links', { names: true }),
  'editor-skip-to': text('Skip to {name}', 'Composer, skip link', { names: true, args: { name: 'string' } }),
  'editor-steps': text(
    '{count, plural, =0 {No steps yet} one {# step} other {# steps}}',
    'Composer, bottom line, unfolds the list of steps',
    { args: { count: 'number' } },
  ),
  'editor-step': text('{label}: {before} → {after}', 'Composer, one step in the list', {
    args: { label: 'string', before: 'string', after: 'string' },
  }),
  'editor-steps-start': text('As it was when you began', 'Composer, end of the list of steps'),
  'editor-step-undone': text('(taken back)', 'Composer, behind a step that was undone'),
  'editor-undone': text('Taken back: {label}', 'Composer, read out after Undo', {
    args: { label: 'string' },
  }),
  'editor-redone': text('Done again: {label}', 'Composer, read out after Redo', {
    args: { label: 'string' },
  }),
  'editor-preview-frame': text('Preview', 'Composer, name of the preview', { names: true }),
  'editor-preview-width': text('Preview, {width}', 'Composer, name of the frame', {
    args: { width: 'string' },
  }),
  'editor-device-both': label('Phone and desktop', 'Composer, width'),
  'editor-device-phone': label('Phone', 'Composer, width'),
  'editor-device-desk': label('Desktop', 'Composer, width'),
  'editor-open-preview': label('Open preview', 'Composer, link'),
  'editor-open-preview-failed': text(
    'The preview could not be opened. Please try again.',
    'Composer, beside the link that opens the preview in a tab',
  ),
  'editor-look-over': text(
    'This preview is over. Please open it again in the composer.',
    'In place of a page that was opened in a theme that is not public, when it is opened again much later',
  ),
  'editor-draft': text(
    '{count, plural, =0 {Draft without changes, by {names}} one {Draft, # change not public, by {names}} other {Draft, # changes not public, by {names}}}',
    'Composer, bottom line, while there is a draft',
    { args: { count: 'number', names: 'string' } },
  ),
  'editor-draft-save': button('Save as draft', 'Composer, button while there is no draft'),
  'editor-draft-publish': button('Publish', 'Composer, button while there is a draft'),
  'editor-draft-discard': button('Discard draft', 'Composer, button while there is a draft'),
  'editor-draft-first': text('Save your changes first.', 'Composer, why a draft cannot be published yet'),
  'editor-remarks': text(
    '{count, plural, one {# remark} other {# remarks}}',
    'Composer, bottom line, what people with a link said of the draft',
    { args: { count: 'number' } },
  ),
  'editor-remark': text('{name}: {body}', 'Composer, a remark on the draft', {
    args: { name: 'string', body: 'string' },
  }),
  'editor-remark-on': text('{name} on “{words}”: {body}', 'Composer, a remark on a place of the draft', {
    args: { name: 'string', words: 'string', body: 'string' },
  }),
  'editor-remark-resolve': text('Resolve “{body}”', 'Composer, button of a remark', {
    names: true,
    args: { body: 'string' },
  }),
  'editor-draft-share': label('Share', 'Composer, link to the links to the draft'),
  'editor-draft-request': button('Ask for publication', 'Composer, button for who may not publish'),
  'editor-draft-role': text('Your role may not publish this draft.', 'Composer, instead of the buttons'),
  'editor-page-exchange': label('Exchange', 'Composer, link to the exchange of themes'),
  'editor-page-hosts': label('Web address', 'Composer, link to the names of the venue'),
  'editor-page-hours': label('Hours', 'Composer, link to the opening hours'),
  'editor-page-edits': label('Edits', 'Screens of the staff, link to what was changed at once'),
  'editor-page-legal': label('Legal', 'Composer, link to terms and privacy policy'),
  'editor-page-sharing': label('Sharing', 'Screens of the staff, link to the links to the draft'),
  'editor-page-translations': label('Languages', 'Screens of the staff, link to names in other languages'),
  'editor-pages': label('Screens', 'Screens of the staff, name of the list of links'),
  'editor-page-settings': label('Settings', 'Composer, link to the settings of the venue'),
  'editor-pictures': label('Pictures', 'Composer, link to the pictures of the venue'),
  'editor-versions': label('Versions', 'Composer, link to the saved themes'),
  'editor-text-untranslated': text(
    'Not said in {language} yet.',
    'Composer, at a text that a further language still needs',
    { args: { language: 'string' }, samples: [{ language: 'Deutsch' }] },
  ),
  'editor-text-repair': text('Say {argument}', 'Composer, at a text that says what it cannot, button', {
    args: { argument: 'string' },
    fit: 'button',
    samples: [{ argument: 'date' }],
  }),
  'editor-set': label('Text set', 'Composer, chooses the text set whose words are edited'),
  'editor-set-none': label('None: what every visitor reads', 'Composer, choice of the text sets'),
  'editor-set-hint': text(
    'Other words for the visitors of a campaign, who come by its address. All that you do not word here stays as it is.',
    'Composer, below the choice of text sets',
  ),
  'editor-set-new': label('New text set, for example school-classes', 'Composer, field of a new text set'),
  'editor-set-add': button('Add text set', 'Composer, text sets'),
  'editor-set-name': label('Name in the address', 'Composer, field of a text set'),
  'editor-set-bad': text(
    'Use small letters, digits and hyphens, 40 at the most',
    'Composer, a name of a text set that cannot stand in an address',
  ),
  'editor-set-taken': text('There is a text set of this name', 'Composer, name of a text set'),
  'editor-set-empty': text(
    'It has no words of its own yet, and is kept with the first that you change below.',
    'Composer, a new text set',
  ),
  'editor-set-open': text('Open the shop with {name}', 'Composer, link to the shop with a text set', {
    names: true,
    args: { name: 'string' },
  }),
  'editor-set-remove': text('Remove {name} and its words', 'Composer, button of a text set', {
    names: true,
    args: { name: 'string' },
  }),
  'editor-set-step': text('Text set {name}', 'Composer, what a step is called', { args: { name: 'string' } }),
  'editor-words-language': label('Language', 'Composer, the words, name of the choice of a language'),
  'editor-words-main': text('Main language ({language})', 'Composer, the words, the main language', {
    args: { language: 'string' },
    samples: [{ language: 'en-US' }],
  }),
  'editor-fit': label('Where these words do not fit', 'Composer, name of the notes under words'),
  'editor-fit-over': text('{where}: they run over the edge of the page', 'Composer, words that do not fit', {
    args: { where: 'string' },
  }),
  'editor-fit-cut': text('{where}: a part of them is hidden', 'Composer, words that do not fit', {
    args: { where: 'string' },
  }),
  'editor-fit-broken': text('{where}: a word is broken in two', 'Composer, words that do not fit', {
    args: { where: 'string' },
  }),
  'editor-fit-lines': text('{where}: they take more than two lines', 'Composer, words that do not fit', {
    args: { where: 'string' },
  }),
  'editor-fit-width': text('At {width} px', 'Composer, words that do not fit, where', {
    args: { width: 'string' },
  }),
  'editor-fit-large': label('With letters twice as large', 'Composer, words that do not fit, where'),
  'editor-fit-unmeasured': text(
    'Not measured here: the page in the preview does not show these words.',
    'Composer, under words that are being typed',
  ),
  'editor-plural-rows': text('By number ({argument})', 'Composer, words that count, heading of their rows', {
    args: { argument: 'string' },
  }),
  'editor-plural-form': text('{form}, like {number}', 'Composer, words that count, one plural form', {
    args: { form: 'string', number: 'string' },
  }),
  'editor-plural-same': label('As “other”', 'Composer, words that count, a form without words of its own'),
  'editor-words-catalogue': label(
    'Names of what you sell, in other languages',
    'Composer, the words, link to the translations of the catalogue',
  ),
  'editor-words-filter': label('Show', 'Composer, the words, name of the choice which are listed'),
  'editor-words-all': label('All words', 'Composer, the words, choice'),
  'editor-words-own': label('Changed by you', 'Composer, the words, choice'),
  'editor-words-page': label('On the page in the preview', 'Composer, the words, choice'),
  'editor-words-untranslated': text('Not translated yet ({count})', 'Composer, the words, choice', {
    args: { count: 'number' },
  }),
  'editor-words-count': text(
    '{count, plural, one {# text} other {# texts}}',
    'Composer, the words, how many are listed',
    { args: { count: 'number' } },
  ),
  'editor-coverage': text(
    '{percent, number}% covered: {words, number} words and every colour, size and font show where they stand.',
    'Composer, the words, how much the scenes of the preview show',
    { args: { percent: 'number', words: 'number' } },
  ),
  'editor-words-others': text(
    '{count, plural, one {See one more, said elsewhere} other {See # more, said elsewhere}}',
    'Composer, the words, button to the scene of messages',
    { args: { count: 'number' } },
  ),
  'editor-text-default': text('Default: {message}', 'Composer, under a text', {
    args: { message: 'string' },
  }),
  'editor-reviews': label('Reviews', 'Reviews of the venue for its staff, heading, and the link to them'),
  'editor-reviews-intro': text(
    '{count, plural, =0 {Nobody has written a review yet.} one {# review. Hide it if it must not be read; it is kept with your reason and counts nowhere.} other {# reviews. Hide those that must not be read; they are kept with your reason and count nowhere.}}',
    'Reviews of the venue for its staff, under the heading',
    { args: { count: 'number' } },
  ),
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
  'editor-reviews-hide-open': button('Hide …', 'Reviews of the venue for its staff, opens the reason'),
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
  ...staffRefusalTexts,
} as const
