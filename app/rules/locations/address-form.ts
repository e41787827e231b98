import { formatAddress } from 'localized-address-format'
import type { AddressPart } from './address-part.ts'

/** A written address, as far as it is known. */
export type WrittenAddress = {
  streetAddress1?: string
  streetAddress2?: string
  city?: string
  state?: string
  zipCode?: string
}

/** One letter for each part, which none of the formats has by itself. */
const PROBE = { streetAddress1: 'α', streetAddress2: 'β', city: 'γ', state: 'δ', zip: 'ε' } as const
const PARTS = Object.keys(PROBE) as AddressPart[]

/**
 * The fields of an address in the order in which a country writes them: the code before the town in Germany, after it in the US.
 * A part that the country leaves out of its addresses (the county in GB) follows the town, for whoever has one. Order of the
 * US where the country is unknown. Source: Google's address data, by localized-address-format.
 */
export function addressOrder(country: string | undefined): AddressPart[] {
  const { streetAddress1, streetAddress2, city, state, zip } = PROBE
  const lines = formatted({ streetAddress1, streetAddress2, city, state, zipCode: zip }, country)
  const written = lines.join('\n')
  const order = PARTS.filter(part => written.includes(PROBE[part])).toSorted(
    (a, b) => written.indexOf(PROBE[a]) - written.indexOf(PROBE[b]),
  )
  for (const part of PARTS.filter(other => !order.includes(other))) insertAfter(order, part)

  return order
}

/** State and town stand together; a code that is not written comes last. */
function insertAfter(order: AddressPart[], part: AddressPart): void {
  const before = part === 'zip' ? order.at(-1) : part === 'state' ? 'city' : 'state'
  const position = before ? order.indexOf(before) : -1
  order.splice(position < 0 ? order.length : position + 1, 0, part)
}

/**
 * The lines of an address as its country writes them, without the country: 'Port Ansel, CA 95012' in the US; town, county and
 * postcode on lines of their own in GB. A part that the country's form leaves out, such as the town in Japan, has a line of its own. What is
 * empty has no line.
 */
export function addressLines(address: WrittenAddress, country: string | undefined): string[] {
  const lines = formatted(address, country)
  const { state = '', zipCode = '', city = '' } = address
  insertLines(lines, { parts: [city], below: state })
  insertLines(lines, { parts: [state, zipCode], below: city })

  return lines
}

/** Parts that no line has yet, below the line of another one, else at the end. */
function insertLines(lines: string[], { parts, below }: { parts: string[]; below: string }): void {
  const left = parts.filter(part => part && !lines.some(line => line.includes(part)))
  const place = lines.findLastIndex(line => below !== '' && line.includes(below))
  lines.splice(place < 0 ? lines.length : place + 1, 0, ...left)
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
