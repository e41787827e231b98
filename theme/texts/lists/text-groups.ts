import { accountTexts } from '#theme/texts/lists/account.ts'
import { addonsTexts } from '#theme/texts/lists/addons.ts'
import { authTexts } from '#theme/texts/lists/auth.ts'
import { calendarTexts } from '#theme/texts/lists/calendar.ts'
import { cartTexts } from '#theme/texts/lists/cart.ts'
import { checkoutTexts } from '#theme/texts/lists/checkout.ts'
import { comboTexts } from '#theme/texts/lists/combo.ts'
import { confirmationTexts } from '#theme/texts/lists/confirmation.ts'
import { couponsTexts } from '#theme/texts/lists/coupons.ts'
import { deliveryTexts } from '#theme/texts/lists/delivery.ts'
import { devicesTexts } from '#theme/texts/lists/devices.ts'
import { donationTexts } from '#theme/texts/lists/donation.ts'
import { draftReviewTexts } from '#theme/texts/lists/draft-review.ts'
import { editorTexts } from '#theme/texts/lists/editor.ts'
import { editorSceneTexts } from '#theme/texts/lists/editor-scenes.ts'
import { embedTexts } from '#theme/texts/lists/embed.ts'
import { errorsTexts } from '#theme/texts/lists/errors.ts'
import { eventDetailTexts } from '#theme/texts/lists/event-detail.ts'
import { eventsTexts } from '#theme/texts/lists/events.ts'
import { exchangeTexts } from '#theme/texts/lists/exchange.ts'
import { formsTexts } from '#theme/texts/lists/forms.ts'
import { giftCertificatesTexts } from '#theme/texts/lists/gift-certificates.ts'
import { homeTexts } from '#theme/texts/lists/home.ts'
import { legalTexts } from '#theme/texts/lists/legal.ts'
import { limitsTexts } from '#theme/texts/lists/limits.ts'
import { mailTexts } from '#theme/texts/lists/mail.ts'
import { memberInfoTexts } from '#theme/texts/lists/member-info.ts'
import { membershipTexts } from '#theme/texts/lists/membership.ts'
import { onboardingTexts } from '#theme/texts/lists/onboarding.ts'
import { orderTexts } from '#theme/texts/lists/order.ts'
import { partyTexts } from '#theme/texts/lists/party.ts'
import { passesTexts } from '#theme/texts/lists/passes.ts'
import { paymentTexts } from '#theme/texts/lists/payment.ts'
import { picturesTexts } from '#theme/texts/lists/pictures.ts'
import { problemTexts } from '#theme/texts/lists/problem.ts'
import { resellersTexts } from '#theme/texts/lists/resellers.ts'
import { reviewStepTexts } from '#theme/texts/lists/review-step.ts'
import { reviewsTexts } from '#theme/texts/lists/reviews.ts'
import { sharingTexts } from '#theme/texts/lists/sharing.ts'
import { shellTexts } from '#theme/texts/lists/shell.ts'
import { statusTexts } from '#theme/texts/lists/status.ts'
import { ticketsTexts } from '#theme/texts/lists/tickets.ts'
import { translationsTexts } from '#theme/texts/lists/translations.ts'
import { venueEditsTexts } from '#theme/texts/lists/venue-edits.ts'
import { venueHostTexts } from '#theme/texts/lists/venue-hosts.ts'
import { venueSettingsTexts } from '#theme/texts/lists/venue-settings.ts'
import { versionsTexts } from '#theme/texts/lists/versions.ts'
import { waitingListTexts } from '#theme/texts/lists/waiting-list.ts'

/**
 * The text groups: a screen asks for the groups it shows, and no other words travel to the browser. Only the composer knows them all
 * there, and loads them as data (`app/cli/lists-as-data.mjs`).
 */
export const textGroups = {
  shell: shellTexts,
  events: eventsTexts,
  party: partyTexts,
  'event-detail': eventDetailTexts,
  reviews: reviewsTexts,
  'waiting-list': waitingListTexts,
  devices: devicesTexts,
  calendar: calendarTexts,
  tickets: ticketsTexts,
  limits: limitsTexts,
  combo: comboTexts,
  addons: addonsTexts,
  donation: donationTexts,
  forms: formsTexts,
  cart: cartTexts,
  checkout: checkoutTexts,
  delivery: deliveryTexts,
  'member-info': memberInfoTexts,
  payment: paymentTexts,
  coupons: couponsTexts,
  'gift-certificates': giftCertificatesTexts,
  'review-step': reviewStepTexts,
  confirmation: confirmationTexts,
  order: orderTexts,
  passes: passesTexts,
  errors: errorsTexts,
  auth: authTexts,
  account: accountTexts,
  membership: membershipTexts,
  legal: legalTexts,
  resellers: resellersTexts,
  status: statusTexts,
  sharing: sharingTexts,
  embed: embedTexts,
  'draft-review': draftReviewTexts,
  home: homeTexts,
  problem: problemTexts,
  mail: mailTexts,
  editor: { ...editorTexts, ...editorSceneTexts },
  pictures: picturesTexts,
  versions: versionsTexts,
  onboarding: onboardingTexts,
  translations: translationsTexts,
  exchange: exchangeTexts,
  'venue-edits': venueEditsTexts,
  'venue-hosts': venueHostTexts,
  'venue-settings': venueSettingsTexts,
} as const
