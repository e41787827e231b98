import type { VisitorPayload } from '#app/contract/visitors.ts'
import type { VisitorRow } from '#app/data/queries/visitors/read.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'

/** A visitor as the API tells them of themselves. */
export function visitorPayload({
  id,
  newEmail,
  confirmed,
  sessionVersion,
  document,
}: VisitorRow): VisitorPayload {
  const { email, firstName, lastName, phoneNumber = '', address } = document
  return {
    id,
    email,
    newEmail,
    firstName,
    lastName,
    name: [firstName, lastName].filter(Boolean).join(' ') || email,
    phoneNumber,
    streetAddress1: address?.streetAddress1 ?? '',
    streetAddress2: address?.streetAddress2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    zipCode: address?.zipCode ?? '',
    country: address?.country ?? '',
    confirmed,
    sessionVersion,
  }
}

/** The part of a visitor that the signed session holds, and when they last proved who they are. */
export const sessionVisitor = (
  { id, email, name, sessionVersion }: VisitorPayload,
  signedInAt: string | undefined,
): NonNullable<VisitorSession['visitor']> => ({ id, email, name, version: sessionVersion, signedInAt })
