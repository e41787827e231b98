/** What a country calls the region of an address; 'state' where nothing else is known. */
export type RegionName =
  | 'area'
  | 'canton'
  | 'county'
  | 'department'
  | 'district'
  | 'emirate'
  | 'island'
  | 'oblast'
  | 'parish'
  | 'prefecture'
  | 'province'
  | 'region'
  | 'state'

/** What a country calls the code of an address; 'zip' in the US and where the country is unknown. */
export type CodeName = 'zip' | 'postcode' | 'eircode' | 'pin' | 'postal'

export type AddressNames = { region: RegionName; code: CodeName }

/** From the `state_name_type` and `zip_name_type` of Google's address data, with what the countries' own posts say beside it. */
const REGIONS: Partial<Record<RegionName, string>> = {
  area: 'HK',
  canton: 'CH',
  county: 'GB IE HR EE HU NO RO SE TW LR',
  department: 'BO CO GT HN NI PY SV UY',
  district: 'KR PT BB LU',
  emirate: 'AE',
  island: 'BS CV KI KN KY NR PF SC TV',
  oblast: 'RU UA KZ KG',
  parish: 'AD AG DM GD JM LC VC',
  prefecture: 'JP GR',
  province:
    'AR BE BG CA CN CR CU DO EC ES FI ID IR IT KH KP LA LK MM MN MZ NL PA PG PH PL RW TH TR UZ VN ZA ZM ZW',
  region: 'CL FR GH IS MG NA NZ SA SI SK TZ CZ DK',
}
const CODES: Record<Exclude<CodeName, 'postal'>, string> = {
  eircode: 'IE',
  pin: 'IN',
  postcode: 'GB GG IM JE GI AU NZ NL BE MY',
  zip: 'US AS GU MP PR VI UM PH',
}

const listsOf = <Name extends string>(lists: Partial<Record<Name, string>>) =>
  new Map(
    Object.entries<string | undefined>(lists).flatMap(([name, countries = '']) =>
      countries.split(' ').map(country => [country, name as Name] as const),
    ),
  )
const regions = listsOf<RegionName>(REGIONS)
const codes = listsOf<CodeName>(CODES)

/** The name that a sentence about a region or a code of an address takes. */
export const regionArgs = (country: string | undefined) => ({ name: addressNames(country).region })
export const codeArgs = (country: string | undefined) => ({ name: addressNames(country).code })

/**
 * What the region and the code of an address are called in a country of two letters: 'county' and 'postcode' in GB. The words of
 * the US where the country is not known or given.
 */
export function addressNames(country: string | undefined): AddressNames {
  const code = (country ?? '').trim().toUpperCase()
  if (!/^[A-Z]{2}$/.test(code)) return { region: 'state', code: 'zip' }

  return { region: regions.get(code) ?? 'state', code: codes.get(code) ?? 'postal' }
}
