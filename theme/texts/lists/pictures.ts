import { text } from '#theme/texts/lists/text-definition.ts'

const button = (message: string, where: string) => text(message, where, { fit: 'button' })
const label = (message: string, where: string) => text(message, where, { fit: 'label' })

/** Pictures of a venue, for its staff. */
export const picturesTexts = {
  'pictures-heading': label('Pictures', 'Pictures of the venue, heading, and the link to them'),
  'pictures-intro': text(
    'What visitors see of you and of what you sell. A new picture is public as soon as it is saved.',
    'Pictures of the venue, under the heading',
  ),
  'pictures-venue': label('Your venue', 'Pictures of the venue, heading of a group'),
  'pictures-event': label('Events', 'Pictures of the venue, heading of a group'),
  'pictures-combo': label('Combos', 'Pictures of the venue, heading of a group'),
  'pictures-addon': label('Add-ons', 'Pictures of the venue, heading of a group'),
  'pictures-membership': label('Memberships', 'Pictures of the venue, heading of a group'),
  'pictures-none': label('No picture yet', 'Pictures of the venue, under a name'),
  'pictures-undescribed': label('Not described', 'Pictures of the venue, under a name'),
  'pictures-others': text(
    '{count, plural, one {# more in its gallery} other {# more in its gallery}}',
    'Pictures of the venue, under a name',
    { args: { count: 'number' } },
  ),
  'pictures-all': label('All pictures', 'Picture of one thing, link'),
  'pictures-file': label('A new picture', 'Picture of one thing, field'),
  'pictures-file-hint': text(
    'JPEG, PNG, WebP or AVIF, up to 10 MB; 1920 pixels wide or more look sharp everywhere.',
    'Picture of one thing, below the field',
  ),
  'pictures-file-missing': text('Please choose a picture.', 'Picture of one thing, error'),
  'pictures-file-type': text(
    'We cannot read this file. Please choose a JPEG, PNG, WebP, AVIF or GIF.',
    'Picture of one thing, error',
  ),
  'pictures-file-large': text('This picture is larger than 10 MB.', 'Picture of one thing, error'),
  'pictures-file-narrow': text(
    'This picture is less than 480 pixels wide, too few to look sharp on a phone.',
    'Picture of one thing, error',
  ),
  'pictures-file-full': text(
    'Your pictures take all the room they have. Please ask us for more.',
    'Picture of one thing, error',
  ),
  'pictures-description': label('What it shows', 'Picture of one thing, field'),
  'pictures-description-hint': text(
    'For those who cannot see it: one sentence, without “picture of”.',
    'Picture of one thing, below the field',
  ),
  'pictures-description-long': text(
    'Please use 500 characters at the most.',
    'Picture of one thing, error at what it shows',
  ),
  'pictures-focus': label('What must stay in sight', 'Picture of one thing, heading'),
  'pictures-focus-hint': text(
    'Pages cut pictures to their own shapes around this point.',
    'Picture of one thing, under a heading',
  ),
  'pictures-focus-press': text(
    'Press on the picture, or move it with the two sliders.',
    'Picture of one thing, under a heading',
  ),
  'pictures-focus-x': label('From the left, in percent', 'Picture of one thing, slider'),
  'pictures-focus-y': label('From above, in percent', 'Picture of one thing, slider'),
  'pictures-save': button('Save picture', 'Picture of one thing, button'),
  'pictures-remove': button('Show no picture', 'Picture of one thing, button'),
  'pictures-saved': text('Saved. Visitors see it now.', 'Picture of one thing, after saving'),
  'pictures-gallery': label('More pictures', 'Picture of one thing, heading of its gallery'),
  'pictures-gallery-hint': text(
    'Shown below one another where there is room for more than one.',
    'Picture of one thing, under the heading of its gallery',
  ),
  'pictures-gallery-describe': button('Save description', 'Picture of one thing, button in its gallery'),
  'pictures-gallery-earlier': button('Earlier', 'Picture of one thing, button in its gallery'),
  'pictures-gallery-later': button('Later', 'Picture of one thing, button in its gallery'),
  'pictures-gallery-remove': button('Remove', 'Picture of one thing, button in its gallery'),
  'pictures-gallery-name': text(
    '{press}: picture {number}',
    'Picture of one thing, name of a button in its gallery',
    { names: true, args: { press: 'string', number: 'number' } },
  ),
  'pictures-gallery-new': label('One more', 'Picture of one thing, heading of the form for its gallery'),
  'pictures-gallery-add': button('Add picture', 'Picture of one thing, button in its gallery'),
  'pictures-gallery-moved': text(
    'Somebody has changed these pictures meanwhile. This is how they are now.',
    'Picture of one thing, over its gallery',
  ),
  'pictures-moved': text(
    'Somebody has changed this picture meanwhile. This is how it is now; choose yours again to show it.',
    'Picture of one thing, over its form',
  ),
  'pictures-contrast': text(
    'The words above your events could not be read on this picture. Make the shade over pictures stronger in the editor and publish it first, or choose another picture.',
    'Picture of the venue, over its form',
  ),
  'pictures-failed': text(
    'This could not be saved. Please try again.',
    'Picture of one thing, when the server refuses',
  ),
}
