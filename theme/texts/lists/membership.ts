import { text } from '#theme/texts/lists/text-definition.ts'

const button = (message: string, where: string) => text(message, where, { fit: 'button' })
const label = (message: string, where: string) => text(message, where, { fit: 'label' })

/** Joining, giving, renewing and upgrading memberships; the member's own page; auto-renew. */
export const membershipTexts = {
  'membership-page-title': text('Membership', 'Title of the membership screens'),
  'membership-heading': text('Membership', 'Membership, heading', { fit: 'heading' }),
  'membership-info': text('', 'Membership, under the heading', { rich: true }),
  'membership-description': text('', 'Membership, description', { rich: true }),
  'membership-join-prompt': text('Are you a member?', 'Membership, prompt', { rich: true }),
  'membership-verify': button('Verify Membership', 'Membership, prompt, button'),
  'membership-welcome': text('Welcome back, {name}!', 'Membership, verified member', {
    args: { name: 'string' },
    required: ['name'],
  }),
  'membership-view-mine': button('Your membership', 'Membership, verified member, link'),
  'membership-levels-heading': text('At a glance', 'Membership, heading of the levels', { fit: 'heading' }),
  'membership-price-of': text('{term}\u00a0· {who}', 'Membership, under the price of a level', {
    args: { who: 'string', term: 'string' },
  }),
  'membership-join-page-title': text('Memberships', 'Title of the join screen'),
  'membership-join-heading': text('Memberships', 'Join, heading', { fit: 'heading' }),
  'membership-tab-regular': label('Memberships', 'Join, tab'),
  'membership-tab-auxiliary': label('Auxiliary Groups', 'Join, tab'),
  'membership-tabs': label('Kinds of membership', 'Join, name of the tabs'),
  'membership-group-memberships': button('Memberships', 'Auxiliary group, button'),
  'membership-group-back': label('All memberships', 'Group, link back'),
  'membership-all': label('All memberships', 'Category detail, link back'),
  'membership-view-all': button('View memberships', 'Membership, button'),
  'membership-join': button('Join Now', 'Membership card, button'),
  'membership-ends': text('Ends by itself', 'What comes after the term of a membership that never renews'),
  'membership-may-renew': text(
    'Renews only if you choose so',
    'What comes after the term of a membership that may renew by itself',
  ),
  'membership-with-order': text(
    'With your order {total} in all. Its tickets cost {saved} less.',
    'Membership card, above the button, to whoever has tickets in their order',
    { args: { total: 'string', saved: 'string' }, required: ['total'] },
  ),
  'membership-gift': button('Give as a gift', 'Membership card, button'),
  'membership-renew': button('Renew', 'Membership card, button'),
  'membership-rejoin': button('Join again', 'My membership, a long time after it ended'),
  'membership-change-to': text('Change to {name}', 'Renew, button of another level', {
    args: { name: 'string' },
    required: ['name'],
    fit: 'button',
  }),
  'membership-held-price': label(
    'Yours until now',
    'Renew, below the price that was paid for the term before',
  ),
  'membership-upgrade': button('Upgrade', 'Membership card, button'),
  'membership-view-upgrades': button('View Upgrade Options', 'Membership card, button'),
  'membership-change': button('Change membership', 'Membership in the order, button'),
  'membership-remove': label('Remove', 'Membership in the order, link'),
  'membership-select-offering': text('Select an offering', 'Membership in the order, name of the list', {
    names: true,
  }),
  'membership-giving-gift': text('Giving as a Gift', 'Membership in the order, gift'),
  'membership-action-of': text('{action}: {name}', 'Membership card, name of a button', {
    names: true,
    args: { action: 'string', name: 'string' },
    required: ['action', 'name'],
  }),
  'membership-current': label('Your membership', 'Membership card, the level that is held'),
  'membership-holders': text('{count, plural, one {# card} other {# cards}}', 'Membership card', {
    args: { count: 'number' },
    required: ['count'],
  }),
  'membership-gain': text('What you gain', 'Upgrade, above what a level gives beyond the present one', {
    fit: 'label',
  }),
  'membership-left-to-pay': text('left to pay of {price}', 'Upgrade, below what is left to pay', {
    args: { price: 'string' },
    required: ['price'],
    fit: 'label',
  }),
  'membership-per-month': text('{price} a month', 'Offering, price for each month of the term', {
    args: { price: 'string' },
    required: ['price'],
    fit: 'label',
  }),
  'membership-works-out': text(
    'works out at {price} a month',
    'Offering, the price of a longer term in months',
    {
      args: { price: 'string' },
      required: ['price'],
      fit: 'label',
    },
  ),
  'membership-goes-with': text(
    'membership: {levels}',
    'Auxiliary membership without a base, after Required',
    {
      args: { levels: 'string' },
    },
  ),
  'membership-only-with': text(
    'Only together with a membership: {levels}',
    'Auxiliary membership, above its button',
    { args: { levels: 'string' }, required: ['levels'] },
  ),
  'membership-for-life': text('for life', 'Offering, in place of its duration'),
  'membership-compare': text('Compare memberships', 'Join, heading of the table', { fit: 'heading' }),
  'membership-compare-all': text(
    'Show all {count} benefits',
    'Comparison of levels on a phone, unfolds the rest',
    {
      args: { count: 'number' },
      required: ['count'],
      fit: 'button',
    },
  ),
  'membership-compare-shared': text('With every membership', 'Join, above what all levels give', {
    fit: 'label',
  }),
  'membership-compare-own': text('Only with this one', 'Join, table, what one level alone gives', {
    fit: 'label',
  }),
  'membership-compare-given': text('Included', 'Join, table, a benefit that a level gives'),
  'membership-compare-not-given': text('Not included', 'Join, table, a benefit that a level does not give'),
  'membership-benefits-of': text('Benefits of {name}', 'Membership card, name of the benefits', {
    args: { name: 'string' },
  }),
  'membership-auxiliary-heading': text(
    'Goes with this membership',
    'Category detail, heading of its groups',
    {
      fit: 'heading',
    },
  ),
  'membership-options': text('Options', 'Category detail, heading of the prices', { fit: 'heading' }),
  'membership-show-more': label('Show more', 'Membership card, unfolds the description'),
  'membership-show-less': label('Show less', 'Membership card, folds the description'),
  'membership-benefits': text('Benefits', 'Membership card, heading', { fit: 'heading' }),
  'membership-view-all-benefits': label('View all benefits', 'Membership card, unfolds the benefits'),
  'membership-more-prices': text('+{count} more...', 'Membership card, prices not shown', {
    args: { count: 'number' },
    required: ['count'],
    fit: 'label',
  }),
  'membership-see-my-price': button('See my price', 'Upgrade whose price is not known yet'),
  'membership-price': text('{name}: {price}', 'Price of an offering', {
    args: { name: 'string', price: 'string' },
  }),
  'membership-duration': text(
    '{years, plural, =0 {{months, plural, one {# month} other {# months}}} one {# year{months, plural, =0 {} one { # month} other { # months}}} other {# years{months, plural, =0 {} one { # month} other { # months}}}}',
    'Duration of an offering',
    {
      args: { years: 'number', months: 'number' },
      samples: [
        { years: 1, months: 0 },
        { years: 0, months: 6 },
        { years: 1, months: 3 },
      ],
    },
  ),
  'membership-valid': text('Valid {from} to {until}', 'Validity of a membership', {
    args: { from: 'string', until: 'string' },
  }),
  'membership-valid-for-life': text('Valid for life, from {from}', 'Validity of a membership for life', {
    args: { from: 'string' },
  }),
  'membership-expires': text('Expires {date}', 'End of a membership', { args: { date: 'string' } }),
  'membership-not-found': text('Membership not found.', 'Category detail of an unknown category'),
  'membership-none-found': text('No memberships found.', 'A list without memberships'),
  'membership-none-found-one': text('No membership found.', 'My membership without a membership'),
  'membership-required': text('Required', 'Membership that may not be bought', { fit: 'label' }),
  'membership-required-renew': text('Renew now', 'Membership that may not be bought, verified member', {
    fit: 'label',
  }),
  'membership-required-verify': text('Verify Membership', 'Membership that may not be bought, link', {
    fit: 'label',
  }),

  'membership-profile-page-title': text('Your membership', 'Title of My membership'),
  'membership-profile-heading': text('Your membership', 'My membership, heading', { fit: 'heading' }),
  'membership-profile-number': text('Member number {number}', 'My membership', {
    args: { number: 'string' },
  }),
  'membership-profile-code': text('Code of your card', 'My membership, name of the QR code', { names: true }),
  'membership-profile-cards': text(
    '{count, plural, one {# card} other {# cards}} of this membership',
    'My membership, name of the cards of several people',
    { args: { count: 'number' }, samples: [{ count: 1 }, { count: 2 }], names: true },
  ),
  'membership-door': text('Show at the door', 'My membership, button below the card', { fit: 'button' }),
  'membership-door-page-title': text('Membership cards for the door', 'Title of the codes of a membership'),
  'membership-door-heading': text(
    '{count, plural, one {Show this code at the door} other {Show these codes at the door}}',
    'Codes of a membership, heading',
    { args: { count: 'number' }, fit: 'heading' },
  ),
  'membership-door-code': text('Code of {name}', 'Codes of a membership, name of the code of a person', {
    args: { name: 'string' },
    required: ['name'],
    names: true,
  }),
  'membership-door-close': text('Close', 'Codes of a membership, link', { fit: 'button' }),
  'membership-profile-more-ways': text('More for this membership', 'My membership, unfolds further buttons', {
    fit: 'label',
  }),
  'membership-profile-primary': text('Primary cardholder', 'My membership, heading', { fit: 'heading' }),
  'membership-profile-secondary': text('Additional cardholders', 'My membership, heading', {
    fit: 'heading',
  }),
  'membership-profile-members': text('Members', 'Auxiliary panel, heading', { fit: 'heading' }),
  'membership-profile-auxiliary': text(
    'Auxiliary Memberships',
    'My membership, heading of the auxiliary panel',
    { fit: 'heading' },
  ),
  'membership-profile-show-details': label('Show benefits & member details', 'Auxiliary panel, unfolds'),
  'membership-profile-hide-details': label('Hide benefits & member details', 'Auxiliary panel, folds'),
  'membership-profile-upcoming': text('Upcoming membership', 'My membership, heading', { fit: 'heading' }),
  'membership-profile-people': text('Who has a card', 'My membership, heading of the cardholders', {
    fit: 'heading',
  }),
  'membership-profile-others': text('Your other memberships', 'My membership, heading', { fit: 'heading' }),
  'membership-profile-logout': label('Use another membership', 'My membership, link'),
  'membership-expired': text('Your membership has expired', 'My membership, lapsed'),
  'membership-canceled': text('Your membership has been canceled', 'My membership, dropped'),
  'membership-active': label('Active', 'My membership, standing'),
  'membership-in-grace': text(
    'Your membership has expired. Its benefits go on until {until}, so that you can renew.',
    'My membership, days of grace',
    { args: { until: 'string' } },
  ),
  'membership-profile-expired': text('Expired {date}', 'My membership, across the card', {
    args: { date: 'string' },
  }),
  'membership-profile-canceled': label('Canceled', 'My membership, across the card'),
  'membership-profile-benefits-again': text(
    'Yours again when you come back',
    'My membership, heading of the benefits of one that is over',
    { fit: 'heading' },
  ),
  'membership-begins': text('Your membership has yet to begin.', 'My membership, before its first day'),

  'membership-renew-page-title': text('Renew', 'Title of the renew screen'),
  'membership-renew-heading': text('Renew your membership', 'Renew, heading', { fit: 'heading' }),
  'membership-renewal-heading': text('Your renewal', 'Renew, heading while there is nothing to choose', {
    fit: 'heading',
  }),
  'membership-back-mine': label('Your membership', 'Renew and upgrade, link back'),
  'membership-back-renew': label('All renewals', 'Renewal option, link back'),
  'membership-renew-unavailable': text(
    'Membership renewals are not available at this time.',
    'Renew without options',
  ),
  'membership-renew-opens': text(
    'You can renew from {date}.',
    'Renew without options, when there will be some',
    {
      args: { date: 'string' },
    },
  ),
  'membership-renew-itself': text(
    'It renews by itself on {date}; you need do nothing.',
    'Renew without options, of a membership that renews by itself',
    { args: { date: 'string' } },
  ),
  'membership-renew-instead': text(
    '{price} is then charged to your {brand} ending in {lastFour}. If you renew yourself before that day, this is not charged.',
    'Renew, of a membership that renews by itself, when it can be renewed by hand',
    { args: { price: 'string', brand: 'string', lastFour: 'string' }, required: ['price'] },
  ),
  'membership-renew-check-later': text('Please check again later.', 'Renew without options, second line'),
  'membership-upgrade-page-title': text('Upgrade', 'Title of the upgrade screen'),
  'membership-upgrade-heading': text('Upgrade for additional benefits.', 'Upgrade, heading', {
    fit: 'heading',
  }),
  'membership-upgrade-description': text(
    'Your current membership payment will apply towards the total.',
    'Upgrade, under the heading',
  ),
  'membership-upgrade-unavailable': text(
    'Membership upgrades are not available at this time.',
    'Upgrade without options',
  ),
  'membership-upgrade-contact': text(
    'Please contact us to upgrade your membership.',
    'Upgrade that is not sold online',
  ),

  'auto-renew-heading': text('Auto Renew', 'Auto-renew panel, heading', { fit: 'heading' }),
  'auto-renew-on': label('On', 'Auto-renew panel'),
  'auto-renew-off': label('Off', 'Auto-renew panel'),
  'auto-renew-already-renewed': label('Already Renewed', 'Auto-renew panel with an upcoming term'),
  'auto-renew-renew-now': button('Renew Now', 'Auto-renew panel, button'),
  'auto-renew-early': label(
    'Renew now or change level',
    'Auto-renew panel of a membership that renews by itself, link',
  ),
  'auto-renew-card-expiring': text(
    'Your {brand} ending in {lastFour} expires before the next charge on {date}. Please renew with another card before then.',
    'Auto-renew panel, card that expires before the charge',
    { args: { brand: 'string', lastFour: 'string', date: 'string' }, required: ['date'] },
  ),
  'auto-renew-card-expired': text(
    'Your {brand} ending in {lastFour} has expired. Please renew with another card.',
    'Auto-renew panel, card that has expired',
    { args: { brand: 'string', lastFour: 'string' } },
  ),
  'auto-renew-card-expiring-replace': text(
    'Your {brand} ending in {lastFour} expires before the next charge on {date}. Please replace it before then.',
    'Auto-renew panel, card that expires before the charge and can be replaced',
    { args: { brand: 'string', lastFour: 'string', date: 'string' }, required: ['date'] },
  ),
  'auto-renew-card-expired-replace': text(
    'Your {brand} ending in {lastFour} has expired. Please replace it.',
    'Auto-renew panel, card that has expired and can be replaced',
    { args: { brand: 'string', lastFour: 'string' } },
  ),
  'auto-renew-card-missing': text(
    'There is no card on file that can be charged for the next term.',
    'Auto-renew panel, no card that can be charged',
  ),
  'auto-renew-card-replaced': text(
    'Your new card is on file.',
    'Auto-renew panel, after the card was replaced',
  ),
  'auto-renew-card-replace': button('Replace card', 'Auto-renew panel, button'),
  'auto-renew-card-add': button('Add a card', 'Auto-renew panel without a card on file, button'),
  'auto-renew-card-page-title': label('Card on file', 'Page of the card on file, title of the window'),
  'auto-renew-card-heading': text('Card on file', 'Page of the card on file, heading', { fit: 'heading' }),
  'auto-renew-card-now': text('On file now: {brand} ending in {lastFour}', 'Page of the card on file', {
    args: { brand: 'string', lastFour: 'string' },
    required: ['lastFour'],
  }),
  'auto-renew-card-description': text(
    'Nothing is charged now. The new card pays when your membership renews; until it is confirmed, nothing changes.',
    'Page of the card on file',
  ),
  'auto-renew-card-use': button('Use this card', 'Page of the card on file, button'),
  'auto-renew-card-failed': text(
    'Your card could not be put on file, and nothing has changed. Please try again.',
    'Page of the card on file, card that could not be stored',
  ),
  'auto-renew-card-confirmed': text(
    'Your bank was asked. Press the button once more to put the card on file.',
    'Page of the card on file without JavaScript, after the bank was asked',
  ),
  'auto-renew-lasts-until': text(
    'Your membership lasts until {date} and does not renew by itself.',
    'Auto-renew panel, off',
    { args: { date: 'string' }, required: ['date'] },
  ),
  'auto-renew-optional': label('Renew automatically', 'Offering that may renew'),
  'auto-renew-icon': text('Renews automatically', 'Name of the auto-renew icon'),
  'auto-renew-opted-out': text(
    'You opted out of Membership Auto Renew on {date}. Please contact the venue with any questions.',
    'Auto-renew panel, canceled plan',
    { args: { date: 'string' }, required: ['date'] },
  ),
  'auto-renew-stop': button('Stop renewing automatically', 'Auto-renew panel, unfolds what that means'),
  'auto-renew-stop-description': text(
    'Nothing will be charged any more. Your membership lasts as long as it is paid for; only the venue can turn Auto Renew on again.',
    'Auto-renew panel, before it is stopped',
  ),
  'auto-renew-stop-confirm': button('Stop Auto Renew', 'Auto-renew panel, button'),
  'auto-renew-stop-failed': text(
    'Auto Renew could not be stopped. Please try again or call the venue.',
    'Auto-renew panel that could not be stopped',
  ),
  'auto-renew-call': text('Call the venue to update your Auto Renew membership.', 'Auto-renew panel'),
  'auto-renew-renewed-as': text(
    'You are renewed as {name} until {date}.',
    'Auto-renew panel with an upcoming term',
    { args: { name: 'string', date: 'string' }, required: ['name', 'date'] },
  ),
  'auto-renew-message': text(
    'Your membership renews {days, plural, one {# day} other {# days}} before it expires: {price} will be charged to your {brand} ending in {lastFour}.',
    'Auto-renew panel, active plan',
    {
      args: { days: 'number', price: 'string', brand: 'string', lastFour: 'string' },
      samples: [{ days: 7, price: '$95', brand: 'Visa', lastFour: '4242' }],
    },
  ),
} as const
