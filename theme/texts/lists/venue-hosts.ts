import { text } from '#theme/texts/lists/text-definition.ts'

const WHERE = 'Web address in the editor'
const button = (message: string) => text(message, `${WHERE}, button`, { fit: 'button' })
const label = (message: string, where: string) => text(message, `${WHERE}, ${where}`, { fit: 'label' })
const named = (message: string) =>
  text(message, `${WHERE}, name of a button`, { names: true, args: { host: 'string' } })
const problem = (message: string) => text(message, `${WHERE}, why a name is not verified`)
const fault = (message: string) => text(message, `${WHERE}, error at the field`)

/** Host names of a venue's own, for its staff. */
export const venueHostTexts = {
  'hosts-heading': label('Web address', 'heading, and the link to it'),
  'hosts-intro': text(
    'Your shop can stand at a name of your own, such as tickets.example.org. The editor stays where it is.',
    `${WHERE}, under the heading`,
  ),
  'hosts-field': label('Name', 'field'),
  'hosts-field-hint': text('Only the name: tickets.example.org', `${WHERE}, below the field`),
  'hosts-add': button('Add name'),
  'hosts-none': text('Your shop is at the address of the platform.', `${WHERE}, without a name`),
  'hosts-state-waiting': label('Waiting', 'state of a name'),
  'hosts-state-failed': label('Not verified', 'state of a name'),
  'hosts-state-verified': label('Verified', 'state of a name'),
  'hosts-state-main': label('Main address', 'state of a name'),
  'hosts-records': text(
    'Set these two records where your name is managed. Until then the name shows nothing.',
    `${WHERE}, above the records`,
  ),
  'hosts-record-type': label('Type', 'heading of a column of records'),
  'hosts-record-name': label('Name', 'heading of a column of records'),
  'hosts-record-value': label('Value', 'heading of a column of records'),
  'hosts-record-apex': text(
    'A name without a part in front, such as example.org, takes an ALIAS or A record instead of the CNAME.',
    `${WHERE}, below the records`,
  ),
  'hosts-problem-record-missing': problem(
    'There is no TXT record yet. A new one can take an hour; we look again every five minutes, for a week.',
  ),
  'hosts-problem-record-wrong': problem('There is a TXT record, but it holds something else.'),
  'hosts-problem-dns-failed': problem('The name servers did not answer. Please look again later.'),
  'hosts-problem-taken': problem('Another venue uses this name. It has to be removed there first.'),
  'hosts-check': button('Look now'),
  'hosts-check-name': named('Look now at the record of {host}'),
  'hosts-open-first': text(
    'Open it once and see that it shows your shop. Then it can be made the main address.',
    `${WHERE}, below a verified name`,
  ),
  'hosts-further': text('It leads to the main address.', `${WHERE}, below a further name`),
  'hosts-main': text(
    'Links, mails, tickets and search engines name it. The old address leads there.',
    `${WHERE}, below the main name`,
  ),
  'hosts-choose': button('Make it the main address'),
  'hosts-choose-name': named('Make {host} the main address'),
  'hosts-leave': button('Use the platform’s address again'),
  'hosts-remove': button('Remove'),
  'hosts-remove-name': named('Remove {host}'),
  'hosts-fault-empty': fault('Please write a name.'),
  'hosts-fault-address': fault('Only the name, without https://, a port or a path.'),
  'hosts-fault-number': fault('This is an IP address. Please write a name.'),
  'hosts-fault-name': fault('Please write a name of at least two parts: tickets.example.org'),
  'hosts-fault-local': fault('Nobody can own this name.'),
  'hosts-fault-platform': fault('This is the name of the platform itself.'),
  'hosts-failed': text('This could not be done. Please look at the names below.', `${WHERE}, after a press`),
}
