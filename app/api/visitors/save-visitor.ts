import type { VisitorProfile } from '#app/contract/visitors.ts'
import type { VenueVisitor } from '#app/contract/venue-file/people.ts'
import type { VisitorRow } from '#app/data/queries/visitors-read.ts'
import { saveProfile } from '#app/data/queries/visitors-write.ts'
import { api } from '../api.ts'
import type { ApiContext } from '../context.ts'
import { takeMailTry } from '../limits/sign-in-limits.ts'
import { refuse } from '../refuse.ts'
import { venueWords } from '../venues/venue-words.ts'
import { requestLink } from './request-link.ts'
import { sessionVisitor, visitorPayload } from './visitor-payload.ts'

/**
 * Saves what the signed-in visitor says of themselves. Another email is refused when somebody has it; it opens no orders before it is
 * confirmed by a mailed link (decision M10).
 */
export const saveVisitor = api.visitors.save.handler(async ({ input: { body }, context }) => {
  const { db, tenantId } = context
  const row = await context.visitor()
  if (!row) throw refuse('UNAUTHORIZED')
  const document = changedDocument(row.document, body)
  const isMoved = document.email.toLowerCase() !== row.email
  if (isMoved) await refuseManyMoves(context, row)
  const saved = await saveProfile(db, {
    tenantId,
    id: row.id,
    document,
    confirmed: row.confirmed && !isMoved,
  })
  if (!saved) throw refuseTaken(context)
  if (isMoved) await requestLink(context, { kind: 'confirm', email: saved.email })
  const visitor = visitorPayload(saved)
  const { session } = context
  const signedInAt = session.visitor?.signedInAt
  await context.keepSession?.({ ...session, visitor: sessionVisitor(visitor, signedInAt) }, visitor)
  return { payload: visitor }
})

function changedDocument(document: VenueVisitor, changes: Partial<VisitorProfile>): VenueVisitor {
  const { email, firstName, lastName, phoneNumber, country, ...lines } = changes
  const { phoneNumber: keptPhone, address: kept, ...rest } = document
  const phone = phoneNumber ?? keptPhone
  const address = { ...EMPTY_ADDRESS, ...kept, ...lines, country: country ?? kept?.country }
  return {
    ...rest,
    email: email ?? document.email,
    firstName: firstName ?? document.firstName,
    lastName: lastName ?? document.lastName,
    ...(phone ? { phoneNumber: phone } : {}),
    address: { ...address, country: address.country || undefined },
  }
}

const EMPTY_ADDRESS = { streetAddress1: '', streetAddress2: '', city: '', state: '', zipCode: '' }

/** Who is told that an email is taken learns that somebody here has it: nobody tries a list of them. */
const refuseManyMoves = ({ services, tenantId, now }: ApiContext, { id }: VisitorRow) =>
  takeMailTry(services, { tenantId, email: `of ${id}`, now })

function refuseTaken({ venue, services }: ApiContext) {
  const text = venueWords(venue, services.log).text('account-profile-email-taken')
  return refuse('CONFLICT', { text, errors: { email: text } })
}
