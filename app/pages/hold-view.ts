import type { CartPayload } from '#app/contract/carts.ts'
import { timeText } from '#app/rules/calendar/date-text.ts'
import { utcToWallTime } from '#app/rules/calendar/wall-time.ts'
import { secondsUntil } from '#app/rules/carts/seat-hold.ts'
import type { HoldView } from '#app/shell/hold-countdown/hold-countdown.tsx'
import type { Visit } from './open-page.ts'

/** The hold of a cart as the order page and checkout show it; null where there is none. */
export function holdView(
  cart: Pick<CartPayload, 'hold'> | null,
  { venue, now }: Pick<Visit, 'venue' | 'now'>,
): HoldView | null {
  if (!cart?.hold) return null
  const { expiresAt, extensionsLeft } = cart.hold
  // One that has not begun ends now, which is an instant after the page was asked for: it is over, or its end would be waited for again and again.
  const seconds = secondsUntil(expiresAt, now)
  const secondsLeft = seconds > 1 ? seconds : 0
  const { time } = utcToWallTime(new Date(expiresAt), venue.timeZone)
  return { secondsLeft, expiresAt, until: timeText(time, venue.locale), mayExtend: extensionsLeft > 0 }
}
