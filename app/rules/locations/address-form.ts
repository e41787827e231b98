import { formatAddress } from 'localized-address-format'

/** A written address, as far as it is known. */
export type WrittenAddress = {
  streetAddress1?: string
  streetAddress2?: string
  city?: string
  state?: string
  zipCode?: string
}

/**
 * The lines of an address as its country writes them, without the country: 'Port Ansel, CA 95012' in the US; town, county and
 * postcode on lines of their own in GB. What is empty has no line.
 */
export function addressLines(address: WrittenAddress, country: string | undefined): string[] {
  const lines = formatted(address, country)
  const { state, zipCode, city } = address
  const left = [state, zipCode].filter((part = '') => part && !lines.some(line => line.includes(part)))
  const town = lines.findLastIndex(line => Boolean(city) && line.includes(city ?? ''))
  lines.splice(town < 0 ? lines.length : town + 1, 0, ...left.map(String))

  return lines
}

function formatted(
  { streetAddress1, streetAddress2, city, state, zipCode }: WrittenAddress,
  country: string | undefined,
): string[] {
  const code = (country ?? '').trim().toUpperCase()

  return formatAddress({
    postalCountry: /^[A-Z]{2}$/.test(code) ? code : 'US',
    addressLines: [streetAddress1, streetAddress2].filter((line): line is string => Boolean(line)),
    locality: city,
    administrativeArea: state,
    postalCode: zipCode,
  })
}
