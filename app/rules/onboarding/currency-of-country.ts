import currencies from 'country-to-currency'

const byCountry: Readonly<Record<string, string>> = currencies

/** The currency that is legal tender in a country, as ISO 4217 has it; undefined for what is no country, and one that this engine cannot print. */
export function currencyOfCountry(country: string): string | undefined {
  const currency = byCountry[country]
  return currency && isCurrency(currency) ? currency : undefined
}

const known = new Set(Intl.supportedValuesOf('currency'))

/** Whether it is a code of ISO 4217 that can be printed. */
export const isCurrency = (code: string): boolean => known.has(code)
