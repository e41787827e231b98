import { text } from '#theme/texts/lists/text-definition.ts'

const where = 'Onboarding, what the check before opening finds'
const sentence = (message: string) => text(message, where)
const of = (message: string) => text(message, where, { args: { name: 'string' } })
const pair = (message: string) => text(message, where, { args: { name: 'string', other: 'string' } })
const start = (message: string) =>
  text(message, where, { args: { name: 'string', date: 'string', time: 'string', count: 'number' } })

const button = (message: string) => text(message, 'Onboarding, the check before opening', { fit: 'button' })
const heading = (message: string) => text(message, 'Onboarding, the check before opening', { fit: 'heading' })
const line = (message: string) => text(message, 'Onboarding, the check before opening')

/** The screen of the check, and one sentence a check of `app/rules/onboarding/launch/launch-finding.ts`. */
export const launchTexts = {
  'onboarding-launch': line('Check before opening'),
  'onboarding-launch-heading': heading('Check before opening'),
  'onboarding-launch-intro': line(
    'A robot buys everything that this venue sells, as everybody who may have it, in a copy of it. Prices, times, words and pictures are looked through as well. Nothing of the venue is touched.',
  ),
  'onboarding-launch-press': button('Check this venue'),
  'onboarding-launch-again': button('Check again'),
  'onboarding-launch-waiting': line('The check begins in a moment.'),
  'onboarding-launch-running': line('Buying everything'),
  'onboarding-launch-progress': text('{done} of {total} bought', 'Onboarding, the check before opening', {
    args: { done: 'number', total: 'number' },
  }),
  'onboarding-launch-leave': line('You can leave this page; the check goes on.'),
  'onboarding-launch-failed': line('The check could not be finished. Please try again.'),
  'onboarding-launch-sound': line('Nothing was found. Everything can be bought.'),
  'onboarding-launch-old': line('The venue was changed since this check.'),
  'onboarding-launch-errors': heading('Mend before visitors come'),
  'onboarding-launch-warnings': heading('Have a look'),
  'onboarding-launch-mend': text(
    'Mend it: {screen}',
    'Onboarding, the check before opening, link of a finding',
    {
      args: { screen: 'string' },
    },
  ),
  'onboarding-launch-ask': text(
    'Ask staff of the venue who may: {screen}',
    'Onboarding, the check before opening, link of a finding that only other staff can mend; leads to the list of the staff',
    { args: { screen: 'string' } },
  ),
  'onboarding-launch-sheet': text(
    'Events, prices and times, sheet {sheet}',
    'Onboarding, the check before opening, where a finding is mended',
    { args: { sheet: 'string' } },
  ),
  'onboarding-launch-file': line('the venue’s file'),
  'launch-purchase-refused': pair('{name} cannot be bought: {other}'),
  'launch-no-starts': of('{name} has no start ahead, so nobody can buy it.'),
  'launch-no-price': start(
    '{name} has nothing for sale at {count, plural, one {its start} other {# of its starts, first}} on {date} at {time}.',
  ),
  'launch-dead-starts': start(
    '{name} has no seats at {count, plural, one {its start} other {# of its starts, first}} on {date} at {time}.',
  ),
  'launch-closed-starts': start(
    '{name} starts while the venue is closed{count, plural, one {} other { (# times)}}: on {date} at {time}.',
  ),
  'launch-night-starts': start(
    '{name} starts in the night{count, plural, one {} other { (# times)}}: on {date} at {time}.',
  ),
  'launch-entry-outside-hours': start(
    '{name} lets people in outside the opening hours{count, plural, one {} other { (# times)}}: on {date} at {time}.',
  ),
  'launch-skipped-start': text('{name} starts on {date} at {time}, which the clocks skip that day.', where, {
    args: { name: 'string', date: 'string', time: 'string' },
  }),
  'launch-doubled-start': text(
    '{name} starts on {date} at {time}, which comes twice that day when the clocks go back.',
    where,
    { args: { name: 'string', date: 'string', time: 'string' } },
  ),
  'launch-far-start': start(
    '{name} has {count, plural, one {a start} other {# starts}} years away: on {date} at {time}.',
  ),
  'launch-odd-seats': start(
    '{name} has {count, plural, one {# seat} other {# seats}} on {date} at {time}, far from its other starts.',
  ),
  'launch-long-event': start(
    '{name} takes {count, plural, one {# minute} other {# minutes}}, longer than the doors are open: on {date} at {time}.',
  ),
  'launch-open-unsold': text(
    'The doors are open on {date} and on that day of every week, and nothing can be bought for it.',
    where,
    { args: { date: 'string' } },
  ),
  'launch-past-days': text(
    'The days with hours of their own are all over, the last was {date}. Those of this year are missing.',
    where,
    { args: { date: 'string' } },
  ),
  'launch-free-event': of(
    '{name} costs nothing, and no limit of its own says how many places one buyer takes.',
  ),
  'launch-free-type': pair('{other} pays nothing for {name}, where a price is usual.'),
  'launch-free-addon': of('The add-on {name} costs nothing, and does not say that it is free.'),
  'launch-free-combo': pair('{other} pays nothing for {name}, but pays for its parts.'),
  'launch-free-level': of('The level {name} can be had for nothing, and its name does not say so.'),
  'launch-odd-price': text('{name} has a price far from all others: {price}.', where, {
    args: { name: 'string', price: 'string' },
  }),
  'launch-odd-amount': text('{name} has an amount far from what a ticket costs: {price}.', where, {
    args: { name: 'string', price: 'string' },
  }),
  'launch-price-order': pair('{other} pays more than an adult for {name}.'),
  'launch-same-name': text('{count} things are called {name}.', where, {
    args: { name: 'string', count: 'number' },
  }),
  'launch-members-only': of('{name} is for members of a level that nobody has and nobody can join.'),
  'launch-members-unknown': pair(
    '{name} is for members, and nobody can say that they are one: {other, select, membership {memberships are} other {the link to verify a membership is}} switched off.',
  ),
  'launch-prerequisite': of('{name} needs another event in the same order, and none of those is on sale.'),
  'launch-ticket-minimum': of('{name} asks for more tickets of a kind than anybody can buy.'),
  'launch-limit-nothing': pair(
    'The limit {name} allows no ticket at all{other, select, _ {} other { of {other}}}.',
  ),
  'launch-combo-days': of('{name} joins events that are never on at the same time.'),
  'launch-combo-price': of('{name} has no price that anybody can pay.'),
  'launch-combo-dearer': pair('{name} costs more for {other} than its parts do.'),
  'launch-coupon-window': of('The code {name} is never valid.'),
  'launch-addon-stock': of(
    '{name} can never be had: its stock or its maximum is below what has to be taken.',
  ),
  'launch-addon-nowhere': of('{name} is offered with no event and no combo.'),
  'launch-not-online': of('{name} is sold nowhere.'),
  'launch-form-stuck': pair('The form {name} cannot be handed in: no answer to “{other}” is right.'),
  'launch-level-price': of('{name} can be joined, but has no price.'),
  'launch-long-term': text('{name} is sold for {count, number} months at once.', where, {
    args: { name: 'string', count: 'number' },
  }),
  'launch-donation-nothing': of('The donation {name} has no amount that can be given.'),
  'launch-high-charge': of('{name} adds more than half of the price.'),
  'launch-no-contact': sentence('Visitors have no way to reach the venue: neither telephone nor email.'),
  'launch-other-country': pair('The clocks of {other} are not those of the country {name}.'),
  'launch-no-hours': sentence('The venue is never open.'),
  'launch-long-hours': text('The doors are open from {time} to {other}, more than 16 hours.', where, {
    args: { time: 'string', other: 'string' },
  }),
  'launch-no-description': of('{name} has no words: neither a sentence nor a description.'),
  'launch-placeholder': pair('{name} has words that were never written: “{other}”.'),
  'launch-no-picture': of('{name} has no picture.'),
  'launch-lost-picture': pair('A picture of {name} is not there: {other}'),
  'launch-link': pair('The link {name} leads nowhere: {other}'),
  'launch-contrast': pair('{name} cannot be read on {other}.'),
  'launch-no-sender': sentence('Mails come from an address that nobody has: set the address of the venue.'),
  'launch-lost-font': of('The font that was chosen for {name} is not there: visitors see another one.'),
  'launch-wording': pair('The text {name} {other}.'),
  'launch-untranslated-words': text(
    '{count, plural, one {A text is} other {# texts are}} not said in {name}. The first is {other}.',
    where,
    { args: { name: 'string', other: 'string', count: 'number' } },
  ),
  'launch-untranslated-record': text(
    '{count, plural, one {{other} is} other {# things that visitors read about are}} not wholly said in {name}{count, plural, one {} other {. The first is {other}}}: {fields}.',
    where,
    { args: { name: 'string', other: 'string', fields: 'string', count: 'number' } },
  ),
  'launch-no-editor': sentence('Nobody of the venue may edit words and looks.'),
} as const
