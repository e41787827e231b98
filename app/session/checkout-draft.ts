import { createCookie } from '@remix-run/node'
import { z } from 'zod'
import { type CardDrafts, createCardDrafts } from './card-draft.ts'

const line = z.string().max(120).default('')

/**
 * What a visitor has typed in checkout so far, signed and kept with the browser for an hour, so that every step can be a plain
 * form. Of the card only the gateway's token and what may be shown. `uuid` names the attempt until it succeeds (decision C3).
 */
const checkoutDraft = z.object({
  cartId: z.string(),
  uuid: z.guid(),
  done: z.array(z.enum(['ticketDelivery', 'memberInfo', 'payment', 'review'])).default([]),
  deliveryEmail: line,
  /** the membership of the order whose Change was pressed */
  membership: z.string().max(128).default(''),
  contact: z.object({ firstName: line, lastName: line, email: line, phoneNumber: line }).prefault({}),
  address: z
    .object({
      country: line,
      streetAddress1: line,
      streetAddress2: line,
      city: line,
      state: line,
      otherState: line,
      zip: line,
    })
    .prefault({}),
  /** the bank has refused the address that it was given: the whole one is asked for */
  wantsWholeAddress: z.boolean().default(false),
  /** the bank's check of the card that pays, once it was asked; the server asks the gateway what came of it */
  secureSession: z.string().max(500).default(''),
  /** typed and not in use yet */
  coupon: line,
  giftCard: line,
  /** the code that came with a link, once it was tried, and why it was refused */
  linkCoupon: z
    .object({ code: line, error: z.string().max(300).default('') })
    .nullable()
    .default(null),
  /** a gift certificate that was looked up; cents */
  certificate: z
    .object({ number: z.string().max(100), balance: z.int().min(0), isApplied: z.boolean() })
    .nullable()
    .default(null),
  /** a new card instead of the one on file */
  usesNewCard: z.boolean().default(false),
  card: z
    .object({
      token: z.string().max(600),
      firstSix: z.string().max(6).default(''),
      lastFour: z.string().max(4),
      brand: z.string().max(30),
      expMonth: z.string().max(2).default(''),
      expYear: z.string().max(4).default(''),
    })
    .nullable()
    .default(null),
})

export type CheckoutDraft = z.output<typeof checkoutDraft>

export type CheckoutDrafts = {
  /** The draft of this cart; one of another cart, or none, begins anew under `newUuid`. */
  read: (request: {
    cookieHeader: string | null
    tenantId: string
    cartId: string
    newUuid: string
  }) => Promise<CheckoutDraft>
  /** The `Set-Cookie` value that keeps the draft; null forgets it. */
  write: (tenantId: string, draft: CheckoutDraft | null) => Promise<string>
  /** cards that are to be put on file of memberships */
  cards: CardDrafts
}

export function createCheckoutDrafts({
  secret,
  secure,
}: {
  secret: string
  secure: boolean
}): CheckoutDrafts {
  const cookieOf = (tenantId: string) =>
    createCookie(`marquee_checkout_${tenantId}`, {
      secrets: [secret],
      httpOnly: true,
      sameSite: 'lax',
      path: `/checkout/${tenantId}`,
      secure,
      maxAge: 3_600,
    })
  return {
    cards: createCardDrafts({ secret, secure }),
    read: async ({ cookieHeader, tenantId, cartId, newUuid }) => {
      const parsed = checkoutDraft.safeParse(
        cookieHeader ? await cookieOf(tenantId).parse(cookieHeader) : null,
      )
      return parsed.success && parsed.data.cartId === cartId
        ? parsed.data
        : checkoutDraft.parse({ cartId, uuid: newUuid })
    },
    write: (tenantId, draft) => cookieOf(tenantId).serialize(draft ?? '', draft ? {} : { maxAge: 0 }),
  }
}
