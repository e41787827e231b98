import { text } from '#theme/texts/lists/text-definition.ts'

const onTerms = (part: string) => `Terms, ${part}`
const onPrivacy = (part: string) => `Privacy policy, ${part}`

/** A section of a legal page; a section without words is left out of the page. */
const section = (message: string, where: string) => text(message, where, { rich: true })
const heading = (message: string, where: string) => text(message, where, { fit: 'heading' })

/** Terms and privacy policy: a heading and a rich text for each section, so that a venue's lawyer can edit one at a time. */
export const legalTexts = {
  'legal-contents-heading': heading('On this page', 'Legal pages, above the list of sections'),

  'legal-terms-page-title': text('Terms and Conditions', 'Title of the terms'),
  'legal-terms-heading': heading('Terms and Conditions', onTerms('heading')),
  'legal-terms-effective': text('Effective {date}', onTerms('date'), {
    args: { date: 'string' },
    required: ['date'],
  }),
  'legal-terms-effective-date': text('April 1, 2020', onTerms('the date itself')),
  'legal-terms-introduction': text(
    'These are the terms of every purchase that you make from {venue} on this website. By placing an order you accept them.',
    onTerms('opening'),
    { rich: true, args: { venue: 'string' } },
  ),
  'legal-terms-sales-heading': heading('All sales are final', onTerms('heading')),
  'legal-terms-sales': section(
    'All sales are final and non-refundable. Please check the date, the time and the number of tickets before you complete an order. If something went wrong with it, tell us soon and we will see what we can do.',
    onTerms('sales'),
  ),
  'legal-terms-order-changes-heading': heading('Changing or canceling your order', onTerms('heading')),
  'legal-terms-order-changes': text(
    '{policy} Some events have rules of their own: those that hold for your order stand beside the button that pays for it, and do not change afterwards. Apart from that, all sales are final and non-refundable. Please check the date, the time and the number of tickets before you complete an order.',
    onTerms('changing and canceling an order'),
    { rich: true, args: { policy: 'string' } },
  ),
  'legal-terms-prices-heading': heading('Prices and payment', onTerms('heading')),
  'legal-terms-prices': section(
    'The price that counts is the total shown just before you complete the order. Your card is charged at that moment, through a payment provider. The order is placed once you see its number; we then send a confirmation to the email you gave.',
    onTerms('prices and payment'),
  ),
  'legal-terms-tickets-heading': heading('Tickets and admission', onTerms('heading')),
  'legal-terms-tickets': section(
    'A ticket admits one person on the date and at the time printed on it. Each code is accepted once, so keep it to yourself until you arrive. Please come in time: a place that is not taken is not kept, and a missed visit is not paid back. Tickets must not be sold on for profit. Reduced prices may ask for proof at the entrance.',
    onTerms('tickets'),
  ),
  'legal-terms-closures-heading': heading('When we have to change something', onTerms('heading')),
  'legal-terms-closures': section(
    'Sometimes a visit has to be moved, shortened or called off, for reasons of safety, weather or the wellbeing of what is in our care. We then write to the email of the order and say what becomes of your tickets.',
    onTerms('changes and closures'),
  ),
  'legal-terms-promotions-heading': heading('Coupons and gift certificates', onTerms('heading')),
  'legal-terms-promotions': section(
    'A coupon lowers the price of what it names, as long as it is valid, and is not exchanged for money. A gift certificate pays for an order up to its balance; what is left stays on it. We cannot replace a certificate that was lost or used by somebody else.',
    onTerms('coupons and gift certificates'),
  ),
  'legal-terms-donations-heading': heading('Donations', onTerms('heading')),
  'legal-terms-donations': section(
    'A donation is a gift, made freely and beside what you buy. It is not returned when the visit does not take place.',
    onTerms('donations'),
  ),
  'legal-terms-memberships-heading': heading('Memberships', onTerms('heading')),
  'legal-terms-memberships': section(
    'A membership runs for the term stated when it is bought and belongs to the people named on its cards. Cards are personal: please bring one together with something that shows who you are. Which benefits a level has is described where it is sold.',
    onTerms('memberships'),
  ),
  'legal-terms-auto-renewal-heading': heading(
    'Membership auto renewal',
    onTerms('heading of #membership-auto-renewal'),
  ),
  'legal-terms-auto-renewal': section(
    'A membership that renews automatically goes on for another term of the same length, at the price that is then valid. The card on file is charged up to 14 days before the renewal date. You can cancel the renewal at any time; a cancellation needs at least 30 days’ notice before the renewal date, or it takes effect one term later. The membership itself stays valid until its term ends.',
    onTerms('auto renewal'),
  ),
  'legal-terms-auto-renewal-stop': text(
    'You need not count days: we write to you {days, plural, one {# day} other {# days}} before the card is charged, and until it is charged you can stop the renewal yourself, on the page of your membership. The notice is for a cancellation by phone or email alone.',
    onTerms('auto renewal, what members do themselves'),
    { args: { days: 'number' } },
  ),
  'legal-terms-auto-renewal-contact': text(
    'You can put another card on file on the page of your membership. Where that is not offered, and to change or cancel an automatic renewal, contact us:',
    onTerms('auto renewal, above phone and email'),
  ),
  'legal-terms-visit-heading': heading('During your visit', onTerms('heading')),
  'legal-terms-visit': section(
    'Please follow the rules posted on site and what our staff ask of you. Whoever puts people, animals or objects at risk can be asked to leave, without a claim to the price of the ticket.',
    onTerms('visit'),
  ),
  'legal-terms-website-heading': heading('Using this website', onTerms('heading')),
  'legal-terms-website': section(
    'Orders are for people who are old enough to make a contract and who give their own details. Orders made by programs, or to keep places away from others, can be canceled.',
    onTerms('website'),
  ),
  'legal-terms-changes-heading': heading('Changes to these terms', onTerms('heading')),
  'legal-terms-changes': section(
    'We may change these terms for orders to come. Your order is governed by the terms that stood here when you placed it.',
    onTerms('changes of the terms'),
  ),
  'legal-terms-questions-heading': heading('Questions', onTerms('heading')),
  'legal-terms-questions': section('Is something unclear? We are glad to explain it.', onTerms('questions')),

  'legal-privacy-page-title': text('Privacy Policy', 'Title of the privacy policy'),
  'legal-privacy-heading': heading('Privacy Policy', onPrivacy('heading')),
  'legal-privacy-effective': text('Effective {date}', onPrivacy('date'), {
    args: { date: 'string' },
    required: ['date'],
  }),
  'legal-privacy-effective-date': text('April 1, 2020', onPrivacy('the date itself')),
  'legal-privacy-introduction': text(
    'This policy says what {venue} learns about you on this website, what for, and what you can do about it.',
    onPrivacy('opening'),
    { rich: true, args: { venue: 'string' } },
  ),
  'legal-privacy-collected-heading': heading('What we keep', onPrivacy('heading')),
  'legal-privacy-collected': section(
    'We keep what you enter to place an order: your name, how to reach you, the answers to our questions and the order itself. Members also have their membership, their cards and the people named on them with us. Card numbers go straight to the payment provider and never reach us; we keep the brand and the last four digits, so that you recognise the card.',
    onPrivacy('data'),
  ),
  'legal-privacy-use-heading': heading('What it is used for', onPrivacy('heading')),
  'legal-privacy-use': section(
    'We use it to carry out your order, to send your tickets, to admit you at the entrance, to look after your membership and to answer your questions. After a visit we may ask by email how it was. We do not sell your data.',
    onPrivacy('use'),
  ),
  'legal-privacy-sharing-heading': heading('Who else receives it', onPrivacy('heading')),
  'legal-privacy-sharing': section(
    'Those who work for us receive what they need for their part and nothing more: the payment provider, the service that carries our mail and the company that runs this website. Authorities receive what the law obliges us to give them.',
    onPrivacy('who receives data'),
  ),
  'legal-privacy-cookies-heading': heading('Cookies', onPrivacy('heading')),
  'legal-privacy-cookies': section(
    'Cookies of our own remember your order, that you have signed in or verified a membership, and which notices you have hidden. Without them nothing could be ordered. Counting visits with the help of others happens only where you have agreed to it.',
    onPrivacy('cookies'),
  ),
  'legal-privacy-captcha-heading': heading('Protection against automated orders', onPrivacy('heading')),
  'legal-privacy-captcha': section(
    'Before an order is placed we check that it does not come from a program. The check looks at the order, not at you: it does not follow you to other websites.',
    onPrivacy('captcha'),
  ),
  'legal-privacy-retention-heading': heading('How long we keep it', onPrivacy('heading')),
  'legal-privacy-retention': section(
    'An order that is not completed is deleted after a short time. Completed orders are kept as long as tax and accounting rules demand, memberships as long as they last and can be renewed.',
    onPrivacy('how long data are kept'),
  ),
  'legal-privacy-security-heading': heading('How it is protected', onPrivacy('heading')),
  'legal-privacy-security': section(
    'This website is reached over encrypted connections only. Passwords are stored so that nobody can read them, and staff see what their work requires.',
    onPrivacy('security'),
  ),
  'legal-privacy-rights-heading': heading('Your choices', onPrivacy('heading')),
  'legal-privacy-rights': section(
    'You may ask what we know about you, have mistakes corrected, receive a copy, or have your data deleted as far as the law allows. A short message is enough.',
    onPrivacy('choices'),
  ),
  'legal-privacy-children-heading': heading('Children', onPrivacy('heading')),
  'legal-privacy-children': section(
    'We do not knowingly serve children under 13 on this website, and we do not knowingly keep data that they have entered. Children visit us with tickets that an adult has ordered. If you think that a child has given us data, tell us and we will delete them.',
    onPrivacy('children'),
  ),
  'legal-privacy-changes-heading': heading('Changes to this policy', onPrivacy('heading')),
  'legal-privacy-changes': section(
    'When we change this policy, the date at its top changes too.',
    onPrivacy('changes of the policy'),
  ),
  'legal-privacy-questions-heading': heading('Questions about your data', onPrivacy('heading')),
  'legal-privacy-questions': section(
    'Whatever you would like to know or have changed, we are the ones to ask.',
    onPrivacy('questions'),
  ),
  'legal-privacy-notice-hidden': text(
    'You have hidden the privacy notice at the end of the pages.',
    onPrivacy('shown when the notice is hidden'),
  ),
  'legal-privacy-notice-show': text('Show it again', onPrivacy('button that brings the notice back'), {
    fit: 'button',
  }),
} as const
