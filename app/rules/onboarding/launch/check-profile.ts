import { zonesOfCountry } from '../country-of-zone.ts'
import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import type { LaunchVenue } from './launch-venue.ts'

const EDITING = ['wording', 'designer', 'publisher']

/** Who the venue is: a way to reach it, a country that its clocks fit, somebody who may edit it. */
export function checkProfile({ file }: LaunchVenue): LaunchFinding[] {
  const { phoneNumber, email, country, timeZone } = file.venue
  const zones = zonesOfCountry(country)
  const hasEditor = file.staff.some(({ roles }) => roles.some(role => EDITING.includes(role)))
  return [
    ...(phoneNumber || email ? [] : [findingIn({ kind: 'venue', field: 'email' }, finding('no-contact'))]),
    ...(zones.length === 0 || zones.includes(timeZone)
      ? []
      : [
          findingIn(
            { kind: 'venue', field: 'country' },
            finding('other-country', { name: country, other: timeZone }),
          ),
        ]),
    ...(hasEditor ? [] : [finding('no-editor')]),
  ]
}
