import type { MemberRecordPayload } from '#app/contract/members.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import type { Payer } from '#app/rules/checkout/known-payer.ts'
import { splitName } from '#app/rules/checkout/split-name.ts'
import type { memberIds } from '#app/rules/shell/member-ids.ts'

const NOWHERE: Payer['address'] = {
  country: '',
  streetAddress1: '',
  streetAddress2: '',
  city: '',
  state: '',
  otherState: '',
  zip: '',
}

/** Who looks, where the venue knows: the verified member with their address, else the visitor who is signed in. Null for a stranger. */
export async function loadKnownPayer(
  visit: Visit,
  { membershipId, membershipIds }: ReturnType<typeof memberIds>,
): Promise<Payer | null> {
  const { api, context } = visit
  const id = membershipId ?? membershipIds?.[0]
  if (!id) return signedInPayer(visit)
  const response = api.members.detail({ params: { membershipId: id } }).then(({ payload }) => payload)
  const record = await withFallback(response, { log: context.log, what: 'member', fallback: null })
  const isSecondary = Boolean(visit.session.member?.secondaryCardholders?.[id])
  return (record && memberPayer(record, { isSecondary })) ?? signedInPayer(visit)
}

/** Of the other cardholders a secondary one is told the name alone: theirs is the one with an id. */
function memberPayer(
  { cardholders }: MemberRecordPayload,
  { isSecondary }: { isSecondary: boolean },
): Payer | null {
  const type = isSecondary ? 'secondary' : 'primary'
  const holder = cardholders.find(({ cardType, id }) => cardType === type && id !== '')
  if (!holder) return null
  const { firstName, lastName, email, phoneNumber } = holder
  const { country, streetAddress1, streetAddress2, city, state, otherState, zipCode: zip } = holder
  return {
    contact: { firstName, lastName, email, phoneNumber },
    address: { country, streetAddress1, streetAddress2, city, state, otherState, zip },
  }
}

function signedInPayer({ session: { visitor } }: Visit): Payer | null {
  if (!visitor) return null
  const { name, firstName, lastName, email } = visitor
  // A session that could not be asked about may be from before it knew the parts.
  const names = firstName === undefined ? splitName(name) : { firstName, lastName: lastName ?? '' }
  return { contact: { ...names, email, phoneNumber: '' }, address: NOWHERE }
}
