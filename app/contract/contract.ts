import { addons } from './addons.ts'
import { calendars } from './calendars.ts'
import { carts } from './carts.ts'
import { captcha, checkout } from './checkout.ts'
import { combos } from './combos.ts'
import { coupons } from './coupons.ts'
import { donations } from './donations.ts'
import { draftReview } from './draft-review.ts'
import { draftShares } from './draft-shares.ts'
import { entitlementCalls as entitlements } from './entitlements.ts'
import { events } from './events.ts'
import { fonts } from './fonts.ts'
import { forms } from './forms.ts'
import { giftCertificates } from './gift-certificates.ts'
import { locations } from './locations.ts'
import { members } from './members.ts'
import { orders } from './orders.ts'
import { passCalls as passes } from './passes.ts'
import { passkeys } from './passkeys.ts'
import { pictures } from './pictures.ts'
import { reviews } from './reviews.ts'
import { sharing } from './sharing.ts'
import { status } from './status.ts'
import { themeDrafts } from './theme-drafts.ts'
import { themeExchange } from './theme-exchange.ts'
import { themePresence } from './theme-presence.ts'
import { themeSchedules } from './theme-schedules.ts'
import { themeVersions } from './theme-versions.ts'
import { themes } from './themes.ts'
import { translations } from './translations.ts'
import { uuidRegistry } from './uuid-registry.ts'
import { venueEdits } from './venue-edits.ts'
import { venueHosts } from './venue-hosts.ts'
import { venueSettings } from './venue-settings.ts'
import { visitors } from './visitors.ts'
import { waitingList } from './waiting-list.ts'

/** The B2C API, noun by noun. Everything else (server, clients, OpenAPI document) follows from this tree. */
export const contract = {
  addons,
  calendars,
  captcha,
  carts,
  checkout,
  combos,
  coupons,
  donations,
  draftReview,
  draftShares,
  entitlements,
  events,
  forms,
  giftCertificates,
  locations,
  members,
  orders,
  passes,
  passkeys,
  fonts,
  pictures,
  reviews,
  sharing,
  status,
  themeDrafts,
  themeExchange,
  themes,
  themePresence,
  themeSchedules,
  themeVersions,
  translations,
  uuidRegistry,
  venueEdits,
  venueHosts,
  venueSettings,
  visitors,
  waitingList,
}

export type Contract = typeof contract
