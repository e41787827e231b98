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
