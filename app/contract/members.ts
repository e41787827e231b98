import { z } from 'zod'
import { PURCHASE_TYPES } from '#app/rules/carts/item-types.ts'
import { captchaToken, requestUuid, secureChallenge } from './checkout.ts'
import { endpoint, envelope, list, saleChannels } from './endpoint.ts'
import { eventSummaryPayload } from './events.ts'
import { cardholderPayload } from './membership-orders.ts'
import { membershipPurchase, purchasedMembership } from './membership-purchase.ts'
import { CARD_REFUSALS, ORDER_REFUSALS } from './refusals.ts'

/** A membership that was looked for, as pages put it into the session and show it (MEM-108, MEM-110). */
export const memberListEntry = z.object({
  membershipId: z.string(),
  membershipNumber: z.string(),
  externalMembershipId: z.string().nullable(),
  categoryId: z.string(),
  membershipCategory: z.string(),
  auxiliary: z.boolean(),
  cardholderId: z.string(),
  /** of the cardholder who verified it */
  cardType: z.enum(['primary', 'secondary']),
  barcode: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  membershipStanding: z.string(),
  /** dates at the venue, `YYYY-MM-DD` */
  membershipStartDate: z.string(),
  membershipExpirationDate: z.string(),
  offeringId: z.string().nullable(),
  pricePointId: z.string().nullable(),
})

const VERIFICATION_STATUSES = [
  'verified',
  'membership_expired',
  'not_found',
  'verification_sent',
  'token_expired',
  'token_not_found',
] as const

const verificationEntry = z.object({
  status: z.enum(VERIFICATION_STATUSES),
  memberListEntry: memberListEntry.nullable(),
})

export const verificationPayload = z.array(verificationEntry)

/** Who asked for a link waits under `verificationId`, which nobody else is told; `code` is shown there and typed where the link is opened. */
const sentVerification = z.array(verificationEntry.extend({ verificationId: z.string(), code: z.string() }))

const verificationToken = z.string().min(1, 'is needed').max(128)

export type MemberListEntry = z.infer<typeof memberListEntry>
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number]
export type VerificationPayload = z.infer<typeof verificationPayload>

/** `tenantId` is that of the header, or the call is refused; the first name is taken and not looked at (MEM-257). */
const query = z.object({
  tenantId: z.string().max(64).optional(),
  membershipId: z.string().max(64).optional(),
  firstName: z.string().max(100).optional(),
  lastName: z.string().max(100).optional(),
  email: z.string().max(254).optional(),
  eventTemplateId: z.string().optional(),
  redirectUrl: z.string().optional(),
})

const tags = ['Membership']
const price = z.object({
  id: z.string(),
  personType: z.object({ id: z.string(), name: z.string(), description: z.string(), type: z.string() }),
  /** cents; -1 is not for sale */
  price: z.int(),
  /** cents: what is left to pay where a membership of the visitor may be upgraded to this; null where none may */
  calculatedPrice: z.int().nullable(),
})

/** A way to buy a level (MEM-106); `duration` in months. */
const offering = z.object({
  id: z.string(),
  name: z.string(),
  duration: z.int(),
  autorenewalType: z.enum(['none', 'optional', 'required']),
  priceLists: z.array(z.object({ prices: z.array(price) })),
})

const person = z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), cardType: z.string() })

/** The next term of a membership that was bought already (MEM-105). */
export const upcomingMembership = z.object({
  membershipId: z.string(),
  categoryId: z.string(),
  name: z.string(),
  expirationDate: z.string(),
  dateRange: z.object({ startDate: z.string(), endDate: z.string() }),
  membershipCategory: z.string(),
  primaryCardholder: person.nullable(),
  secondaryCardholders: z.array(person),
})

/** How a membership renews itself, and the card it does so with (MEM-111); `currentTermEnd` is a date at the venue. */
const recurringInfo = z.object({
  recurring: z.object({
    recurringPaymentPlan: z
      .object({
        status: z.enum(['active', 'canceled']),
        currentTermEnd: z.string(),
        /** day of the opt-out; null while it renews, or where the day is not known */
        canceledOn: z.string().nullable(),
      })
      .nullable(),
  }),
  onfilePaymentMethod: z
    .object({
      paymentMethodBrand: z.string(),
      ccLastFourDigits: z.string(),
      /** whether the gateway in use keeps it, so that it can be charged */
      isChargeable: z.boolean(),
      /** the last month in which it counts (YYYY-MM); null where that is not known */
      validUntil: z.string().nullable(),
    })
    .nullable(),
  /** what will be charged for the next term, in cents at today's price, how many days before expiry and on which day; null where nothing will */
  nextCharge: z.object({ amount: z.int(), daysBefore: z.int(), on: z.string() }).nullable(),
  /** whether another card can be put on file here */
  replacesCard: z.boolean(),
})

/** How one of the visitor's memberships becomes this level, and what that purchase is called. */
const levelMove = z.object({ membershipId: z.string(), action: z.enum(PURCHASE_TYPES) }).nullable()

/** A level of membership as it is sold, and how it stands to whoever asks (MEM-104); what is of a membership is told to its verified member alone. */
export const membershipCategoryPayload = z.object({
  id: z.string(),
  name: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  benefits: z.array(z.string()),
  auxiliary: z.boolean(),
  membershipLevelCollection: z.string().nullable(),
  membershipLevelGroup: z
    .object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      images: eventSummaryPayload.shape.images,
      displayOrder: z.int(),
    })
    .nullable(),
  offerings: z.array(offering),
  images: eventSummaryPayload.shape.images,
  infoTemplate: z.string(),
  rules: z.object({ canGift: z.boolean(), numberOfCardHolders: z.int() }),
  restrictions: z.array(z.object({ id: z.string(), name: z.string() })),
  displayOrder: z.int(),
  numberOfSecondaryCardholders: z.int(),
  /** the auxiliary groups that go with it */
  auxiliaryCategoryIds: z.array(z.string()),
  canJoin: z.boolean(),
  canGift: z.boolean(),
  canRenew: z.boolean(),
  canUpgrade: z.boolean(),
  renewal: levelMove,
  upgrade: levelMove,
  /** the visitor holds it, under this id and for this term */
  isCurrent: z.boolean(),
  membershipId: z.string().nullable(),
  dateRange: upcomingMembership.shape.dateRange.nullable(),
  /** it is held and over, or an auxiliary group without the membership that it goes with */
  isInvalidMembership: z.boolean(),
  recurring: recurringInfo.shape.recurring,
  upcoming: upcomingMembership.nullable(),
  primaryCardholder: person.nullable(),
  secondaryCardholders: z.array(person),
  gifterInfo: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }).nullable(),
})

/** The levels that one verified membership may become, by the way: `{ Renewal: [{ id, name }] }`. Ways without a level are left out. */
const eligibleLevels = z.object({
  membershipId: z.string(),
  levels: z.partialRecord(z.enum(PURCHASE_TYPES), z.array(z.object({ id: z.string(), name: z.string() }))),
})

export type RecurringInfo = z.infer<typeof recurringInfo>

/** What a membership would cost in cents; `calculatedPrice` where something held counts toward it (MEM-254). */
const purchaseCheck = z.object({
  price: z.int(),
  calculatedPrice: z.int().nullable(),
  isAutorenew: z.boolean(),
})

const eligibleOptions = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    action: z.enum(PURCHASE_TYPES),
    groupId: z.string().nullable(),
  }),
)

/** A membership with its people and what it may become, for whoever verified it (MEM-108, MEM-109, MEM-250). */
const memberRecord = memberListEntry.extend({
  auxiliaryMembership: z.boolean(),
  cardholders: z.array(cardholderPayload),
  eligibility: z.object({
    renewOptions: eligibleOptions,
    /** the day from which it can be renewed, while that is to come */
    renewalOpensOn: z.string().nullable(),
    upgradeOptions: eligibleOptions,
    disallowUpgrade: z.boolean(),
    renewUngrouped: eligibleOptions,
    renewGrouped: eligibleOptions,
    upgradeUngrouped: eligibleOptions,
    upgradeGrouped: eligibleOptions,
  }),
})

/** What the venue's memberships can do (MEM-256). */
const membershipConfig = z.object({ recurringPaymentEnabled: z.boolean() })

export type MemberRecordPayload = z.infer<typeof memberRecord>
export type MembershipCategoryPayload = z.infer<typeof membershipCategoryPayload>
export type EligibleLevelsPayload = z.infer<typeof eligibleLevels>
export type UpcomingMembershipPayload = z.infer<typeof upcomingMembership>

const reference = z.string().min(1, 'is needed').max(128)
/** A card by the gateway's token, and the bank's check of it where there was one. */
const newCard = {
  params: z.object({ membershipId: reference }),
  headers: z.object({ 'x-request-uuid': requestUuid }),
  body: z.object({ paymentToken: z.string().min(1, 'is needed').max(500) }),
}
const manyIds = list.unwrap().refine(ids => ids.length > 0, 'is needed')
const action = z.string().max(64).optional()
/** `membershipId`: the one membership whose options count; `sourceCategoryId`: the base that was chosen for an auxiliary group. */
const categoryQuery = {
  ...saleChannels,
  action,
  membershipId: z.string().max(128).optional(),
  sourceCategoryId: z.string().max(128).optional(),
}
const eligibilityQuery = { ...saleChannels, actions: list, summarize: z.string().max(10).optional() }

export const members = {
  validate: endpoint({
    method: 'GET',
    path: '/membership/validate',
    summary: 'Recognises a member by membership id, and last name where the venue wants it',
    tags,
    refusals: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
  })
    .input(z.object({ query }))
    .output(envelope(verificationPayload)),
  /** the same call under its second path (MEM-241) */
  validateLogin: endpoint({
    method: 'GET',
    path: '/membership/validate/login',
    summary: 'The same',
    tags,
    refusals: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
  })
    .input(z.object({ query }))
    .output(envelope(verificationPayload)),
  sendVerification: endpoint({
    method: 'GET',
    path: '/membership/sendVerification',
    summary: 'Mails a link to a member; the answer is the same for every address',
    tags,
    refusals: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
  })
    .input(
      z.object({
        query: z.object({
          tenantId: z.string().max(64).optional(),
          email: z.string().max(254),
          redirectUrl: z.string().max(2_000).optional(),
        }),
      }),
    )
    .output(envelope(sentVerification)),
  readVerification: endpoint({
    method: 'GET',
    path: '/membership/verify',
    summary: 'Whether a mailed link can be used, and whether this browser asked for it; uses nothing up',
    tags,
  })
    .input(z.object({ query: z.object({ membershipVerificationToken: verificationToken }) }))
    .output(
      envelope(
        z.object({ status: z.enum(['open', 'token_expired', 'token_not_found']), isOwn: z.boolean() }),
      ),
    ),
  finishVerification: endpoint({
    method: 'GET',
    path: '/membership/verify/finish',
    summary: 'Uses a mailed link up and verifies its member',
    tags,
    refusals: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
  })
    .input(z.object({ query: z.object({ membershipVerificationToken: verificationToken }) }))
    .output(envelope(verificationPayload)),
  confirmOtherDevice: endpoint({
    method: 'POST',
    path: '/membership/verify/confirm',
    summary: 'Lets the browser that asked for a link go on, by the code that it shows',
    tags,
    refusals: ['TOO_MANY_REQUESTS'],
  })
    .input(
      z.object({
        body: z.object({ membershipVerificationToken: verificationToken, code: z.string().max(32) }),
      }),
    )
    .output(
      envelope(z.object({ status: z.enum(['confirmed', 'wrong_code', 'token_expired', 'token_not_found']) })),
    ),
  awaitVerification: endpoint({
    method: 'GET',
    path: '/membership/verify/await',
    summary: 'How it stands for the browser that asked for a link',
    tags,
  }).output(
    envelope(
      z.object({
        status: z.enum(['verification_sent', 'confirmed', 'token_expired']),
        email: z.string().nullable(),
        code: z.string().nullable(),
      }),
    ),
  ),
  collectVerification: endpoint({
    method: 'POST',
    path: '/membership/verify/collect',
    summary: 'What was confirmed on another device, for the browser that asked, once',
    tags,
  }).output(envelope(verificationPayload)),
  categories: endpoint({
    method: 'GET',
    path: '/membership/categoriesBySalesChannel',
    summary: 'The levels sold on the channel; with NEW_MEMBERSHIPS those that can be joined',
    tags,
  })
    .input(
      z.object({
        query: z.object({ ...categoryQuery, group: z.string().max(64).optional() }).optional(),
      }),
    )
    .output(envelope(z.array(membershipCategoryPayload))),
  category: endpoint({
    method: 'GET',
    path: '/membership/categories/{id}',
    summary: 'One level',
    tags,
    refusals: ['NOT_FOUND'],
  })
    .input(
      z.object({
        params: z.object({ id: reference }),
        query: z.object(categoryQuery).optional(),
      }),
    )
    .output(envelope(membershipCategoryPayload)),
  eligibleLevels: endpoint({
    method: 'GET',
    path: '/membership/eligibleoptions/levels',
    summary: 'What a verified membership may become',
    tags,
  })
    .input(z.object({ query: z.object({ ...eligibilityQuery, membershipId: reference }) }))
    .output(envelope(eligibleLevels)),
  eligibleLevelsOfMany: endpoint({
    method: 'GET',
    path: '/membership/eligibleoptions/levels/multiple',
    summary: 'The same for several',
    tags,
  })
    .input(z.object({ query: z.object({ ...eligibilityQuery, membershipIds: manyIds }) }))
    .output(envelope(z.array(eligibleLevels))),
  validatePurchase: endpoint({
    method: 'GET',
    path: '/membership/validate/checkout',
    summary: 'Whether a membership can be bought in this way, and for how much',
    tags,
    refusals: ['MEMBERSHIP_NOT_ELIGIBLE', 'NOT_SOLD_ONLINE', 'UNPROCESSABLE'],
  })
    .input(
      z.object({
        query: z.object({
          membershipId: z.string().max(128).optional(),
          action,
          offeringId: reference,
          levelId: reference,
          pricePointId: z.string().max(128).optional(),
        }),
      }),
    )
    .output(envelope(purchaseCheck)),
  purchase: endpoint({
    method: 'POST',
    path: '/orders/membership/purchase',
    summary: 'Makes a membership for which nothing is due online',
    tags,
    refusals: [...ORDER_REFUSALS, 'UNAUTHORIZED', 'FORBIDDEN', 'PAYMENT_NEEDED'],
  })
    .input(
      z.object({
        headers: z.object({
          'x-request-uuid': requestUuid.optional(),
          'x-captcha-token': captchaToken,
          'x-captcha-v2-token': captchaToken,
        }),
        body: membershipPurchase,
      }),
    )
    .output(envelope(purchasedMembership)),
  recurring: endpoint({
    method: 'GET',
    path: '/membership/{membershipId}/recurring/details',
    summary: 'How a verified membership renews itself, and with which card',
    tags,
    refusals: ['NOT_FOUND'],
  })
    .input(z.object({ params: z.object({ membershipId: reference }) }))
    .output(envelope(recurringInfo)),
  stopRecurring: endpoint({
    method: 'POST',
    path: '/membership/{membershipId}/recurring/stop',
    summary: 'Stops the automatic renewal of a verified membership',
    tags,
    refusals: ['NOT_FOUND'],
  })
    .input(z.object({ params: z.object({ membershipId: reference }) }))
    .output(envelope(recurringInfo)),
  checkCard: endpoint({
    method: 'POST',
    path: '/membership/{membershipId}/recurring/card/secure-session',
    summary:
      'Has the bank check who holds a card, before it is put on file; a null session where the venue asks no bank',
    tags,
    refusals: CARD_REFUSALS,
  })
    .input(z.object(newCard))
    .output(
      envelope(
        z.object({ sessionId: z.string().nullable(), challenge: z.lazy(() => secureChallenge).nullable() }),
      ),
    ),
  replaceCard: endpoint({
    method: 'POST',
    path: '/membership/{membershipId}/recurring/card',
    summary: 'Puts another card on file of a verified membership that renews itself',
    tags,
    refusals: CARD_REFUSALS,
  })
    .input(
      z.object({
        ...newCard,
        body: newCard.body.extend({ sessionId: z.string().max(500).optional() }),
      }),
    )
    .output(envelope(recurringInfo)),
  upcomingByEmail: endpoint({
    method: 'GET',
    path: '/membership/recent',
    summary: 'The next term of the verified membership with this email, or null',
    tags,
  })
    .input(z.object({ query: z.object({ email: reference, active: z.string().max(10).optional() }) }))
    .output(envelope(upcomingMembership.nullable())),
  upcoming: endpoint({
    method: 'GET',
    path: '/membership/recent/{membershipId}',
    summary: 'The next term of a verified membership, or null',
    tags,
    refusals: ['NOT_FOUND'],
  })
    .input(
      z.object({
        params: z.object({ membershipId: reference }),
        query: z.object({ active: z.string().max(10).optional() }).optional(),
      }),
    )
    .output(envelope(upcomingMembership.nullable())),
  duplicates: endpoint({
    method: 'GET',
    path: '/membership/customers/checkDuplicates',
    summary: 'Whether somebody of this name and email holds this level already',
    tags,
    refusals: ['TOO_MANY_REQUESTS'],
  })
    .input(
      z.object({
        query: z.object({
          membershipCategoryId: reference,
          email: z.string().trim().min(1, 'is needed').max(254),
          firstName: z.string().trim().min(1, 'is needed').max(100),
          lastName: z.string().trim().min(1, 'is needed').max(100),
        }),
      }),
    )
    .output(envelope(z.object({ hasDuplicates: z.boolean() }))),
  config: endpoint({
    method: 'GET',
    path: '/tenant/product/config/membership',
    summary: 'Whether memberships can renew by themselves',
    tags,
  }).output(envelope(membershipConfig)),
  mine: endpoint({
    method: 'GET',
    path: '/membership/myMemberships',
    summary: 'The memberships of the verified member, each with its cardholders',
    tags,
  }).output(envelope(z.array(memberRecord))),
  detail: endpoint({
    method: 'GET',
    path: '/membership/{membershipId}',
    summary: 'A verified membership with its cardholders',
    tags,
    refusals: ['NOT_FOUND'],
  })
    .input(z.object({ params: z.object({ membershipId: reference }) }))
    .output(envelope(memberRecord)),
}
