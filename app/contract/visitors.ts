import { z } from 'zod'
import { encodedText, endpoint, envelope } from './endpoint.ts'

/** Somebody who buys (MEM-115). */
const visitorPayload = z.object({
  id: z.string(),
  email: z.string(),
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
})

export type VisitorPayload = z.infer<typeof visitorPayload>

/** Percent-encoded like every header value (decision A2): `encodeURIComponent(email)`. */
const credentials = z.object({
  'x-email': encodedText.optional(),
  'x-password': encodedText.optional(),
  'x-token': encodedText.optional(),
})

const tags = ['Visitors']

export const visitors = {
  signIn: endpoint({
    method: 'GET',
    path: '/visitor/session',
    summary: 'Signs in with X-Email and X-Password',
    tags,
  })
    .input(z.object({ headers: credentials }))
    .output(envelope(z.object({ visitor: visitorPayload }))),
  get: endpoint({ method: 'GET', path: '/visitor', summary: 'The signed-in visitor', tags }).output(
    envelope(visitorPayload),
  ),
  signOut: endpoint({
    method: 'GET',
    path: '/logout',
    summary: 'Ends the session of visitor and member',
    tags,
  }).output(envelope(z.object({ signedOut: z.literal(true) }))),
}
