import { readFileSync } from 'node:fs'

const { hours } = JSON.parse(readFileSync('app/data/demo/harborlight.json', 'utf8')) as {
  hours: { exceptions: { date: string; hours?: unknown[] }[] }
}
/** Days on which Harborlight is shut: nobody buys a ticket for them. */
const SHUT = new Set(hours.exceptions.filter(exception => !exception.hours).map(({ date }) => date))

/** A day at a venue, `YYYY-MM-DD`, so many days from today on its own wall clock; the next one where Harborlight is shut. */
export function venueDay(days: number, timeZone = 'America/Los_Angeles'): string {
  const date = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(Date.now() + days * 86_400_000))
  return SHUT.has(date) ? venueDay(days + 1, timeZone) : date
}

/** `2026-11-20` as the storefront writes it out: Friday, November 20, 2026. */
export const longDate = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
