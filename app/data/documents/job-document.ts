import { z } from 'zod'

/** One kind of work, and what it is about. */
const work = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, payload: Shape) =>
  z.object({ kind: z.literal(kind), payload: z.object(payload) })

/** The further language of its venue that a mail was asked for in; left out, the main one. */
const language = z.string().optional()

const jobDocument = z.discriminatedUnion('kind', [
  /** what was changed of an account or of a membership, and the address that its owner had until then; of a card which is on file since when */
  work('account-notice-mail', {
    kind: z.enum(['password', 'email', 'passkey', 'card']),
    to: z.string(),
    card: z.object({ brand: z.string(), lastFour: z.string(), since: z.string() }).optional(),
    language,
  }),
  /** a card that was on file: where no membership has it any more the gateway keeps it no longer */
  work('card-end', { savedCard: z.string() }),
  /** the visitor whose address is to be confirmed */
  work('email-link-mail', { visitorId: z.string(), language }),
  /**
   * `again` tells a mail that somebody asked for once more from the first one; `change`: what has become of the order since; `move`: the slot
   * that a visit has now, and the start that it had
   */
  work('order-mail', {
    orderId: z.string(),
    again: z.string().optional(),
    change: z.enum(['moved', 'cancelled']).optional(),
    move: z.object({ slotId: z.string(), before: z.string() }).optional(),
  }),
  /** gives back to the card what a cancelled order owes it */
  work('order-refund', { orderId: z.string() }),
  /** somebody has asked for the tickets of an order by its number and an email: whether there is one is found out here */
  work('tickets-again-mail', { email: z.string(), orderNumber: z.string(), again: z.string() }),
  /** a published revision of the theme changes what all passes look like: those of subjects after the one named are told next */
  work('pass-look', { revision: z.int(), after: z.string() }),
  /** passes have changed with what they are of: the id of an order, or the number of a membership */
  work('pass-update', { subject: z.string() }),
  work('refund-mail', { requestUuid: z.string() }),
  /**
   * What a member is told of an automatic renewal: that it comes (`on` the day of the charge), that the card was declined (`on` the day of
   * the next try), or that it was given up. `amount` in cents.
   */
  work('renewal-mail', {
    membershipId: z.string(),
    expiresOn: z.string(),
    amount: z.int(),
    kind: z.enum(['notice', 'declined', 'failed']),
    on: z.string().nullable(),
  }),
  /** a scheduled theme becomes public, or is public no longer */
  work('theme-schedule', { scheduleId: z.string(), step: z.enum(['start', 'end']) }),
  /** a plan that was confirmed is written */
  work('venue-plan', { planId: z.string() }),
  work('review-mail', { visitorId: z.string(), eventId: z.string() }),
  /** the verification that waits, and where its link leads; null: nowhere in particular */
  work('verification-mail', { idHash: z.string(), ref: z.string().nullable(), language }),
  /** a link that somebody asked for; `returnTo` is a path of this site, or empty */
  work('visitor-link-mail', {
    kind: z.enum(['password', 'sign-in', 'orders']),
    email: z.string(),
    returnTo: z.string(),
    language,
  }),
  /** an entry of the waiting list: to be confirmed, or seats that a cart holds for it */
  work('waiting-list-mail', { entryId: z.string(), kind: z.enum(['confirm', 'offer']), language }),
])

/** What there is to do, and about what. */
export type JobDocument = z.output<typeof jobDocument>

export type JobPayload<Kind extends JobDocument['kind']> = Extract<JobDocument, { kind: Kind }>['payload']

/** The work that was stored. Throws where this version knows no such work, or something of it is missing. */
export const readJob = ({ kind, payload }: { kind: string; payload: unknown }): JobDocument =>
  jobDocument.parse({ kind, payload })
