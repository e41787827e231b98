import { z } from 'zod'
import { endpoint, envelope } from './endpoint.ts'
import { hours } from './venue-file/hours.ts'
import { company } from './venue-file/venue.ts'

const refusals = [
  'FORBIDDEN',
  'PRECONDITION_FAILED',
  'PRECONDITION_REQUIRED',
  'UNAUTHORIZED',
  'UNPROCESSABLE',
] as const

/** The version of what is changed, as the last answer gave it. */
const ifMatch = z.object({ 'if-match': z.string().optional() }).optional()

const hoursPayload = z.object({
  hours,
  /** SHA-256 of what is stored; `If-Match` of a change */
  version: z.string(),
})

const { shape } = company

/** What the staff of a venue may change of its `company`; fees, hosts and trackers come with the venue file alone. */
export const venueSettingFields = z.object({
  approvalsRequired: shape.approvalsRequired.unwrap(),
  reviews: shape.reviews.unwrap(),
  donations: shape.donations.unwrap(),
  limitDonations: shape.limitDonations.unwrap(),
  giftCertificates: shape.giftCertificates.unwrap(),
  coupons: shape.coupons.unwrap(),
  multipleCoupons: shape.multipleCoupons.unwrap(),
  membership: shape.membership.unwrap(),
  membershipSales: shape.membershipSales.unwrap(),
  salesAllowed: shape.salesAllowed.unwrap(),
  memberPricesWhenJoining: shape.memberPricesWhenJoining.unwrap(),
  recurringPaymentEnabled: shape.recurringPaymentEnabled.unwrap(),
  replacesCardsOnFile: shape.replacesCardsOnFile.unwrap(),
  limitMemberships: shape.limitMemberships.unwrap(),
  verifyById: shape.verifyById.unwrap(),
  requireLastName: shape.requireLastName.unwrap(),
  requireEmail: shape.requireEmail.unwrap(),
  cardholderAddress: shape.cardholderAddress.unwrap(),
  checkout: z.object({ phone: z.boolean(), address: z.boolean() }),
  showTicketEmail: shape.showTicketEmail.unwrap(),
  allowAmericanExpress: shape.allowAmericanExpress.unwrap(),
  hideLogin: shape.hideLogin.unwrap(),
  membershipLogin: shape.membershipLogin.unwrap(),
  showPrivacyNotice: shape.showPrivacyNotice.unwrap(),
  sortTemplatesByDisplayOrder: shape.sortTemplatesByDisplayOrder.unwrap(),
  autoSelectSlots: shape.autoSelectSlots.unwrap(),
  holdMinutes: shape.holdMinutes.unwrap(),
  waitingListMinutes: shape.waitingListMinutes.unwrap(),
  lowSeats: shape.lowSeats.unwrap(),
  verificationHours: shape.verificationHours.unwrap(),
})
const settingsPayload = z.object({ settings: venueSettingFields, version: z.string() })

export type HoursPayload = z.output<typeof hoursPayload>
export type SettingsPayload = z.output<typeof settingsPayload>

/** What a change came to; `edit` is its number, by which it is undone, null where nothing became another. */
const changed = { edit: z.int().nullable() }

const tags = ['Themes']

export const venueSettings = {
  getHours: endpoint({
    method: 'GET',
    path: '/staff/hours',
    summary: 'Opening hours by weekday and by date (staff)',
    tags,
    refusals: ['FORBIDDEN', 'UNAUTHORIZED'],
  }).output(envelope(hoursPayload)),
  putHours: endpoint({
    method: 'PUT',
    path: '/staff/hours',
    summary: 'Changes the opening hours, at once (staff)',
    tags,
    refusals: [...refusals],
  })
    .input(z.object({ headers: ifMatch, body: hours }))
    .output(envelope(hoursPayload.extend(changed))),
  getSettings: endpoint({
    method: 'GET',
    path: '/staff/settings',
    summary: 'Switches and settings of the venue (staff)',
    tags,
    refusals: ['FORBIDDEN', 'UNAUTHORIZED'],
  }).output(envelope(settingsPayload)),
  putSettings: endpoint({
    method: 'PUT',
    path: '/staff/settings',
    summary: 'Changes switches and settings, at once; what is left out stays (staff)',
    tags,
    refusals: [...refusals],
  })
    .input(z.object({ headers: ifMatch, body: venueSettingFields.strict().partial() }))
    .output(envelope(settingsPayload.extend(changed))),
}
