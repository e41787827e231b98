import { statesOf } from '../locations/states.ts'

/** The zone of most people of each state, in the countries whose states lie in several; by the codes of their post. */
const STATES_BY_ZONE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    'America/New_York': 'CT DC DE FL GA KY MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
    'America/Detroit': 'MI',
    'America/Indiana/Indianapolis': 'IN',
    'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
    'America/Denver': 'CO ID MT NM UT WY',
    'America/Phoenix': 'AZ',
    'America/Los_Angeles': 'CA NV OR WA',
    'America/Anchorage': 'AK',
    'Pacific/Honolulu': 'HI',
  },
  CA: {
    'America/Toronto': 'ON QC',
    'America/Vancouver': 'BC',
    'America/Edmonton': 'AB NT',
    'America/Regina': 'SK',
    'America/Winnipeg': 'MB',
    'America/Halifax': 'NB NS PE',
    'America/St_Johns': 'NL',
    'America/Whitehorse': 'YT',
    'America/Iqaluit': 'NU',
  },
  AU: {
    'Australia/Sydney': 'ACT NSW',
    'Australia/Melbourne': 'VIC',
    'Australia/Brisbane': 'QLD',
    'Australia/Adelaide': 'SA',
    'Australia/Perth': 'WA',
    'Australia/Hobart': 'TAS',
    'Australia/Darwin': 'NT',
  },
}

type State = { country: string; state: string | undefined }

/** The time zone of a state by its code or its name (`US`, `CO` or `Colorado` → `America/Denver`); undefined for a country that is not told apart by states, and an unknown state. */
export function zoneOfState({ country, state }: State): string | undefined {
  const typed = state?.trim().toUpperCase() ?? ''
  const named = statesOf(country).find(({ name }) => name.toUpperCase() === typed)
  const code = named?.abbreviation ?? typed
  const zones = Object.entries(STATES_BY_ZONE[country] ?? {})
  return zones.find(([, codes]) => codes.split(' ').includes(code))?.[0]
}

/** The codes of the states of the United States. */
export const US_STATES: readonly string[] = Object.values(STATES_BY_ZONE.US ?? {}).flatMap(codes =>
  codes.split(' '),
)
