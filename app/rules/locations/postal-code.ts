import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import type { Message } from '#app/rules/shell/message.ts'
import { codeArgs } from './address-names.ts'

/**
 * Forms that the posts of these countries take beside those the library knows: the older Argentine and the newer Egyptian, Cambodian and
 * Saudi codes, BFPO numbers. Source: Google's address data, and the posts' own pages.
 */
const OTHER_FORMS: Record<string, RegExp> = {
  AR: /^\d{4}$/,
  BB: /^\d{5}$/,
  EG: /^\d{7}$/,
  GB: /^(GIR 0AA|BFPO ?\d{1,4})$/,
  KH: /^\d{6}$/,
  MN: /^\d{6}$/,
  MU: /^[A-Z]?\d{3,5}$/,
  NI: /^\d{5}$/,
  PE: /^\d{5}$/,
  SA: /^\d{5}-\d{4}$/,
  SO: /^[A-Z]{2} ?\d{5}$/,
  SV: /^\d{4}$/,
}

/** A code of each country whose codes are checked but the US and Canada: what is refused is shown how it should be. Facts from the posts' own pages. */
const EXAMPLES: Record<string, string> = Object.fromEntries(
  `AD AD100|AL 1001|AM 0010|AR C1070|AT 1010|AU 2060|AX 22150|AZ 1000|BA 71000|BB BB23026|BD 1340|BE 1000|BG 1000|BH 317|BM FL 07|BN BT2328
  BR 40301-110|BY 223016|CH 3012|CL 8340457|CN 266033|CO 111221|CR 10101|CY 2008|CZ 100 00|DE 10115|DK 1050|DO 11903|DZ 16027|EC 090105|EE 10111
  EG 12411|ES 28039|ET 1000|FI 00550|FK FIQQ 1ZZ|FO 100|FR 75001|GB SW1A 1AA|GE 0105|GG GY1 1AA|GI GX11 1AA|GL 3900|GR 151 24|GT 09001|HN 31301
  HR 10000|HT 6120|HU 1037|ID 40115|IE D02 AF30|IL 9614303|IM IM2 1AA|IN 110034|IQ 31001|IR 11936-12345|IS 101|IT 00144|JE JE1 1AA|JO 11937
  JP 154-0023|KE 20100|KG 720001|KH 12010|KR 03051|KW 54541|KY KY1-1100|KZ 040900|LA 01160|LB 2038|LI 9490|LK 20000|LT 04340|LU 4750|LV LV-1073
  MA 53000|MC 98000|MD 2012|ME 81257|MG 501|MK 1314|MM 11181|MN 65030|MT VLT 1117|MU 42602|MV 20026|MX 02860|MY 43000|MZ 1102|NA 10001|NG 930283
  NI 52000|NL 1234 AB|NO 0025|NP 44601|NZ 6011|OM 133|PA 0801|PE 15074|PG 111|PH 1008|PK 44000|PL 00-950|PR 00930|PT 2725-079|PY 1536|RO 060274
  RS 11000|RU 101000|SA 11564|SE 114 55|SG 546080|SI 4000|SK 010 01|SM 47890|SN 12500|SV 1101|TH 10150|TJ 735450|TM 744000|TN 1002|TR 06101|TW 104
  TZ 6090|UA 01001|UY 11600|UZ 702100|VA 00120|VE 1010|VN 70010|XK 10000|ZA 0083|ZM 50100`
    .split(/\s*\|\s*|\n\s*/)
    .map(row => [row.slice(0, 2), row.slice(3)]),
)

/**
 * Whether a code can be one of its country, of two letters, however it is typed: small letters, without its space or hyphen, with the
 * country before it. Any code of a country whose form is not known. Source: postcode-validator.
 */
export function isPostalCode(code: string, country: string): boolean {
  const region = country.trim().toUpperCase()
  if (!postcodeValidatorExistsForCountry(region)) return true

  return spellings(code, region).some(
    spelling => postcodeValidator(spelling, region) || OTHER_FORMS[region]?.test(spelling),
  )
}

/** The same code as different people type it; a space or hyphen may stand at any place in it. */
function spellings(code: string, region: string): string[] {
  const typed = code.trim().toUpperCase().replaceAll(/\s+/g, ' ')
  const compact = typed.replaceAll(/[\s.-]/g, '')
  const local = compact.replace(new RegExp(`^(${region}|[A-Z]{1,3}(?=\\d))`), '')
  const places = [...compact].map((_, place) => place).slice(1)
  const apart = places.flatMap(place =>
    [' ', '-'].map(mark => `${compact.slice(0, place)}${mark}${compact.slice(place)}`),
  )

  return [typed, compact, local, ...apart]
}

/** A code as a country writes it; null where none is known here. */
export const postalCodeExample = (country: string): string | null =>
  EXAMPLES[country.trim().toUpperCase()] ?? null

/** What the sentence about a code's form is told: the code's name in a country, and an example of it, '' where none is known. */
export const postalCodeArgs = (country: string) => ({
  ...codeArgs(country),
  example: postalCodeExample(country) ?? '',
})

export type PostalCodeText = 'postal-code-form-invalid'

/**
 * What is wrong with the form of a code, with an example of its country; null for a good one, and where there is nothing to show.
 * The United States and Canada have sentences of their own (decision C7).
 */
export function postalCodeProblem(code: string, country: string): Message<PostalCodeText> | null {
  if (postalCodeExample(country) === null || isPostalCode(code, country)) return null

  return { text: 'postal-code-form-invalid', args: postalCodeArgs(country) }
}
