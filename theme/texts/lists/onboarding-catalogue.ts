import { text } from '#theme/texts/lists/text-definition.ts'

const button = (message: string, where: string) => text(message, `Onboarding, ${where}`, { fit: 'button' })
const label = (message: string, where: string) => text(message, `Onboarding, ${where}`, { fit: 'label' })
const heading = (message: string, where: string) => text(message, `Onboarding, ${where}`, { fit: 'heading' })
const line = (message: string, where: string) => text(message, `Onboarding, ${where}`)

/** What onboarding says while events, prices and times come from a spreadsheet or a form, and of the plan before they are written. */
export const onboardingCatalogueTexts = {
  'onboarding-events-intro': line(
    'Write events, prices and times into a spreadsheet, upload it, and see what would change before anything does.',
    'events',
  ),
  'onboarding-step': text('Step {step} of 3', 'Onboarding, events, above the heading', {
    args: { step: 'number' },
  }),
  'onboarding-events-get': heading('1. Get the spreadsheet', 'events'),
  'onboarding-events-template': button('Download the template', 'events'),
  'onboarding-events-template-hint': line(
    'Empty sheets with an example row each, and a sheet that explains every column.',
    'events',
  ),
  'onboarding-events-export': button('Download what is there now', 'events'),
  'onboarding-events-export-hint': line(
    'Begin with this where the venue has events already: an event that the sheet Events does not list is closed.',
    'events',
  ),
  'onboarding-events-csv': label('As CSV, one file a sheet', 'events'),
  'onboarding-events-csv-of': text('{sheet} (CSV)', 'Onboarding, events, downloads one sheet', {
    args: { sheet: 'string' },
  }),
  'onboarding-events-mend-sheet': text(
    'What the check has found is mended in the sheet {sheet}{named, select, yes {, where the first column is {row}} other {}}. Change it, and upload the sheet.',
    'Onboarding, events, after a finding of the check before opening',
    { args: { sheet: 'string', row: 'string', named: 'string' } },
  ),
  'onboarding-events-mend-file': text(
    'What the check has found is in no sheet. Mend it in the venue’s file, under {part}{named, select, yes { at {row}} other {}}, and upload the file.',
    'Onboarding, events, after a finding of the check before opening',
    { args: { part: 'string', row: 'string', named: 'string' } },
  ),
  'onboarding-events-upload': heading('2. Upload it', 'events'),
  'onboarding-events-files': label('Spreadsheet or venue file', 'events'),
  'onboarding-events-files-hint': line(
    'XLSX, CSV (several at once, one a sheet), or a venue file in JSON. 5 MB at most. Nothing is changed yet.',
    'events',
  ),
  'onboarding-events-press': button('See what would change', 'events'),
  'onboarding-events-form': heading('Or use a form', 'events'),
  'onboarding-events-form-hint': line(
    'For the first event: name, prices and times, one after the other.',
    'events',
  ),
  'onboarding-events-form-press': button('Fill in the form', 'events'),
  'onboarding-upload-none': line('Please choose a file', 'events, error'),
  'onboarding-upload-mixed': text(
    'Please upload {name} alone: a venue file is the whole venue',
    'Onboarding, events, error',
    { args: { name: 'string' } },
  ),
  'onboarding-upload-venue': text('{name} is the file of another venue', 'Onboarding, events, error', {
    args: { name: 'string' },
  }),
  'onboarding-upload-type': text(
    '{name} cannot be read. Please upload an XLSX, CSV or JSON file (an older XLS file: save it as XLSX)',
    'Onboarding, events, error',
    { args: { name: 'string' } },
  ),
  'onboarding-upload-size': text('{name} is too large', 'Onboarding, events, error', {
    args: { name: 'string' },
  }),
  'onboarding-upload-rows': text(
    '{name} has more than 20,000 rows or 200 columns',
    'Onboarding, events, error',
    { args: { name: 'string' } },
  ),
  'onboarding-upload-text': text(
    '{name} is no text. Please save it as CSV UTF-8',
    'Onboarding, events, error',
    {
      args: { name: 'string' },
    },
  ),
  'onboarding-upload-moved': line(
    'Somebody else changed this venue at the same moment. Please upload the file once more.',
    'events, error',
  ),
  'onboarding-faults-heading': text(
    '{count, plural, one {1 cell needs another look} other {{count} cells need another look}}',
    'Onboarding, events, above the table of faults',
    { names: true, args: { count: 'number' } },
  ),
  'onboarding-faults-intro': line(
    'Nothing was changed. Mend these in your file and upload it again.',
    'events, above the table of faults',
  ),
  'onboarding-faults-place': label('Cell', 'events, column of the table of faults'),
  'onboarding-faults-column': label('Column', 'events, column of the table of faults'),
  'onboarding-faults-value': label('It says', 'events, column of the table of faults'),
  'onboarding-faults-fault': label('What is expected', 'events, column of the table of faults'),
  'onboarding-faults-blank': label('(empty)', 'events, a cell without a value'),
  'onboarding-faults-more': text('And {count} more', 'Onboarding, events, below the table of faults', {
    args: { count: 'number' },
  }),
  'onboarding-fault-money': line('An amount like 12.50', 'events, fault of a cell'),
  'onboarding-fault-decimals': line(
    'Fewer decimals: the currency has none that small',
    'events, fault of a cell',
  ),
  'onboarding-fault-number': line('A whole number like 40', 'events, fault of a cell'),
  'onboarding-fault-date': line(
    'A day like 2027-01-31, or as the venue’s language writes it, with the year',
    'events, fault of a cell',
  ),
  'onboarding-fault-time': line(
    'Times like 09:30 or 9:30 AM, with commas between them',
    'events, fault of a cell',
  ),
  'onboarding-fault-weekdays': line('Days like Mon-Fri or Sat, Sun', 'events, fault of a cell'),
  'onboarding-fault-yes-no': line('yes or no', 'events, fault of a cell'),
  'onboarding-fault-kind': line('individual or group', 'events, fault of a cell'),
  'onboarding-fault-missing': line('Something must stand here', 'events, fault of a cell'),
  'onboarding-fault-none': line(
    'There are none yet: list it first, in the sheet of its own kind',
    'events, fault of a cell',
  ),
  'onboarding-fault-unknown': text('One of these: {about}', 'Onboarding, events, fault of a cell', {
    args: { about: 'string' },
  }),
  'onboarding-fault-twice': text('It stands already in {about}', 'Onboarding, events, fault of a cell', {
    args: { about: 'string' },
  }),
  'onboarding-fault-column-missing': line('This column is missing in the sheet', 'events, fault of a cell'),
  'onboarding-fault-empty': text('A sheet named {about}', 'Onboarding, events, fault of a cell', {
    args: { about: 'string' },
  }),
  'onboarding-fault-check': text('{about}', 'Onboarding, events, fault that the check of the venue found', {
    args: { about: 'string' },
  }),

  'onboarding-first-heading': heading('The first event', 'first event'),
  'onboarding-first-intro': line(
    'Prices and seats are all that nobody can guess; look through the rest. The next page shows what would be made before anything is.',
    'first event',
  ),
  'onboarding-first-sheet': label('Upload a spreadsheet instead', 'first event, link'),
  'onboarding-first-details': label('Description, picture and how long it lasts', 'first event, part'),
  'onboarding-first-about': label('What visitors read', 'first event, part'),
  'onboarding-first-name': label('Name of the event', 'first event'),
  'onboarding-first-name-missing': line('Please type the name of the event', 'first event, error'),
  'onboarding-first-taken': line('There is an event of this name already', 'first event, error'),
  'onboarding-first-description': label('Description', 'first event'),
  'onboarding-first-minutes': label('How many minutes it lasts', 'first event'),
  'onboarding-first-picture': label('Address of a picture', 'first event'),
  'onboarding-first-picture-hint': line('Begins with https://', 'first event'),
  'onboarding-first-picture-shows': label('What the picture shows', 'first event'),
  'onboarding-first-prices': text('Who pays what, in {currency}', 'Onboarding, first event, part', {
    args: { currency: 'string' },
  }),
  'onboarding-first-person': label('Who', 'first event, a price'),
  'onboarding-first-price': label('Price', 'first event, a price'),
  'onboarding-first-add-price': button('Add a price', 'first event'),
  'onboarding-first-times': label('When it is', 'first event, part'),
  'onboarding-first-times-hint': line(
    'A start each hour while the venue is open: change it as you like. Without a last day the times are on the first day alone.',
    'first event',
  ),
  'onboarding-first-from': label('First day on sale', 'first event, a time'),
  'onboarding-first-to': label('Last day on sale', 'first event, a time'),
  'onboarding-first-weekdays': label('Weekdays', 'first event, a time'),
  'onboarding-first-weekdays-hint': line('Mon-Fri; empty: all days', 'first event'),
  'onboarding-first-starts': label('Start times', 'first event, a time'),
  'onboarding-first-starts-hint': line('For example 09:30, 14:00', 'first event'),
  'onboarding-first-seats': label('Seats of each start', 'first event, a time'),
  'onboarding-first-seats-hint': line('For example 40', 'first event'),
  'onboarding-first-seats-below': label('Seats of each start', 'first event, a time that is not the first'),
  'onboarding-first-seats-below-hint': line('Empty: as many as in the row above', 'first event'),
  'onboarding-first-add-time': button('Add times', 'first event'),
  'onboarding-first-remove': text('Remove row {number}', 'Onboarding, first event, a row', {
    args: { number: 'number' },
    fit: 'button',
  }),

  'onboarding-plan-heading': heading('What would change', 'plan'),
  'onboarding-plan-intro': text('From {source}. Nothing is changed yet.', 'Onboarding, plan', {
    args: { source: 'string' },
  }),
  'onboarding-plan-nothing': line('Nothing would change: the file says what is there.', 'plan'),
  'onboarding-plan-made': text('New: {count}', 'Onboarding, plan, heading of a part', {
    args: { count: 'number' },
  }),
  'onboarding-plan-changed': text('Changed: {count}', 'Onboarding, plan, heading of a part', {
    args: { count: 'number' },
  }),
  'onboarding-plan-closed': text('Closed or removed: {count}', 'Onboarding, plan, heading of a part', {
    args: { count: 'number' },
  }),
  'onboarding-plan-closed-hint': line('Tickets that people hold stay good.', 'plan, what is closed'),
  'onboarding-plan-before': label('Before', 'plan, column'),
  'onboarding-plan-after': label('After', 'plan, column'),
  'onboarding-plan-what': label('What', 'plan, column'),
  'onboarding-plan-more': text('And {count} more', 'Onboarding, plan, lines that are not shown', {
    args: { count: 'number' },
  }),
  'onboarding-plan-notices': text('Good to know about the file ({count})', 'Onboarding, plan', {
    args: { count: 'number' },
  }),
  'onboarding-plan-press': text(
    '{count, plural, one {Make this change} other {Make these {count} changes}}',
    'Onboarding, plan',
    { args: { count: 'number' }, fit: 'button' },
  ),
  'onboarding-plan-again': button('Upload another file', 'plan'),
  'onboarding-plan-form': button('Change what you typed', 'plan of an event that was typed into the form'),
  'onboarding-plan-running': heading('Writing the changes', 'plan'),
  'onboarding-plan-progress': text('{done} of {total} starts', 'Onboarding, plan, how far it is', {
    args: { done: 'number', total: 'number' },
  }),
  'onboarding-plan-leave': line(
    'You can close this page: the work goes on, and this address tells how it ended.',
    'plan, while it is written',
  ),
  'onboarding-plan-done': heading('Everything is in place', 'plan'),
  'onboarding-plan-done-hint': text(
    '{made} new, {changed} changed, {closed} closed or removed.',
    'Onboarding, plan, what was done',
    { args: { made: 'number', changed: 'number', closed: 'number' } },
  ),
  'onboarding-plan-moved': heading('The venue was changed meanwhile', 'plan'),
  'onboarding-plan-moved-hint': line(
    'What you saw is no longer what would happen, so nothing was changed. Upload your file again to see a new plan.',
    'plan',
  ),
  'onboarding-plan-form-moved': line(
    'What you saw is no longer what would happen, so nothing was changed. Look through what you typed to see a new plan.',
    'plan of an event that was typed into the form',
  ),
  'onboarding-put-back': button('Put back what was before this import', 'plan that was written'),
  'onboarding-put-back-hint': line(
    'You see first what would change. People, reviews, looks and words stay as they are.',
    'plan that was written, below the button',
  ),
  'onboarding-put-back-intro': text(
    'What was before {source}. Nothing is changed yet.',
    'Onboarding, plan that puts an import back',
    { args: { source: 'string' } },
  ),
  'onboarding-put-back-refused': line(
    'This import cannot be put back: what was sold or joined since then would have no room.',
    'plan that was written, after the press',
  ),
  'onboarding-put-back-fault': text('{name}: {fault}', 'Onboarding, why an import cannot be put back', {
    args: { name: 'string', fault: 'string' },
  }),
  'onboarding-put-back-gone': line(
    'What was before this import is no longer kept.',
    'plan that was written, after the press',
  ),
  'onboarding-imports': heading('Imports so far', 'events'),
  'onboarding-imports-hint': line(
    'Each can be put back: what it has changed is then as it was before.',
    'events, list of imports',
  ),
  'onboarding-imports-row': text('{source}, {moment}, by {author}', 'Onboarding, events, one import', {
    args: { source: 'string', moment: 'string', author: 'string' },
    names: true,
  }),
  'onboarding-imports-back': button('Back to the imports', 'plan that puts an import back'),
  'onboarding-put-back-moved': line(
    'What you saw is no longer what would happen, so nothing was changed. Open the import again to see a new plan.',
    'plan that puts an import back',
  ),
  'onboarding-plan-refused': heading('Nothing was changed', 'plan'),
  'onboarding-plan-back': button('On with the venue', 'plan'),
  'onboarding-notice-sheet': text('Sheet {name} is not read', 'Onboarding, plan, about the file', {
    args: { name: 'string' },
  }),
  'onboarding-notice-column': text(
    '{place}: column “{name}” is not read',
    'Onboarding, plan, about the file',
    {
      args: { place: 'string', name: 'string' },
    },
  ),
  'onboarding-notice-example': text(
    '{place}: the example row is not read',
    'Onboarding, plan, about the file',
    {
      args: { place: 'string' },
    },
  ),
  'onboarding-notice-windows-text': text(
    '{name} was read as Windows text; please check its accents below',
    'Onboarding, plan, about the file',
    { args: { name: 'string' } },
  ),
  'onboarding-notice-hidden': text(
    '{place}: a hidden column is read as well',
    'Onboarding, plan, about the file',
    { args: { place: 'string' } },
  ),
  'onboarding-notice-merged': text(
    '{place}: merged cells count in their first row and column alone',
    'Onboarding, plan, about the file',
    { args: { place: 'string' } },
  ),
  'onboarding-part-venue': label('Venue', 'plan, kind of a record'),
  'onboarding-part-company': label('Settings', 'plan, kind of a record'),
  'onboarding-part-hours': label('Opening hours', 'plan, kind of a record'),
  'onboarding-part-theme': label('Look', 'plan, kind of a record'),
  'onboarding-part-texts': label('Words', 'plan, kind of a record'),
  'onboarding-part-text-sets': label('Further words', 'plan, kind of a record'),
  'onboarding-part-email-texts': label('Words of mails', 'plan, kind of a record'),
  'onboarding-part-links': label('Links', 'plan, kind of a record'),
  'onboarding-part-calendar-notes': label('Calendar notes', 'plan, kind of a record'),
  'onboarding-part-facilities': label('Place', 'plan, kind of a record'),
  'onboarding-part-person-types': label('Person type', 'plan, kind of a record'),
  'onboarding-part-events': label('Event', 'plan, kind of a record'),
  'onboarding-part-limits': label('Limit', 'plan, kind of a record'),
  'onboarding-part-combos': label('Combo', 'plan, kind of a record'),
  'onboarding-part-add-ons': label('Add-on', 'plan, kind of a record'),
  'onboarding-part-forms': label('Form', 'plan, kind of a record'),
  'onboarding-part-donations': label('Donations', 'plan, kind of a record'),
  'onboarding-part-memberships': label('Memberships', 'plan, kind of a record'),
  'onboarding-part-members': label('Member', 'plan, kind of a record'),
  'onboarding-part-visitors': label('Visitor', 'plan, kind of a record'),
  'onboarding-part-coupons': label('Coupon', 'plan, kind of a record'),
  'onboarding-part-gift-certificates': label('Gift certificate', 'plan, kind of a record'),
  'onboarding-part-reviews': label('Review', 'plan, kind of a record'),
  'onboarding-part-staff': label('Staff', 'plan, kind of a record'),
  'onboarding-key-name': label('Name', 'plan, name of a value'),
  'onboarding-key-short-description': label('Summary', 'plan, name of a value'),
  'onboarding-key-description': label('Description', 'plan, name of a value'),
  'onboarding-key-duration': label('Minutes', 'plan, name of a value'),
  'onboarding-key-images': label('Picture', 'plan, name of a value'),
  'onboarding-key-thumbnail': label('small', 'plan, name of a value'),
  'onboarding-key-screen': label('medium', 'plan, name of a value'),
  'onboarding-key-high-res': label('large', 'plan, name of a value'),
  'onboarding-key-price-lists': label('Prices', 'plan, name of a value'),
  'onboarding-key-prices': label('for', 'plan, name of a value'),
  'onboarding-key-price': label('price', 'plan, name of a value'),
  'onboarding-key-minimum': label('at least', 'plan, name of a value'),
  'onboarding-key-maximum': label('at most', 'plan, name of a value'),
  'onboarding-key-slots': label('Single times', 'plan, name of a value'),
  'onboarding-key-slot-rules': label('Times', 'plan, name of a value'),
  'onboarding-key-add-on-ids': label('Add-ons', 'plan, name of a value'),
  'onboarding-key-member-only-event': label('Members only', 'plan, name of a value'),
  'onboarding-key-display-order': label('Order', 'plan, name of a value'),
  'onboarding-key-retired': label('Retired', 'plan, name of a value'),
  'onboarding-key-type': label('Kind', 'plan, name of a value'),
  'onboarding-key-total-quantity': label('Stock', 'plan, name of a value'),
} as const
