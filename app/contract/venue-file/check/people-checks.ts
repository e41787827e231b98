import { type Checks, endsBefore, type Finding, textAt } from './findings.ts'
import { at, listAt } from './places.ts'

/** Members, visitors, staff and reviews. */
export const peopleChecks: Checks = [
  ['members.*', member => [endsBefore(member, 'startDate', 'expirationDate'), needsOnePrimary(member)]],
  ['visitors.*', visitor => [hasTwoPasswords(visitor)]],
  ['staff.*', person => [hasTwoPasswords(person)]],
  [
    'reviews.*',
    review => [
      !textAt(review, 'author') &&
        !textAt(review, 'visitorId') && { message: 'needs an author or a visitorId' },
    ],
  ],
]

function needsOnePrimary(member: unknown): Finding | false {
  const primary = listAt(member, 'cardholders').filter(
    one => (at(one, 'cardType') ?? 'primary') === 'primary',
  )

  return (
    primary.length !== 1 && {
      key: 'cardholders',
      message: `must hold exactly one primary cardholder, not ${primary.length}`,
    }
  )
}

function hasTwoPasswords(person: unknown): Finding | false {
  const both = textAt(person, 'password') && textAt(person, 'passwordHash')

  return Boolean(both) && { key: 'password', message: 'stands beside a passwordHash; write one of them' }
}
