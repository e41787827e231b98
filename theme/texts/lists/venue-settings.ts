import { text } from '#theme/texts/lists/text-definition.ts'

const button = (message: string, where: string) => text(message, where, { fit: 'button' })
const label = (message: string, where: string) => text(message, where, { fit: 'label' })
const setting = (message: string) => text(message, 'Settings of the venue, a switch')
const heading = (message: string) => label(message, 'Settings of the venue, heading of a group')
const problem = (message: string) => text(message, 'Opening hours in the editor, error at a field')

/** Opening hours and settings of a venue, for its staff. */
export const venueSettingsTexts = {
  'settings-save': button('Save', 'Hours and settings in the editor, button'),
  'settings-saved': text('Saved. Visitors see it now.', 'Hours and settings in the editor, after saving'),
  'settings-errors': text(
    'Please look at the marked fields.',
    'Hours and settings in the editor, over the form',
  ),
  'settings-moved': text(
    'Somebody has changed this meanwhile. What you typed is still here; what is stored now stands beside it. Save again to take yours.',
    'Hours and settings in the editor, when somebody else was first',
  ),
  'settings-stored': text(
    'Stored now: {value}',
    'Hours and settings in the editor, beside a field, when somebody else was first',
    { args: { value: 'string' } },
  ),
  'settings-stored-nothing': text('nothing', 'Hours and settings in the editor, what is stored in a field'),
  'settings-on': label('on', 'Settings of the venue, what is stored of a switch'),
  'settings-off': label('off', 'Settings of the venue, what is stored of a switch'),
  'settings-failed': text(
    'This could not be saved. Please try again.',
    'Hours and settings in the editor, when the server refuses',
  ),

  'editor-hours-heading': label(
    'Opening hours',
    'Opening hours in the editor, heading, and the link to them',
  ),
  'editor-hours-intro': text(
    'On the clock of {zone}. A day without times is closed. Visitors see changes at once.',
    'Opening hours in the editor, under the heading',
    { args: { zone: 'string' } },
  ),
  'editor-hours-week': label('Every week', 'Opening hours in the editor, heading'),
  'editor-hours-open': label('Opens', 'Opening hours in the editor, field'),
  'editor-hours-close': label('Closes', 'Opening hours in the editor, field'),
  'editor-hours-edge': text('{day}, {edge}, {number}', 'Opening hours in the editor, name of a time field', {
    names: true,
    args: { day: 'string', edge: 'string', number: 'number' },
  }),
  'editor-hours-opening': text(
    'Opening {number}',
    'Opening hours in the editor, over the times of one opening of a day',
    {
      args: { number: 'number' },
    },
  ),
  'editor-hours-closed': text(
    '{day}: closed. Add times',
    'Opening hours in the editor, where a day without times unfolds',
    {
      args: { day: 'string' },
    },
  ),
  'editor-hours-further': text(
    '{day}: add times after a break',
    'Opening hours in the editor, where a day with times unfolds',
    {
      args: { day: 'string' },
    },
  ),
  'editor-hours-days': label('Days that differ', 'Opening hours in the editor, heading'),
  'editor-hours-days-hint': text(
    'They go before the week. Without times the day is closed; without a date the row is taken out.',
    'Opening hours in the editor, under a heading',
  ),
  'editor-hours-day': text('Day {number}', 'Opening hours in the editor, name of a row', {
    args: { number: 'number' },
  }),
  'editor-hours-date': label('Date', 'Opening hours in the editor, field'),
  'editor-hours-note': label('Why', 'Opening hours in the editor, field'),
  'editor-hours-note-hint': text(
    'A few words for visitors: New Year’s Eve',
    'Opening hours in the editor, below a field',
  ),
  'editor-hours-half': problem('Please say both times, or none.'),
  'editor-hours-time': problem('Please write a time like 09:30.'),
  'editor-hours-overlap': problem('This begins before the time above it ends.'),
  'editor-hours-date-missing': problem('Please choose a date.'),
  'editor-hours-twice': problem('This date is in the list already.'),

  'legal-edit-heading': label('Legal texts', 'Legal texts in the editor, heading, and the link to them'),
  'legal-edit-intro': text(
    'Words are saved in the draft, and public when it is published. Leave a text empty to take its part off the page.',
    'Legal texts in the editor, under the heading',
  ),
  'legal-edit-terms': label('Terms', 'Legal texts in the editor, link to a page'),
  'legal-edit-privacy': label('Privacy policy', 'Legal texts in the editor, link to a page'),
  'legal-edit-page': label('Page', 'Legal texts in the editor, name of the links to pages'),
  'legal-edit-part': label('Heading', 'Legal texts in the editor, field'),
  'legal-edit-body': label('Text', 'Legal texts in the editor, field'),
  'legal-edit-body-hint': text(
    'An empty line begins a paragraph, a line with - an item of a list. **Bold**, *italics*, [words of a link](https://…).',
    'Legal texts in the editor, over the fields',
  ),
  'legal-edit-title': label('Title in the browser', 'Legal texts in the editor, field'),
  'legal-edit-date': label('Holds from', 'Legal texts in the editor, field'),
  'legal-edit-save': button('Save in the draft', 'Legal texts in the editor, button'),
  'legal-edit-saved': text('Saved in the draft.', 'Legal texts in the editor, after saving'),
  'legal-edit-versions': label(
    'Look at the draft, and publish it',
    'Legal texts in the editor, link after saving',
  ),
  'legal-edit-problem': text(
    'This text cannot be taken: {problem}.',
    'Legal texts in the editor, error at a field',
    {
      args: { problem: 'string' },
    },
  ),

  'settings-heading': label('Settings', 'Settings of the venue, heading, and the link to them'),
  'settings-intro': text(
    'What your shop offers and asks. Visitors see changes at once.',
    'Settings of the venue, under the heading',
  ),
  'settings-group-offers': heading('What is offered'),
  'settings-group-memberships': heading('Memberships'),
  'settings-group-checkout': heading('At checkout'),
  'settings-group-pages': heading('On pages'),
  'settings-group-publishing': heading('Publishing'),
  'settings-group-limits': heading('Numbers'),
  'settings-publishing-hint': text(
    'Whoever has a link to the draft may approve it, exactly as it is; each change asks for approval again. It holds for everybody who may publish, and for what is planned.',
    'Settings of the venue, below the heading of publishing',
  ),
  'settings-approvals-lower': text(
    'Fewer approvals can be asked for by whoever sets the venue up. You may ask for more.',
    'Settings of a venue, a publisher lowers the approvals',
  ),
  'settings-approvals-required': setting(
    'People who must approve a draft before it is published, 5 at the most; 0 asks nobody.',
  ),
  'settings-reviews': setting('Visitors rate events and read reviews.'),
  'settings-donations': setting('The order page asks for a donation.'),
  'settings-limit-donations': setting('An order holds one donation at the most.'),
  'settings-gift-certificates': setting('Gift certificates pay at checkout.'),
  'settings-coupons': setting('Coupon codes lower prices at checkout.'),
  'settings-multiple-coupons': setting('An order may have several coupon codes.'),
  'settings-membership': setting('There are memberships here.'),
  'settings-membership-sales': setting('Memberships are sold in this shop.'),
  'settings-sales-allowed': setting(
    'They are sold at present; off pauses joining, giving, renewing and upgrading.',
  ),
  'settings-member-prices-when-joining': setting(
    'A membership in the order gives its prices to the tickets beside it.',
  ),
  'settings-recurring-payment-enabled': setting('Memberships that renew by themselves can be bought.'),
  'settings-replaces-cards-on-file': setting(
    'Members put another card on file of a membership that renews itself; off asks them to call.',
  ),
  'settings-limit-memberships': setting('An order holds one membership at the most.'),
  'settings-verify-by-id': setting('Members show who they are by their number, too; off leaves email alone.'),
  'settings-require-last-name': setting('With the number members say their last name.'),
  'settings-require-email': setting('Everybody on a membership card needs an email address.'),
  'settings-cardholder-address': setting('Whose membership it is is asked for a postal address.'),
  'settings-checkout-phone': setting('The short form asks for a telephone number.'),
  'settings-checkout-address': setting('The short form asks for the billing address.'),
  'settings-show-ticket-email': setting('Checkout asks where to send the tickets.'),
  'settings-allow-american-express': setting('American Express is taken.'),
  'settings-hide-login': setting('The header has no link to sign in.'),
  'settings-membership-login': setting('The header has a link for members.'),
  'settings-show-privacy-notice': setting('Pages end with the notice about privacy.'),
  'settings-sort-templates-by-display-order': setting(
    'Events stand in the order that you have given them, not by time.',
  ),
  'settings-auto-select-slots': setting('The first free time of an event is chosen for the visitor.'),
  'settings-hold-minutes': setting('Minutes for which seats in a cart are kept; 0 keeps none.'),
  'settings-waiting-list-minutes': setting(
    'Minutes for which seats are kept for the next on the waiting list; 0 switches it off.',
  ),
  'settings-low-seats': setting('Seats left from which the number is shown.'),
  'settings-verification-hours': setting('Hours for which a verified member is known.'),
  'settings-number': text(
    'Please write a whole number from {min} to {max}.',
    'Settings of the venue, error at a number',
    { args: { min: 'number', max: 'number' } },
  ),
}
