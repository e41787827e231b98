import { z } from 'zod'
import { PLATFORM_TENANT } from '#app/rules/onboarding/platform-tenant.ts'
import { EMBED_HOST } from '#app/rules/shell/embed-hosts.ts'
import { changePolicy } from './change-policy.ts'
import { charges } from './charges.ts'
import { address, count, country, email, id, image, line, link, phone, sentence } from './fields.ts'
import { languageTag, translationsOf } from './translations.ts'

/** Who the venue is. The id is the tenant id of every address and every row. */
export const venueProfile = z
  .strictObject({
    id: id
      .refine(
        value => value !== PLATFORM_TENANT,
        `must not be ${PLATFORM_TENANT}, which is kept for onboarding itself`,
      )
      .describe('Tenant id: part of every address of the storefront'),
    name: line.describe('Name as visitors know it; part of every page title'),
    shortName: line.optional().describe('Name where there is little room; the name when left out'),
    tagline: sentence.default('').describe('One sentence under the name'),
    translations: translationsOf({
      name: line.optional(),
      shortName: line.optional(),
      tagline: sentence.optional(),
    }),
    timeZone: z
      .string()
      .max(64)
      .describe('IANA time zone in which all dates and times of this file are read'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be a three-letter currency code like USD')
      .default('USD')
      .describe('ISO 4217 code; every amount of this file is in its smallest unit'),
    locale: z
      .string()
      .max(35)
      .default('en-US')
      .describe('Main language and its region: words, numbers, dates and sorting'),
    languages: z
      .array(languageTag)
      .max(20)
      .optional()
      .describe(
        'Further languages that visitors may choose, each as they should read dates and numbers: de-DE, ar',
      ),
    country: country.default('US').describe('Country of the venue and the default of address forms'),
    phoneNumber: phone.optional().describe('Telephone for visitors; shown in the header and the legal pages'),
    email: email.optional().describe('Email for visitors; shown in the legal pages'),
    website: link.optional().describe('The site the venue has beside this storefront'),
    address: address.optional().describe('Where the venue is'),
    picture: image.optional().describe('A wide picture of the venue, shown above the events'),
  })
  .describe('Who and where the venue is')

const addressMode = z.enum(['address', 'zipcode'])

/** Switches and settings of one venue (CHK-107, decisions M7, O10, W5). The defaults make a useful storefront. */
export const company = z
  .strictObject({
    charges: charges.prefault({}).describe('What is added to an order'),
    approvalsRequired: z
      .int()
      .min(0)
      .max(5)
      .default(0)
      .describe('How many people must approve a draft of the theme by their link before it can be published'),
    membership: z.boolean().default(true).describe('The venue has memberships at all'),
    membershipSales: z.boolean().default(true).describe('Memberships are sold in this storefront'),
    salesAllowed: z
      .boolean()
      .default(true)
      .describe('Memberships are sold at present; off pauses joining, giving, renewing and upgrading'),
    auxiliaryMembership: z.boolean().default(false).describe('Auxiliary groups have their own tab and panel'),
    reviews: z.boolean().default(true).describe('Ratings and reviews are shown and may be written'),
    giftCertificates: z.boolean().default(true).describe('Gift certificates are accepted at checkout'),
    coupons: z.boolean().default(true).describe('Coupon codes are accepted at checkout'),
    multipleCoupons: z
      .boolean()
      .default(false)
      .describe('More than one coupon code may be used in one order'),
    donations: z.boolean().default(true).describe('The order page asks for a donation'),
    enable3DS: z.boolean().default(false).describe('Cards are checked with 3-D Secure; replaces the captcha'),
    sortTemplatesByDisplayOrder: z
      .boolean()
      .default(false)
      .describe('Events are listed by their displayOrder'),
    autoSelectSlots: z
      .boolean()
      .default(false)
      .describe('The first slot from 09:35 on is chosen for the visitor'),
    allowUpgradeExternalMemberships: z
      .boolean()
      .default(false)
      .describe('Memberships sold elsewhere can be upgraded here'),
    membershipBenefitsExtension: z
      .int()
      .min(0)
      .max(3_650)
      .default(0)
      .describe('Days of grace after a membership expires'),
    memberPricesWhenJoining: z
      .boolean()
      .default(true)
      .describe('A membership in the order gives its prices to the tickets beside it'),
    renewalWindowDays: z
      .int()
      .min(0)
      .max(3_650)
      .default(90)
      .describe('Days before expiry from which a membership can be renewed'),
    postTermRenewalDays: z
      .int()
      .min(0)
      .max(3_650)
      .default(90)
      .describe('Days after expiry until which it is a late renewal, not a rejoin'),
    recurringPaymentEnabled: z.boolean().default(true).describe('Auto-renewing offerings can be bought'),
    replacesCardsOnFile: z
      .boolean()
      .default(true)
      .describe('Members put another card on file of a membership that renews itself'),
    autoRenewBillingDays: z
      .int()
      .min(0)
      .max(14)
      .default(7)
      .describe('Days before expiry on which an auto-renewal is charged'),
    showTicketEmail: z.boolean().default(true).describe('Checkout asks where to send the tickets'),
    allowAmericanExpress: z
      .boolean()
      .default(true)
      .describe('American Express is accepted beside Visa, Mastercard and Discover'),
    limitMemberships: z.boolean().default(false).describe('An order holds at most one membership'),
    limitDonations: z.boolean().default(true).describe('An order holds at most one donation'),
    hideLogin: z.boolean().default(false).describe('The header has no sign-in link'),
    membershipLogin: z.boolean().default(true).describe('The header has a link to verify a membership'),
    requireLastName: z
      .boolean()
      .default(true)
      .describe('Verification by id needs the last name of the primary cardholder'),
    verifyById: z
      .boolean()
      .default(true)
      .describe('Memberships can be verified by id; otherwise by email only'),
    verificationHours: z
      .int()
      .min(1)
      .max(720)
      .default(24)
      .describe('Hours for which a visitor who verified a membership is known as its member'),
    requireEmail: z.boolean().default(false).describe('Every cardholder needs an email'),
    customerRep: z
      .boolean()
      .default(false)
      .describe('The storefront is used by customer-service representatives'),
    test: z
      .boolean()
      .default(false)
      .describe('The venue is a test venue: member verification is shown even without memberships'),
    billingAddress: z
      .strictObject({
        display: addressMode
          .default('address')
          .describe('Which billing fields are shown: all, or the zip code only'),
        validation: addressMode.default('address').describe('Which billing fields are required'),
      })
      .prefault({})
      .describe('How much of the billing address checkout asks for'),
    checkout: z
      .strictObject({
        form: z
          .enum(['short', 'full'])
          .default('short')
          .describe(
            'short: email, name, card, country and zip code on one page with the review; full: a step each for delivery, payment and review, with first and last name, phone and billing address',
          ),
        phone: z.boolean().default(false).describe('The short form asks for a phone number, too'),
        address: z
          .boolean()
          .default(false)
          .describe('The short form asks for as much of the billing address as billingAddress says'),
      })
      .prefault({})
      .describe('What checkout asks of whoever pays'),
    cardholderForm: z
      .enum(['short', 'full'])
      .default('short')
      .describe(
        'What checkout asks of the people of a membership. short: name and email; full: first and last name, phone, and the postal address of the primary cardholder as well',
      ),
    cardholderAddress: z
      .boolean()
      .default(false)
      .describe('The short form of cardholders asks for the postal address of the primary one, too'),
    orderDetail: z
      .enum(['short', 'full'])
      .default('short')
      .describe(
        'How the account shows an order. short: starts as tickets have them, one total where it holds one thing; full: starts like December 12, 2026, 9:00 AM, and a total of each thing always',
      ),
    limitWords: z
      .enum(['sentence', 'rule'])
      .default('sentence')
      .describe(
        'How a limit that an order exceeds is told. sentence: what is the most, and how many there are; rule: its kind, its time and what it leaves, as in Ticket Limit (Event): 4 combined per week: Adult, Child',
      ),
    orderChanges: changePolicy
      .prefault({})
      .describe('What visitors may change by themselves; an event may have its own'),
    holdMinutes: z
      .int()
      .min(0)
      .max(1_440)
      .default(15)
      .describe('Minutes for which seats in a cart are held; 0 switches holds off'),
    waitingListMinutes: z
      .int()
      .min(0)
      .max(10_080)
      .default(120)
      .describe('Minutes for which seats are held for the next on the waiting list; 0 switches the list off'),
    passwordMinimum: z.int().min(4).max(128).default(4).describe('Shortest password a visitor may choose'),
    autoSelectSlotCount: z
      .int()
      .min(1)
      .max(100)
      .default(5)
      .describe('Slots shown at first when one is chosen for the visitor'),
    lowSeats: count.default(5).describe('Seats left at or below which the number is shown'),
    showPrivacyNotice: z.boolean().default(true).describe('Pages end with the privacy and captcha notice'),
    resellerRegistration: link
      .optional()
      .describe('Where resellers register; the link is given the tenant id'),
    embedHosts: z
      .array(z.string().max(120).regex(EMBED_HOST, 'must be a site like https://museum.example'))
      .max(20)
      .default([])
      .describe('Websites of the venue that may show its ticket frame; none when left out'),
    analytics: z
      .strictObject({
        ga: z.string().max(40).optional().describe('Google Analytics id'),
        gtm: z.string().max(40).optional().describe('Google Tag Manager id'),
        gtag: z.string().max(40).optional().describe('Google tag id'),
      })
      .prefault({})
      .describe('Trackers; nothing is sent without consent'),
  })
  .describe('Switches and settings')
