import { createCookie } from '@remix-run/node'
import { z } from 'zod'
import { isVerified } from '#app/rules/shell/visitor-kind.ts'

/** What may be trusted about a visitor: it was signed by us, for this venue. Everything else from a browser is a request, not a fact. */
const visitorSession = z.object({
  cartId: z.string().optional(),
  /** bought with this browser, the latest first: they may be looked at again */
  orderNumbers: z.array(z.string()).max(20).optional(),
  /** the order that was placed last and when, and what its confirmation is handed over (CHK-010) */
  placed: z
    .object({
      orderNumber: z.string(),
      ccLastFourDigits: z.string().max(4),
      giftCardDigits: z.string().max(4).nullable().default(null),
      placedAt: z.iso.datetime(),
    })
    .optional(),
  visitor: z
    .object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      /** their name in its parts, as they gave them */
      firstName: z.string().optional(),
      lastName: z.string().optional(),
      /** sessions are good until the visitor ends those of their version */
      version: z.int().optional(),
      /** when they last proved who they are */
      signedInAt: z.iso.datetime().optional(),
    })
    .optional(),
  /** whoever has opened the link to the orders of an address sees them so long, without an account */
  guest: z.object({ email: z.string(), until: z.iso.datetime() }).optional(),
  member: z
    .object({
      membershipIds: z.array(z.string()).min(1),
      name: z.string(),
      verifiedUntil: z.iso.datetime(),
      isExpired: z.boolean().optional(),
      secondaryCardholders: z.record(z.string(), z.string()).optional(),
      confirmedByEmail: z.boolean().optional(),
    })
    .optional(),
  /** what was taken out of an order last, and until when it can be put back; without a name it was the whole order */
  undo: z
    .object({
      cartId: z.string(),
      until: z.iso.datetime(),
      name: z.string().max(200).optional(),
      /** nothing was taken out: what changed, an offer that was taken, by its kind, or the day of an event */
      offer: z.enum(['combo', 'tickets', 'code', 'join', 'move']).optional(),
    })
    .optional(),
  /** who is coming, as the visitor said: how many of each person type */
  party: z.record(z.string().max(128), z.int().min(1).max(99)).optional(),
  /** what would make the order cheaper is not offered any more */
  offerRefused: z.literal(true).optional(),
  /** the link to a draft that this browser has opened, and the name under which it was remarked on */
  review: z.object({ shareId: z.string().max(64), name: z.string().max(80).optional() }).optional(),
  /** this browser waits until a mailed link is opened, here or on another device */
  verification: z.object({ id: z.string().max(64) }).optional(),
})

export type VisitorSession = z.infer<typeof visitorSession>

export type VisitorSessions = {
  /** Reads the session of this venue; an absent, tampered, foreign or expired part is simply not there. */
  read: (request: { cookieHeader: string | null; tenantId: string; now: Date }) => Promise<VisitorSession>
  /** The `Set-Cookie` value that stores the session; an empty session clears the cookie. */
  write: (tenantId: string, session: VisitorSession) => Promise<string>
}

const DAY = 86_400
const LIFETIME = 30 * DAY

/** Signed, httpOnly cookies, one per venue. `secure` where the storefront is reached over https. */
export function createVisitorSessions({
  secret,
  secure,
}: {
  secret: string
  secure: boolean
}): VisitorSessions {
  const cookieOf = (tenantId: string) =>
    createCookie(`marquee_${tenantId}`, {
      secrets: [secret],
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure,
      maxAge: LIFETIME,
    })

  return {
    read: async ({ cookieHeader, tenantId, now }) => {
      const value = cookieHeader ? await cookieOf(tenantId).parse(cookieHeader) : null
      const parsed = z.object({ tenantId: z.literal(tenantId), session: visitorSession }).safeParse(value)
      return parsed.success ? withoutExpired(parsed.data.session, now) : {}
    },
    write: async (tenantId, session) => {
      const empty = Object.values(session).every(part => part === undefined)
      return cookieOf(tenantId).serialize(empty ? '' : { tenantId, session }, empty ? { maxAge: 0 } : {})
    },
  }
}

/** The session with another cart; what was taken out of the one before cannot be put back into it. */
export const withCart = (session: VisitorSession, cartId: string): VisitorSession => ({
  ...session,
  cartId,
  undo: session.undo?.cartId === cartId ? session.undo : undefined,
})

/** An expired verification is cleared (W3), and so are orders that were opened by a link and what can be undone no more; the rest stays. */
function withoutExpired({ member, guest, undo, ...session }: VisitorSession, now: Date): VisitorSession {
  return {
    ...session,
    ...(isVerified(member, now) ? { member } : {}),
    ...(guest && new Date(guest.until) > now ? { guest } : {}),
    ...(undo && new Date(undo.until) > now ? { undo } : {}),
  }
}
