/** What an address form calls the region in a country, by `RegionName` of the rules; the words of the US where nothing else is said. */
export const REGION_NAME =
  '{name, select, area {Area} canton {Canton} county {County} department {Department} district {District} emirate {Emirate} island {Island} oblast {Oblast} parish {Parish} prefecture {Prefecture} province {Province} region {Region} other {State}}'

/** The same for the code, by `CodeName` of the rules; `us` are the words of the US. */
export const codeName = (us: string) =>
  `{name, select, postcode {Postcode} eircode {Eircode} pin {PIN code} postal {Postal code} other {${us}}}`

/** How both are told which name to take. */
export const NAME_OF_COUNTRY = {
  args: { name: 'string' },
  fit: 'label',
  samples: [{ name: 'state' }, { name: 'zip' }, { name: 'county' }, { name: 'postcode' }],
} as const
