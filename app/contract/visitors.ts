import { z } from 'zod'
import { passes } from '#app/rules/validators/validator-engine.ts'
import { encodedText, endpoint, envelope } from './endpoint.ts'
import { address, country, email, phone } from './venue-file/fields.ts'
import { personName } from './venue-file/people.ts'

/** Somebody who buys (MEM-115). */
const visitorPayload = z.object({
  id: z.string(),
  email: z.string(),
  /** waits until the link that was mailed to it is pressed */
  newEmail: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  phoneNumber: z.string(),
  streetAddress1: z.string(),
  streetAddress2: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string(),
  confirmed: z.boolean(),
  /** sessions and mailed links of an earlier version are over */
  sessionVersion: z.int(),
})

export type VisitorPayload = z.infer<typeof visitorPayload>

/** An email that a mail can be sent to. */
export const emailAddress = email.refine(
  value => passes({ validator: 'email', value }),
  'must be an email address',
)

const addressLine = (name: Exclude<keyof typeof address.shape, 'country'>) => address.shape[name].unwrap()

/** Percent-encoded like every header value (decision A2): `encodeURIComponent(email)`. */
const credentials = z.object({
  'x-email': encodedText.optional(),
  'x-password': encodedText.optional(),
  'x-token': encodedText.optional(),
})

/** What a visitor may change of themselves; what is left out stays (MEM-232). Emptied is `''`. */
const profile = z.strictObject({
  email: emailAddress,
  firstName: personName,
  lastName: personName,
  phoneNumber: z.union([z.literal(''), phone]),
  streetAddress1: addressLine('streetAddress1'),
  streetAddress2: addressLine('streetAddress2'),
  city: addressLine('city'),
  state: addressLine('state'),
  zipCode: addressLine('zipCode'),
  country: z.union([z.literal(''), country]),
})

export type VisitorProfile = z.output<typeof profile>

/** A path of this site to come back to; anything else counts as none. */
const redirectUrl = z.string().max(2_000, 'is too long').optional()

/** Who has signed in; `confirmed` stands beside the payload as well, where the specification reads it of token logins (MEM-237). */
export const signedIn = envelope(z.object({ visitor: visitorPayload })).extend({
  visitor: z.object({ confirmed: z.boolean() }),
})

/** The same whether the address is known or not. */
const sent = envelope(z.object({ sent: z.literal(true) }))

/** What a mailed link is for: signing in without the password, or opening the orders of an address for a day. */
export const LINK_KINDS = ['sign-in', 'orders'] as const

const tags = ['Visitors']

export const visitors = {
  signIn: endpoint({
    method: 'GET',
    path: '/visitor/session',
    summary: 'Signs in with X-Email and X-Password, or with the X-Token of a mailed link',
    tags,
    refusals: ['TOO_MANY_REQUESTS', 'UNAUTHORIZED'],
  })
    .input(z.object({ headers: credentials }))
    .output(signedIn),
  recoverPassword: endpoint({
    method: 'GET',
    path: '/visitor/recoverPassword',
    summary: 'Mails a link to X-Email with which a new password is chosen',
    tags,
    refusals: ['TOO_MANY_REQUESTS'],
  })
    .input(
      z.object({
        headers: z.object({ 'x-email': encodedText.pipe(emailAddress) }),
        query: z.object({ redirectUrl }).prefault({}),
      }),
    )
    .output(sent),
  tokenLogin: endpoint({
    method: 'GET',
    path: '/visitor/tokenLogin',
    summary:
      'Sets X-New-Password with the X-Token of a mailed link and signs in; without a password signs in alone',
    tags,
    refusals: ['TOO_MANY_REQUESTS', 'UNAUTHORIZED', 'UNPROCESSABLE'],
  })
    .input(
      z.object({ headers: z.object({ 'x-token': encodedText, 'x-new-password': encodedText.optional() }) }),
    )
    .output(signedIn),
  requestLink: endpoint({
    method: 'POST',
    path: '/visitor/link',
    summary:
      'Mails a link that signs in without a password, or one that opens the orders of an address for a day',
    tags,
    refusals: ['TOO_MANY_REQUESTS'],
  })
    .input(z.object({ body: z.object({ email: emailAddress, kind: z.enum(LINK_KINDS), redirectUrl }) }))
    .output(sent),
  openOrders: endpoint({
    method: 'POST',
    path: '/visitor/orders',
    summary: 'Opens the orders of an address with the X-Token of its mailed link, for a day',
    tags,
    refusals: ['TOO_MANY_REQUESTS', 'UNAUTHORIZED'],
  })
    .input(z.object({ headers: z.object({ 'x-token': encodedText }) }))
    .output(envelope(z.object({ email: z.string(), until: z.iso.datetime() }))),
  save: endpoint({
    method: 'PUT',
    path: '/visitor',
    summary: 'Changes the signed-in visitor; another email waits for its link',
    tags,
    refusals: ['TOO_MANY_REQUESTS', 'UNAUTHORIZED'],
  })
    .input(z.object({ body: profile.partial() }))
    .output(envelope(visitorPayload)),
  requestEmailLink: endpoint({
    method: 'POST',
    path: '/visitor/email/link',
    summary: 'Mails the link again that confirms the email of the signed-in visitor',
    tags,
    refusals: ['CONFLICT', 'TOO_MANY_REQUESTS', 'UNAUTHORIZED'],
  }).output(sent),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/visitor/email',
    summary: 'Gives the signed-in visitor the email that the X-Token of its mailed link confirms',
    tags,
    refusals: ['TOO_MANY_REQUESTS', 'UNAUTHORIZED'],
  })
    .input(z.object({ headers: z.object({ 'x-token': encodedText }) }))
    .output(envelope(visitorPayload)),
  dropEmail: endpoint({
    method: 'DELETE',
    path: '/visitor/email',
    summary: 'Forgets the email that waits for its link to be pressed',
    tags,
    refusals: ['UNAUTHORIZED'],
  }).output(envelope(visitorPayload)),
  get: endpoint({
    method: 'GET',
    path: '/visitor',
    summary: 'The signed-in visitor',
    tags,
    refusals: ['UNAUTHORIZED'],
  }).output(envelope(visitorPayload)),
  signOut: endpoint({
    method: 'GET',
    path: '/logout',
    summary: 'Ends the session of visitor and member',
    tags,
  }).output(envelope(z.object({ signedOut: z.literal(true) }))),
  signOutEverywhere: endpoint({
    method: 'POST',
    path: '/logout/everywhere',
    summary: 'Ends every session of the visitor, on every device, and every link mailed to them',
    tags,
    refusals: ['UNAUTHORIZED'],
  }).output(envelope(z.object({ signedOut: z.literal(true) }))),
}
