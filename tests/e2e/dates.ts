/** A day at a venue, `YYYY-MM-DD`, so many days from today on its own wall clock. */
export function venueDay(days: number, timeZone = 'America/Los_Angeles'): string {
  const at = new Date(Date.now() + days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at)
}

/** `2026-11-20` as the storefront writes it out: Friday, November 20, 2026. */
export const longDate = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
