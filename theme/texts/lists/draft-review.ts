import { text } from '#theme/texts/lists/text-definition.ts'

const button = (message: string, where: string) => text(message, where, { fit: 'button' })
const label = (message: string, where: string) => text(message, where, { fit: 'label' })

/** A draft that is looked at by a link: its pages, and the links themselves for the venue's staff. */
export const draftReviewTexts = {
  'draft-bar': label('Draft', 'Pages of a draft, in the line above them, and its name'),
  'draft-bar-hint': text(
    'This is a draft: nothing is really bought here.',
    'Pages of a draft, in the line above them',
  ),
  'draft-bar-remark': button('Pin a remark', 'Pages of a draft, button in the line above them'),
  'draft-bar-review': button('Remarks and approval', 'Pages of a draft, button in the line above them'),
  'draft-pin-hint': text(
    'Press what you want to remark on. With a keyboard: arrow keys, then Enter. Escape ends this.',
    'Pages of a draft, while a place is chosen',
  ),
  'draft-pin-cancel': button('Cancel', 'Pages of a draft, button while a place is chosen or remarked on'),
  'draft-pin-place': text('Your remark on “{words}”', 'Pages of a draft, heading over a remark', {
    args: { words: 'string' },
  }),
  'draft-pin-picture': label('a picture', 'Pages of a draft, stands for a picture that is remarked on'),
  'draft-name': label('Your name', 'Remarks on a draft, label'),
  'draft-name-missing': text('Please say who you are.', 'Remarks on a draft, error at the name'),
  'draft-remark': label('Your remark', 'Remarks on a draft, label'),
  'draft-remark-missing': text('Please write your remark.', 'Remarks on a draft, error at the remark'),
  'draft-remark-send': button('Send the remark', 'Remarks on a draft, button'),
  'draft-remark-sent': text('Your remark is pinned.', 'Remarks on a draft, after one was sent'),
  'draft-failed': text('This could not be done. Please try again.', 'Remarks on a draft, error'),
  'draft-heading': label('Remarks and approval', 'Review of a draft, heading'),
  'draft-intro': text(
    'You look at a draft by a link that is open until {date}. Visitors see nothing of it.',
    'Review of a draft, under the heading',
    { args: { date: 'string' } },
  ),
  'draft-look': button('Look at the draft', 'Review of a draft, link to its pages'),
  'draft-guest': text(
    'Open the link that you were sent to remark on the draft or to approve it.',
    'Review of a draft, for who has not opened the link',
  ),
  'draft-approve-heading': label('Approve', 'Review of a draft, heading'),
  'draft-approve-hint': text(
    'Your approval is for the draft exactly as it is now. When anything changes, you are asked again.',
    'Review of a draft, above the button',
  ),
  'draft-approve': button('Approve this draft', 'Review of a draft, button'),
  'draft-approved': text('Approved by {name}.', 'Review of a draft, and links to it', {
    args: { name: 'string' },
  }),
  'draft-changed': text(
    'The draft has changed in the meantime. Please look at it again.',
    'Review of a draft, error at an approval',
  ),
  'draft-changes-heading': label('What it changes', 'Review of a draft, heading over values and pictures'),
  'draft-remarks-heading': label('Remarks', 'Review of a draft, heading'),
  'draft-remarks-none': text('No remarks yet.', 'Review of a draft, and links to it'),
  'draft-remark-on': text('On “{words}”', 'A remark on a draft, what it is pinned to', {
    args: { words: 'string' },
  }),
  'draft-remark-by': text('{name}, {date}', 'A remark on a draft, who wrote it and when', {
    args: { name: 'string', date: 'string' },
  }),
  'draft-remark-resolved': label('Resolved', 'A remark on a draft, marks one that is dealt with'),
  'draft-over-heading': label('This link is over', 'A link to a draft that opens no more, heading'),
  'draft-over': text(
    'It was revoked, or its time has passed. Ask whoever sent it for another one.',
    'A link to a draft that opens no more',
  ),
  'draft-unopened-heading': label(
    'Open the link that you were sent',
    'Review of a draft, opened without a link, heading',
  ),
  'draft-unopened': text(
    'A draft shows to whoever opens it by their own link, and stays open in that browser. Is yours lost or over? Ask whoever sent it for another one.',
    'Review of a draft, opened without a link',
  ),
  'draft-shares-heading': label('Share the draft', 'Links to the draft, heading, and the link to them'),
  'draft-shares-intro': text(
    'Each link opens the draft for somebody without an account. Nothing that is bought there is real.',
    'Links to the draft, under the heading',
  ),
  'draft-shares-none': text('There is no draft to share.', 'Links to the draft, while there is no draft'),
  'draft-shares-recipient': label('For whom', 'Links to the draft, label'),
  'draft-shares-recipient-missing': text('Please say for whom it is.', 'Links to the draft, error'),
  'draft-shares-days': label('Open for so many days', 'Links to the draft, label'),
  'draft-shares-add': button('Make a link', 'Links to the draft, button'),
  'draft-shares-link': label('The new link', 'Links to the draft, label of the link that was made'),
  'draft-shares-link-hint': text(
    'Copy it now: it is shown this once.',
    'Links to the draft, below the link that was made',
  ),
  'draft-shares-by': text('By {name}, until {date}', 'Links to the draft, about one', {
    args: { name: 'string', date: 'string' },
  }),
  'draft-shares-open': label('Open', 'Links to the draft, state of one'),
  'draft-shares-revoked': label('Revoked', 'Links to the draft, state of one'),
  'draft-shares-over': label('Over', 'Links to the draft, state of one'),
  'draft-shares-revoke': button('Revoke', 'Links to the draft, button'),
  'draft-shares-revoke-name': text('Revoke the link for {name}', 'Links to the draft, name of the button', {
    names: true,
    args: { name: 'string' },
  }),
  'draft-shares-approvals': text(
    '{given} of {required} approvals that are needed before publishing',
    'Links to the draft, and the draft itself',
    { args: { given: 'number', required: 'number' } },
  ),
  'draft-shares-resolve': button('Resolve', 'Remarks on the draft, button'),
  'draft-shares-reopen': button('Open again', 'Remarks on the draft, button'),
  'draft-shares-show': label('Show the page', 'Remarks on the draft, link'),
} as const
