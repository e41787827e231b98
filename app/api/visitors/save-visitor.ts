import type { VisitorProfile } from '#app/contract/visitors.ts'
import type { Db } from '#app/data/database/database.ts'
import type { VisitorDocument } from '#app/data/documents/visitor-document.ts'
import { saveProfile } from '#app/data/queries/visitors/write.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { askForEmailLink, takeEmailTry } from './change-email.ts'
import { keepVisitor } from './keep-visitor.ts'
import { requireVisitorRow } from './require-visitor-row.ts'
import { visitorPayload } from './visitor-payload.ts'

/**
 * Saves what the signed-in visitor says of themselves. Another email waits until the link that is mailed to it is pressed
 * (decision M10); whether somebody has it is not told here, and not looked up.
 */
export const saveVisitor = api.visitors.save.handler(async ({ input: { body }, context }) => {
  const { db, tenantId } = context
  const row = await requireVisitorRow(context)
  const { email = row.document.email } = body
  const isMoved = email.toLowerCase() !== row.email
  const isAskedFor = isMoved && email !== row.newEmail
  if (isAskedFor) await takeEmailTry(context, { row, email })
  const profile = {
    document: changedDocument(row.document, isMoved ? { ...body, email: undefined } : body),
    newEmail: isMoved ? email : row.newEmail,
  }
  const saved = await db.transaction(async transaction => {
    const tx = transaction as Db
    if (isAskedFor) await askForEmailLink(tx, context, row)
    return saveProfile(tx, { tenantId, id: row.id, ...profile })
  })
  if (!saved) throw refuse('UNAUTHORIZED')
  const visitor = visitorPayload(saved)
  await keepVisitor(context, visitor)
  return { payload: visitor }
})

function changedDocument(document: VisitorDocument, changes: Partial<VisitorProfile>): VisitorDocument {
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
