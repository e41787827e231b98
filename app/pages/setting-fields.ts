/** The switches of a venue that its staff may change, group by group, each with its text; a dot leads into a part. */
export const SWITCHES = {
  offers: {
    reviews: 'settings-reviews',
    donations: 'settings-donations',
    limitDonations: 'settings-limit-donations',
    giftCertificates: 'settings-gift-certificates',
    coupons: 'settings-coupons',
    multipleCoupons: 'settings-multiple-coupons',
  },
  memberships: {
    membership: 'settings-membership',
    membershipSales: 'settings-membership-sales',
    salesAllowed: 'settings-sales-allowed',
    memberPricesWhenJoining: 'settings-member-prices-when-joining',
    recurringPaymentEnabled: 'settings-recurring-payment-enabled',
    replacesCardsOnFile: 'settings-replaces-cards-on-file',
    limitMemberships: 'settings-limit-memberships',
    verifyById: 'settings-verify-by-id',
    requireLastName: 'settings-require-last-name',
    requireEmail: 'settings-require-email',
    cardholderAddress: 'settings-cardholder-address',
  },
  checkout: {
    'checkout.phone': 'settings-checkout-phone',
    'checkout.address': 'settings-checkout-address',
    showTicketEmail: 'settings-show-ticket-email',
    allowAmericanExpress: 'settings-allow-american-express',
  },
  pages: {
    hideLogin: 'settings-hide-login',
    membershipLogin: 'settings-membership-login',
    showPrivacyNotice: 'settings-show-privacy-notice',
    sortTemplatesByDisplayOrder: 'settings-sort-templates-by-display-order',
    autoSelectSlots: 'settings-auto-select-slots',
  },
} as const

/** Its numbers: the least, the most, and the text of each. */
export const NUMBERS = {
  approvalsRequired: { min: 0, max: 5, label: 'settings-approvals-required' },
  holdMinutes: { min: 0, max: 1_440, label: 'settings-hold-minutes' },
  waitingListMinutes: { min: 0, max: 10_080, label: 'settings-waiting-list-minutes' },
  lowSeats: { min: 0, max: 1_000_000, label: 'settings-low-seats' },
  verificationHours: { min: 1, max: 720, label: 'settings-verification-hours' },
} as const

type Groups = typeof SWITCHES
export type SwitchName = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]
type SwitchText = { [Group in keyof Groups]: Groups[Group][keyof Groups[Group]] }[keyof Groups]
export type NumberName = keyof typeof NUMBERS

export const switchGroups = Object.keys(SWITCHES) as (keyof Groups)[]
export const numberNames = Object.keys(NUMBERS) as NumberName[]

/** The numbers of each group of the screen. */
export const NUMBER_GROUPS = {
  publishing: ['approvalsRequired'],
  limits: ['holdMinutes', 'waitingListMinutes', 'lowSeats', 'verificationHours'],
} as const satisfies Record<string, readonly NumberName[]>

/** The switches of a group with their texts. */
export const switchesOf = (group: keyof Groups) =>
  Object.entries(SWITCHES[group]) as [SwitchName, SwitchText][]

export const switchNames: readonly SwitchName[] = switchGroups.flatMap(group =>
  switchesOf(group).map(([name]) => name),
)
