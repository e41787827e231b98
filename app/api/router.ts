import { getAddon, listAddons } from './addons/list-addons.ts'
import { calendarOfAll, calendarOfEvent, saleEnd } from './calendars/calendar-of-events.ts'
import { getChallenge } from './captcha/get-challenge.ts'
import { endCartLink, getCartLink, getCartStanding, readCartLink } from './carts/cart-link.ts'
import { getCartOffer, getJoinQuotes, takeCartOffer } from './carts/cart-offer.ts'
import { deleteCart } from './carts/delete-cart.ts'
import { deleteCartItem } from './carts/delete-cart-item.ts'
import { getCart } from './carts/get-cart.ts'
import { getMemberships } from './carts/get-memberships.ts'
import { holdCart } from './carts/hold-cart.ts'
import { putCart } from './carts/put-cart.ts'
import { undoCart } from './carts/undo-cart.ts'
import { getRegisteredOrder } from './checkout/get-registered-order.ts'
import { openSecureSession } from './checkout/open-secure-session.ts'
import { placeOrder } from './checkout/place-order.ts'
import { purchaseMembership } from './checkout/purchase-membership.ts'
import { calendarOfCombo, nextAvailableCombo } from './combos/combo-calendar.ts'
import { getCombo, listCombos } from './combos/list-combos.ts'
import { validateCoupon } from './coupons/validate-coupon.ts'
import { validateCoupons } from './coupons/validate-coupons.ts'
import { getDonationConfigs, listDonationFields, listDonationPurposes } from './donations/get-donations.ts'
import {
  approveDraft,
  getReview,
  getReviewDifference,
  openReview,
  remarkDraft,
} from './draft-shares/review-draft.ts'
import { listDraftRemarks, resolveDraftRemark } from './draft-shares/staff-remarks.ts'
import { addShare, listDraftShares, revokeDraftShare } from './draft-shares/staff-shares.ts'
import { listAllowances } from './entitlements/list-allowances.ts'
import { validateEntitlements } from './entitlements/validate-entitlements.ts'
import { getInstance } from './events/get-instance.ts'
import { getTemplate } from './events/get-template.ts'
import { listAlternatives } from './events/list-alternatives.ts'
import { listSlim, listSummaries, listTemplates } from './events/list-events.ts'
import { listOnDays } from './events/list-on-days.ts'
import { listTimes } from './events/list-times.ts'
import { memberPricing } from './events/member-pricing.ts'
import { nextAvailable, nextAvailableShort } from './events/next-available.ts'
import { fontFiles, listOwnFonts, removeFont, uploadFont } from './fonts/own-fonts.ts'
import { getForm } from './forms/get-form.ts'
import { getFormResponse } from './forms/read-response.ts'
import { createFormResponse, updateFormResponse } from './forms/save-response.ts'
import { getUpload, uploadFile } from './forms/uploads.ts'
import { getGiftCertificate } from './gift-certificates/get-gift-certificate.ts'
import {
  addVenueHost,
  checkVenueHost,
  chooseVenueHost,
  listVenueHosts,
  removeVenueHost,
} from './hosts/venue-hosts.ts'
import { api } from './kernel/api.ts'
import { listCountries, listStates } from './locations/list-locations.ts'
import {
  awaitVerification,
  collectVerification,
  confirmOtherDevice,
  finishVerification,
  readVerification,
} from './members/finish-verification.ts'
import { sendVerification } from './members/send-verification.ts'
import { validateLogin, validateMembership } from './members/validate-membership.ts'
import { checkDuplicates } from './memberships/check-duplicates.ts'
import { eligibleLevels, eligibleLevelsOfMany } from './memberships/eligible-levels.ts'
import { getCategory, listCategories } from './memberships/list-categories.ts'
import { memberDetail, membershipConfig, myMemberships } from './memberships/member-detail.ts'
import { recurringDetails, stopRecurring } from './memberships/recurring-details.ts'
import { checkCard, replaceCard } from './memberships/replace-card.ts'
import { upcomingByEmail, upcomingMembership } from './memberships/upcoming-membership.ts'
import { validatePurchase } from './memberships/validate-purchase.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { getOrder } from './orders/get-order.ts'
import { getOrderDocument } from './orders/get-order-document.ts'
import { getPolicy } from './orders/get-policy.ts'
import { getTicket } from './orders/get-ticket.ts'
import { getTicketCalendar } from './orders/get-ticket-calendar.ts'
import { listStarts } from './orders/list-starts.ts'
import { mailAgain } from './orders/mail-again.ts'
import { mailOrder } from './orders/mail-order.ts'
import { moveVisit } from './orders/move-visit.ts'
import { searchOrders } from './orders/search-orders.ts'
import { getCardPass } from './passes/get-card-pass.ts'
import { getOrderPasses } from './passes/get-order-passes.ts'
import { getTicketPass } from './passes/get-ticket-pass.ts'
import { listWallets } from './passes/list-wallets.ts'
import { addPasskey, passkeyRegistrationOptions } from './passkeys/add-passkey.ts'
import { listOwnPasskeys, removePasskey } from './passkeys/own-passkeys.ts'
import { passkeySignInOptions, signInByPasskey } from './passkeys/sign-in-by-passkey.ts'
import { listPictures, setGallery, setPicture } from './pictures/shown-pictures.ts'
import { takeLogo } from './pictures/take-logo.ts'
import { uploadLogo, uploadPhoto } from './pictures/upload-picture.ts'
import {
  listEventReviews,
  listProgramReviews,
  listTenantReviews,
  summariseReviews,
} from './reviews/list-reviews.ts'
import { listAllOfVenue, moderateReview } from './reviews/moderate-reviews.ts'
import { stopInvitations } from './reviews/stop-invitations.ts'
import { createReview, getInvitation, listVisitorReviews, updateReview } from './reviews/write-review.ts'
import { getEventsCalendar } from './sharing/get-events-calendar.ts'
import { getIcon } from './sharing/get-icon.ts'
import { getSharePicture } from './sharing/get-share-picture.ts'
import { getStatus } from './status/get-status.ts'
import { announcePresence } from './themes/announce-presence.ts'
import { planExchange, printTheme } from './themes/exchange-theme.ts'
import { getTheme } from './themes/get-theme.ts'
import { getHeroPicture } from './themes/hero-picture.ts'
import { listThemes } from './themes/list-themes.ts'
import { getDifference, getSides, listVersions } from './themes/list-versions.ts'
import { discardDraft, publishDraft, reopenDraft } from './themes/publish-draft.ts'
import { putTheme } from './themes/put-theme.ts'
import { restoreVersion } from './themes/restore-version.ts'
import { getDraft, putDraft, requestPublication } from './themes/save-draft.ts'
import { cancelSchedule, getSchedules, scheduleDraft } from './themes/schedule-draft.ts'
import { listTranslations } from './translations/list-translations.ts'
import { saveTranslation } from './translations/save-translation.ts'
import { setLanguages } from './translations/set-languages.ts'
import { listVenueEdits } from './venue-edits/list-edits.ts'
import { undoEdit } from './venue-edits/undo-edit.ts'
import { getHours, getSettings, putHours, putSettings } from './venue-settings/change-settings.ts'
import { confirmEmail, dropEmail, requestEmailLink } from './visitors/change-email.ts'
import { changePassword } from './visitors/change-password.ts'
import { openOrders } from './visitors/open-orders.ts'
import { recoverPassword, requestVisitorLink } from './visitors/request-link.ts'
import { saveVisitor } from './visitors/save-visitor.ts'
import { signInVisitor } from './visitors/sign-in-visitor.ts'
import { getVisitor, signOutEverywhere, signOutVisitor } from './visitors/visitor-session.ts'
import { changeWaitingEntry, readWaitingEntry } from './waiting-list/change-waiting-entry.ts'
import { joinWaitingList } from './waiting-list/join-waiting-list.ts'

/** The API's table of contents: call → handler. */
export const router = api.router({
  addons: { list: listAddons, get: getAddon },
  calendars: { all: calendarOfAll, saleEnd, ofEvent: calendarOfEvent },
  captcha: { challenge: getChallenge },
  carts: {
    get: getCart,
    memberships: getMemberships,
    put: putCart,
    hold: holdCart,
    undo: undoCart,
    link: getCartLink,
    endLink: endCartLink,
    linked: readCartLink,
    standing: getCartStanding,
    offer: getCartOffer,
    joinQuotes: getJoinQuotes,
    takeOffer: takeCartOffer,
    deleteItem: deleteCartItem,
    delete: deleteCart,
  },
  checkout: { place: placeOrder, secure: openSecureSession },
  combos: { list: listCombos, get: getCombo, nextAvailable: nextAvailableCombo, calendar: calendarOfCombo },
  coupons: { validateOne: validateCoupon, validate: validateCoupons },
  draftReview: {
    open: openReview,
    get: getReview,
    difference: getReviewDifference,
    remark: remarkDraft,
    approve: approveDraft,
  },
  draftShares: {
    list: listDraftShares,
    add: addShare,
    revoke: revokeDraftShare,
    remarks: listDraftRemarks,
    resolve: resolveDraftRemark,
  },
  donations: {
    configs: getDonationConfigs,
    customFields: listDonationFields,
    purposes: listDonationPurposes,
  },
  entitlements: { allowances: listAllowances, validate: validateEntitlements },
  events: {
    templates: listTemplates,
    summaries: listSummaries,
    slim: listSlim,
    alternatives: listAlternatives,
    template: getTemplate,
    onDays: listOnDays,
    instance: getInstance,
    memberPricing,
    times: listTimes,
    nextAvailable,
    nextAvailableShort,
  },
  forms: {
    get: getForm,
    response: getFormResponse,
    create: createFormResponse,
    update: updateFormResponse,
    upload: uploadFile,
    uploaded: getUpload,
  },
  giftCertificates: { get: getGiftCertificate },
  locations: { countries: listCountries, states: listStates },
  members: {
    validate: validateMembership,
    validateLogin,
    sendVerification,
    readVerification,
    finishVerification,
    confirmOtherDevice,
    awaitVerification,
    collectVerification,
    categories: listCategories,
    category: getCategory,
    eligibleLevels,
    eligibleLevelsOfMany,
    validatePurchase,
    purchase: purchaseMembership,
    recurring: recurringDetails,
    stopRecurring,
    checkCard,
    replaceCard,
    upcomingByEmail,
    upcoming: upcomingMembership,
    duplicates: checkDuplicates,
    config: membershipConfig,
    mine: myMemberships,
    detail: memberDetail,
  },
  orders: {
    search: searchOrders,
    get: getOrder,
    document: getOrderDocument,
    mail: mailOrder,
    mailAgain,
    policy: getPolicy,
    ticket: getTicket,
    ticketCalendar: getTicketCalendar,
    starts: listStarts,
    move: moveVisit,
    cancel: cancelOrder,
  },
  passes: {
    wallets: listWallets,
    ofOrder: getOrderPasses,
    ofTicket: getTicketPass,
    ofMembership: getCardPass,
  },
  passkeys: {
    list: listOwnPasskeys,
    registrationOptions: passkeyRegistrationOptions,
    add: addPasskey,
    remove: removePasskey,
    signInOptions: passkeySignInOptions,
    signIn: signInByPasskey,
  },
  reviews: {
    ofEvent: listEventReviews,
    ofProgram: listProgramReviews,
    ofTenant: listTenantReviews,
    summaries: summariseReviews,
    ofVisitor: listVisitorReviews,
    invitation: getInvitation,
    stopInvitations,
    create: createReview,
    update: updateReview,
    listAll: listAllOfVenue,
    moderate: moderateReview,
  },
  sharing: { picture: getSharePicture, icon: getIcon, calendar: getEventsCalendar },
  status: { get: getStatus },
  themes: { list: listThemes, get: getTheme, put: putTheme },
  themeDrafts: {
    get: getDraft,
    put: putDraft,
    request: requestPublication,
    publish: publishDraft,
    discard: discardDraft,
    reopen: reopenDraft,
  },
  themePresence: { announce: announcePresence },
  themeExchange: { print: printTheme, plan: planExchange },
  fonts: { files: fontFiles, list: listOwnFonts, upload: uploadFont, remove: removeFont },
  pictures: {
    list: listPictures,
    hero: getHeroPicture,
    set: setPicture,
    setGallery,
    takeLogo,
    uploadLogo,
    uploadPhoto,
  },
  themeSchedules: { list: getSchedules, add: scheduleDraft, cancel: cancelSchedule },
  themeVersions: {
    list: listVersions,
    difference: getDifference,
    sides: getSides,
    restore: restoreVersion,
  },
  translations: { list: listTranslations, save: saveTranslation, languages: setLanguages },
  venueHosts: {
    list: listVenueHosts,
    add: addVenueHost,
    check: checkVenueHost,
    choose: chooseVenueHost,
    remove: removeVenueHost,
  },
  venueEdits: { list: listVenueEdits, undo: undoEdit },
  venueSettings: { getHours, putHours, getSettings, putSettings },
  uuidRegistry: { get: getRegisteredOrder },
  visitors: {
    signIn: signInVisitor,
    recoverPassword,
    tokenLogin: changePassword,
    requestLink: requestVisitorLink,
    openOrders,
    get: getVisitor,
    save: saveVisitor,
    requestEmailLink,
    confirmEmail,
    dropEmail,
    signOut: signOutVisitor,
    signOutEverywhere,
  },
  waitingList: { join: joinWaitingList, read: readWaitingEntry, change: changeWaitingEntry },
})
