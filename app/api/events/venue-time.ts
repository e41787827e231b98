/** A start as rows carry it: wall `YYYY-MM-DDTHH:mm` and the instant in seconds since 1970. */
export type Start = { wall: string; seconds: number }

const MINUTE = 60_000

/** `2026-11-21T09:00:00-05:00`, `minutes` later: the venue's wall time with its offset. */
export function venueTime({ wall, seconds }: Start, minutes = 0): string {
  const shown = Date.parse(`${wall}:00Z`)
  const offset = Math.round((shown - seconds * 1000) / MINUTE)
  const later = new Date(shown + minutes * MINUTE).toISOString().slice(0, 19)
  return `${later}${offsetText(offset)}`
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
