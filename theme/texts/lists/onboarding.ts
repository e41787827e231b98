import { text } from '#theme/texts/lists/text-definition.ts'

const button = (message: string, where: string) => text(message, `Onboarding, ${where}`, { fit: 'button' })
const label = (message: string, where: string) => text(message, `Onboarding, ${where}`, { fit: 'label' })
const heading = (message: string, where: string) => text(message, `Onboarding, ${where}`, { fit: 'heading' })
const line = (message: string, where: string) => text(message, `Onboarding, ${where}`)

/** Setting up venues, for staff of the platform: it belongs to no venue. */
export const onboardingTexts = {
  'onboarding-page-title': line('Onboarding', 'title of its pages'),
  'onboarding-mark': label('Marquee onboarding', 'at the head of each page, leads to the list'),
  'onboarding-sign-in-heading': heading('Sign in to onboarding', 'sign-in'),
  'onboarding-sign-in-intro': line(
    'For staff who set up venues. If a venue invited you, use the email and password that you chose there.',
    'sign-in',
  ),
  'onboarding-refused-heading': heading('Onboarding is not open to you.', 'for staff without the role'),
  'onboarding-refused-hint': line(
    'Setting up venues needs the role of onboarding. Whoever runs this platform can give it to you.',
    'for staff without the role',
  ),
  'onboarding-sign-in-other': button('Sign in as somebody else', 'for staff without the role'),
  'onboarding-invitation-intro': line('Choose a password for onboarding.', 'invitation'),

  'onboarding-heading': heading('Venues to set up', 'list of venues'),
  'onboarding-empty': line('No venue is yours to set up yet. Begin with a new one.', 'list of venues, empty'),
  'onboarding-new': button('New venue', 'list of venues'),
  'onboarding-draft': label('Not open yet', 'marks a venue that visitors cannot see'),
  'onboarding-open': label('Open to visitors', 'marks a venue that visitors can see'),
  'onboarding-progress': text('{done} of {count} done', 'Onboarding, how far a venue is', {
    args: { done: 'number', count: 'number' },
  }),
  'onboarding-progress-of': text('{name}: how much is set up', 'Onboarding, name of the bar of a venue', {
    args: { name: 'string' },
  }),
  'onboarding-required': label('Needed before visitors come', 'a venue, heading of the items it needs'),
  'onboarding-further': label('Good to have', 'a venue, heading of the other items'),
  'onboarding-done': label('Done', 'a venue, an item that is done'),
  'onboarding-missing': label('To do', 'a venue, an item that is not done'),
  'onboarding-item-name': label('Name and contact', 'a venue, item'),
  'onboarding-item-look': label('Look', 'a venue, item'),
  'onboarding-item-hours': label('Opening hours', 'a venue, item'),
  'onboarding-item-events': label('Events, prices and times', 'a venue, item'),
  'onboarding-item-words': label('Words', 'a venue, item'),
  'onboarding-item-staff': label('Staff', 'a venue, item'),
  'onboarding-item-links': label('Links', 'a venue, item'),
  'onboarding-storefront': label('See the storefront', 'a venue, link'),
  'onboarding-back': label('All venues', 'link back to the list'),
  'onboarding-open-heading': heading('Open to visitors', 'a venue, the last step'),
  'onboarding-open-hint': line(
    'From then on everybody can see this venue and buy its tickets.',
    'a venue, before it is opened',
  ),
  'onboarding-open-waits': line(
    'First do what is needed: see the list above.',
    'a venue that cannot be opened yet',
  ),
  'onboarding-open-press': button('Open this venue', 'a venue, the last step'),
  'onboarding-opened': line('This venue is open to visitors.', 'a venue that was opened'),

  'onboarding-new-heading': heading('New venue', 'new venue'),
  'onboarding-new-intro': line('It begins closed: only its staff see it until you open it.', 'new venue'),
  'onboarding-new-name': label('Name of the venue', 'new venue'),
  'onboarding-new-name-missing': line('Please type the name of the venue', 'new venue, error'),
  'onboarding-new-id': label('Address', 'new venue'),
  'onboarding-new-id-hint': line(
    'Part of every link: letters a–z, digits and hyphens. Left empty, it is made from the name.',
    'new venue',
  ),
  'onboarding-new-id-bad': line('Please choose 2 to 40 letters a–z, digits or hyphens', 'new venue, error'),
  'onboarding-new-id-taken': line('Another venue has this address already', 'new venue, error'),
  'onboarding-new-zone': label('Time zone', 'new venue'),
  'onboarding-new-zone-hint': line('All dates and times of the venue are read in it.', 'new venue'),
  'onboarding-new-zone-bad': line('Please choose a time zone of the list', 'new venue, error'),
  'onboarding-new-currency': label('Currency', 'new venue'),
  'onboarding-new-currency-bad': line('Please choose a currency of the list', 'new venue, error'),
  'onboarding-new-start': label('Look and words', 'new venue'),
  'onboarding-new-start-bad': line('Please choose what it starts from', 'new venue, error'),
  'onboarding-new-presets': label('A ready look', 'new venue, part of what it may start from'),
  'onboarding-new-venues': label('Like another venue', 'new venue, part of what it may start from'),
  'onboarding-new-press': button('Make the venue', 'new venue'),
  'onboarding-new-failed': line('The venue could not be made.', 'new venue, refused for something else'),
  'onboarding-fault': text('{place}: {fault}', 'Onboarding, what the check of a venue’s file says', {
    args: { place: 'string', fault: 'string' },
  }),
} as const
