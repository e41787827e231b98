import type { MemberRecordPayload } from '#app/contract/members.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'

type Membership = Pick<MemberRecordPayload, 'membershipExpirationDate'> & {
  cardholders: Pick<
    MemberRecordPayload['cardholders'][number],
    'id' | 'name' | 'barcode' | 'cardStatus' | 'expirationDate'
  >[]
}

/**
 * The cards of a membership that have a code for the entrance on a day at the venue: of all of its people for the primary cardholder, of
 * others their own alone, since they are not told the codes beside it. A card that was dropped, or that ended before its membership, has none.
 */
export function cardsForTheDoor({ cardholders, membershipExpirationDate }: Membership, today: LocalDate) {
  const isOver = (day: string | null) => day !== null && day < today && day < membershipExpirationDate

  return cardholders.filter(
    ({ barcode, cardStatus, expirationDate }) =>
      barcode !== '' && cardStatus !== 'dropped' && !isOver(expirationDate),
  )
}
