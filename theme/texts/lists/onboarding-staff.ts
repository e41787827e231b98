import { text } from '#theme/texts/lists/text-definition.ts'

const where = 'Onboarding, staff'
const button = (message: string) => text(message, where, { fit: 'button' })
const label = (message: string) => text(message, where, { fit: 'label' })
const heading = (message: string) => text(message, where, { fit: 'heading' })
const line = (message: string) => text(message, where)

/** What onboarding says while it invites the staff of a venue. */
export const onboardingStaffTexts = {
  'onboarding-staff-intro': line(
    'Invite the people who will look after words, looks and publishing. Each gets a link to choose a password.',
  ),
  'onboarding-staff-invite': heading('Invite somebody'),
  'onboarding-staff-email': label('Email'),
  'onboarding-staff-name': label('Name'),
  'onboarding-staff-roles': label('What they may do'),
  'onboarding-role-wording': label('Wording: change texts'),
  'onboarding-role-designer': label('Designer: change looks, links and logo'),
  'onboarding-role-publisher': label('Publisher: publish what visitors see'),
  'onboarding-role-onboarding': label('Onboarding: set the venue up'),
  'onboarding-staff-press': button('Make the link'),
  'onboarding-staff-email-bad': line('Please type an email address.'),
  'onboarding-staff-roles-missing': line('Please choose at least one.'),
  'onboarding-staff-active-already': line(
    'This person has a password already. Their roles stay as they are.',
  ),
  'onboarding-staff-link': text(
    'Send this link to {email}. It works once, for seven days, and is not shown again.',
    where,
    { args: { email: 'string' } },
  ),
  'onboarding-staff-list': heading('Who is there'),
  'onboarding-staff-empty': line('Nobody yet.'),
  'onboarding-staff-active': label('Can sign in'),
  'onboarding-staff-invited': label('Invited'),
  'onboarding-staff-expired': label('Link is over'),
  'onboarding-staff-again-short': button('New link'),
  'onboarding-staff-withdraw-short': button('Withdraw'),
  'onboarding-staff-again': text('New link for {name}', where, { args: { name: 'string' }, fit: 'button' }),
  'onboarding-staff-withdraw': text('Withdraw the invitation of {name}', where, {
    args: { name: 'string' },
    fit: 'button',
  }),
} as const
