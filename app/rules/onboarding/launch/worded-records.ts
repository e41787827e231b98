import { type LaunchVenue, soldEvents, type WordedKind } from './launch-venue.ts'

/** A record of the catalogue whose words visitors read. */
export type WordedRecord = {
  kind: WordedKind
  id: string
  name: string
  record: unknown
}

/** Things that visitors choose by their words, and the venue itself, last. What is no longer sold is left out. */
export function wordedRecords(venue: LaunchVenue): WordedRecord[] {
  const { file } = venue
  const { memberships, donations } = file
  return [
    ...of('event', soldEvents(venue)),
    ...of('combo', file.combos),
    ...of('addon', file.addOns),
    ...of('personType', file.personTypes),
    ...of('membership', memberships.categories),
    ...of('membershipGroup', memberships.groups),
    ...of('donation', donations.options),
    ...of('form', file.forms),
    ...of('facility', file.facilities),
    { kind: 'venue', id: file.venue.id, name: file.venue.name, record: file },
  ]
}

const of = (kind: WordedKind, records: readonly { id: string; name: string }[]): WordedRecord[] =>
  records.map(record => ({ kind, id: record.id, name: record.name, record }))
