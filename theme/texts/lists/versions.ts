import { text } from '#theme/texts/lists/text-definition.ts'

const button = (message: string, where: string) => text(message, where, { fit: 'button' })
const label = (message: string, where: string) => text(message, where, { fit: 'label' })
const numbered = (message: string, where: string) => text(message, where, { args: { number: 'number' } })

/** Saved themes of a venue, for its staff. */
export const versionsTexts = {
  'versions-heading': label('Versions', 'Versions of the theme, heading, and the link to them'),
  'versions-intro': text(
    'Every theme that was saved is kept. Bringing one back makes a new version; nothing is lost.',
    'Versions of the theme, under the heading',
  ),
  'versions-number': numbered('Version {number}', 'Versions of the theme, name of one'),
  'versions-public': label('Public', 'Versions of the theme, marks the one that visitors see'),
  'versions-saved': text('{name}, {date}', 'Versions of the theme, who saved one and when', {
    args: { name: 'string', date: 'string' },
  }),
  'versions-rollback': numbered('Version {number} brought back', 'Versions of the theme, how one came about'),
  'versions-import': text('From the venue’s file', 'Versions of the theme, how one came about'),
  'versions-changes': text(
    '{count, plural, =0 {No value changed} one {# value changed} other {# values changed}}',
    'Versions of the theme, what one changed',
    { args: { count: 'number' } },
  ),
  'versions-part-count': text('{part}: {count}', 'Versions of the theme, what one changed', {
    args: { part: 'string', count: 'number' },
  }),
  'versions-part-words': label('Words', 'Versions of the theme, a part of it'),
  'versions-part-look': label('Look', 'Versions of the theme, a part of it'),
  'versions-part-links': label('Links', 'Versions of the theme, a part of it'),
  'versions-part-logo': label('Logo', 'Versions of the theme, a part of it'),
  'versions-part-other': label('Other', 'Versions of the theme, a part of it'),
  'versions-show': label('What changed', 'Versions of the theme, link'),
  'versions-show-name': text('What version {number} changed', 'Versions of the theme, name of the link', {
    names: true,
    args: { number: 'number' },
  }),
  'versions-restore': button('Bring back', 'Versions of the theme, button'),
  'versions-restore-name': numbered(
    'Bring back version {number}',
    'Versions of the theme, name of the button',
  ),
  'versions-role': text('Your role may not change: {parts}', 'Versions of the theme, instead of the button', {
    args: { parts: 'string' },
  }),
  'versions-discarded': text('A draft that was discarded', 'Versions of the theme, how one came about'),
  'versions-reopen': button('Open as draft', 'Versions of the theme, button of a discarded draft'),
  'versions-reopen-name': numbered(
    'Open version {number} as draft',
    'Versions of the theme, name of the button',
  ),
  'versions-draft': label('Draft', 'Versions of the theme, heading over what is not public yet'),
  'versions-draft-conflicts': text(
    'Published differently since this draft began: {names}. Publishing takes the values of the draft.',
    'Versions of the theme, draft',
    { args: { names: 'string' } },
  ),
  'versions-note': label('Note', 'Versions of the theme, label of what is said about a publication'),
  'versions-request': button('Ask for publication', 'Versions of the theme, button for who may not publish'),
  'versions-requested': text(
    '{name} asks for this draft to be published, {date}',
    'Versions of the theme, draft',
    { args: { name: 'string', date: 'string' } },
  ),
  'versions-publish': button('Publish the draft', 'Versions of the theme, button'),
  'versions-publish-overrides': button('Publish with the draft’s values', 'Versions of the theme, button'),
  'versions-discard': button('Discard draft', 'Versions of the theme, button'),
  'versions-later': label('Publish later', 'Versions of the theme, what unfolds the times of a publication'),
  'versions-later-start': label('From', 'Versions of the theme, label of when a draft becomes public'),
  'versions-later-end': label('Until', 'Versions of the theme, label of when it is public no longer'),
  'versions-later-zone': text(
    'On the clock of {zone}. Without an end it stays.',
    'Versions of the theme, hint at the times of a publication',
    { args: { zone: 'string' } },
  ),
  'versions-later-button': button('Schedule', 'Versions of the theme, button'),
  'versions-later-invalid': text('Please choose a day and a time.', 'Versions of the theme, error at a time'),
  'versions-later-past': text(
    'This time is over. Please choose a later one.',
    'Versions of the theme, error at a time',
  ),
  'versions-later-order': text('The end must be after the start.', 'Versions of the theme, error at a time'),
  'versions-later-overlap': text(
    'Another schedule changes the same values at that time: {names}',
    'Versions of the theme, error at a time',
    { args: { names: 'string' } },
  ),
  'versions-schedules': label(
    'Scheduled',
    'Versions of the theme, heading over what becomes public at a time',
  ),
  'versions-schedule-start': text('From {start}', 'Versions of the theme, when one becomes public', {
    args: { start: 'string' },
  }),
  'versions-schedule-span': text('From {start} until {end}', 'Versions of the theme, when one is public', {
    args: { start: 'string', end: 'string' },
  }),
  'versions-schedule-waiting': label('Waiting', 'Versions of the theme, state of a schedule'),
  'versions-schedule-public': label('Public', 'Versions of the theme, state of a schedule'),
  'versions-schedule-over': label('Over', 'Versions of the theme, state of a schedule'),
  'versions-schedule-cancelled': label('Canceled', 'Versions of the theme, state of a schedule'),
  'versions-schedule-refused': label('Not published', 'Versions of the theme, state of a schedule'),
  'versions-schedule-problem-contrast': text(
    'Its colours could not be read by everybody together with what is public now.',
    'Versions of the theme, why a schedule was not published',
  ),
  'versions-schedule-problem-end-contrast': text(
    'Since its end, colours are public that not everybody can read: it was made together with others that are public no more. Please look at them.',
    'Versions of the theme, what is wrong after a schedule has ended',
  ),
  'versions-schedule-problem-approvals': text(
    'Something else was published since, so that its approvals were void.',
    'Versions of the theme, why a schedule was not published',
  ),
  'versions-schedule-problem-missed': text(
    'The shop was not running at that time.',
    'Versions of the theme, why a schedule was not published',
  ),
  'versions-schedule-cancel': button('Cancel', 'Versions of the theme, button of a schedule that waits'),
  'versions-schedule-end': button('End now', 'Versions of the theme, button of a schedule that is public'),
  'versions-schedule-name': text(
    '{action}: from {start}',
    'Versions of the theme, name of a button of a schedule',
    { names: true, args: { action: 'string', start: 'string' } },
  ),
  'versions-scheduled': text('By a schedule', 'Versions of the theme, how one came about'),
  'versions-contrast': text(
    '{count, plural, one {One pair of colours could not be read by everybody. Say why it is published all the same:} other {# pairs of colours could not be read by everybody. Say why they are published all the same:}}',
    'Versions of the theme, over pairs of colours below their contrast, for a publisher',
    { args: { count: 'number' } },
  ),
  'versions-contrast-publisher': text(
    '{count, plural, one {One pair of colours could not be read by everybody; a publisher can publish it with a reason:} other {# pairs of colours could not be read by everybody; a publisher can publish them with a reason:}}',
    'Versions of the theme, over pairs of colours below their contrast, for others',
    { args: { count: 'number' } },
  ),
  'versions-contrast-pair': text(
    '{text} on {ground} has {ratio} : 1 and needs {min} : 1',
    'Versions of the theme, a pair of colours below its contrast',
    { args: { text: 'string', ground: 'string', ratio: 'string', min: 'string' } },
  ),
  'versions-contrast-reason': label(
    'Reason for these colours',
    'Versions of the theme, label of why colours are published that not everybody can read',
  ),
  'versions-contrast-given': text(
    'Published with colours that not everybody can read: {reason}',
    'Versions of the theme, the reason that was given',
    { args: { reason: 'string' } },
  ),
  'versions-compare': label('Compare two versions', 'Versions of the theme, heading'),
  'versions-from': label('From', 'Versions of the theme, label'),
  'versions-to': label('To', 'Versions of the theme, label'),
  'versions-compare-button': button('Compare', 'Versions of the theme, button'),
  'versions-difference': text('From version {from} to version {to}', 'Versions of the theme, heading', {
    args: { from: 'number', to: 'number' },
  }),
  'versions-same': text('These two are the same.', 'Versions of the theme, nothing differs'),
  'versions-before': label('Before', 'Versions of the theme, column'),
  'versions-after': label('After', 'Versions of the theme, column'),
  'versions-before-standard': label(
    'Before, the usual words',
    'Versions of the theme, words that were not set',
  ),
  'versions-after-standard': label('After, the usual words', 'Versions of the theme, words that are not set'),
  'versions-picture': text(
    '{side}: {name}',
    'Versions of the theme, name of a picture of where values show',
    {
      args: { side: 'string', name: 'string' },
    },
  ),
  'versions-value': label('Value', 'Versions of the theme, column'),
  'versions-group': text('{part}: {group}', 'Versions of the theme, heading over values', {
    args: { part: 'string', group: 'string' },
  }),
  'versions-unset': text('not set', 'Versions of the theme, a value that is not set'),
  'versions-approvals': text(
    'This needs the approval of {required, plural, one {# person} other {# people}} by link, and {given} have approved it as it is. Share it as a draft.',
    'Versions of the theme, error at a publication',
    { args: { required: 'number', given: 'number' } },
  ),
  'versions-conflict': text(
    'Somebody else has published in the meantime. This is the list as it is now.',
    'Versions of the theme, error',
  ),
  'versions-failed': text('This could not be done. Please try again.', 'Versions of the theme, error'),
  'versions-older': label('Older versions', 'Versions of the theme, link'),
} as const
