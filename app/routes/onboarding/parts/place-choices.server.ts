/** The time zones to choose from. */
export const zones = () => Intl.supportedValuesOf('timeZone')

/** The currencies to choose from, as ISO 4217 has them. */
export const currencies = () => Intl.supportedValuesOf('currency')
