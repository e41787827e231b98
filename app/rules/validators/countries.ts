/** Whether a country, by name or code, is Canada. */
export function isCanada(country?: string): boolean {
  return isOneOf(['CA', 'CAN', 'CANADA'], country)
}

/** Whether a country, by name or code, is the United States. */
export function isUnitedStates(country?: string): boolean {
  return isOneOf(['US', 'USA', 'UNITED STATES', 'UNITED STATES OF AMERICA'], country)
}

function isOneOf(names: readonly string[], country: string | undefined): boolean {
  return names.includes((country ?? '').trim().toUpperCase())
}
