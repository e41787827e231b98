import { useEffect, useRef } from 'react'
import { clockText, saidMoment, URGENT_SECONDS } from '#app/rules/carts/seat-hold.ts'
import * as styles from '#app/shell/hold-countdown/hold-countdown.css.ts'
import { useSecondsLeft } from '#app/shell/hold-countdown/use-seconds-left.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { announce } from '#app/ui/live-region/live-region.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** The hold on an order's seats as a screen shows it; decided by the loader. */
export type HoldView = {
  /** 0: it is over */
  secondsLeft: number
  /** when it ends, in the venue's time and words */
  until: string
  /** the instant it ends; another one is another hold */
  expiresAt: string
  mayExtend: boolean
}

type HoldLineProps = {
  hold: HoldView
  /** once, when time has run out while the page was open */
  onEnd: () => void
}

/**
 * How long the tickets are held, with one press to keep them longer (decision O10). Quiet until two minutes are left; said aloud
 * at five, two and one minute, not every second. Stands inside a form: the button sends `intent=hold`.
 */
export const HoldCountdown = ({ hold, onEnd }: HoldLineProps) => {
  const seconds = useSecondsLeft(hold.secondsLeft, hold.expiresAt)
  useSaidMoments(seconds, hold.expiresAt)
  useEnd(seconds === 0 && hold.secondsLeft > 0, onEnd)
  const text = useText()
  if (seconds === 0) return null
  const isUrgent = seconds <= URGENT_SECONDS
  return (
    <div className={styles.look[isUrgent ? 'urgent' : 'quiet']} data-urgent={isUrgent ? '' : undefined}>
      <span className={styles.words}>
        {isUrgent ? <Icon name="warning" className={styles.sign} /> : null}
        <span className={styles.sentence}>
          <span>{text('cart-hold', { time: hold.until })}</span>
          <span className={styles.dot} aria-hidden="true">
            ·
          </span>
          <span className={styles.clock} aria-hidden="true">
            {clockText(seconds)}
          </span>
        </span>
      </span>
      {hold.mayExtend ? (
        <span className={styles.extend}>
          <Button tone="quiet" size="small" name="intent" value="hold" formNoValidate>
            {text('cart-hold-extend')}
          </Button>
        </span>
      ) : null}
    </div>
  )
}

/** How long is left, in figures alone: where the line itself is folded away. It says nothing aloud. */
export const HoldClock = ({ hold }: { hold: HoldView }) => {
  const seconds = useSecondsLeft(hold.secondsLeft, hold.expiresAt)
  return seconds > URGENT_SECONDS ? (
    <span className={styles.mark} aria-hidden="true">
      <Icon name="clock" />
      <span className={styles.clock}>{clockText(seconds)}</span>
    </span>
  ) : null
}

/** Time has run out: why nothing is held, and how to hold again what is still free. Stands inside a form. */
export const HoldEnded = () => {
  const text = useText()
  return (
    <Notice
      tone="warning"
      live
      actions={
        <Button tone="secondary" size="small" name="intent" value="hold" formNoValidate>
          {text('cart-hold-again')}
        </Button>
      }
    >
      {text('cart-hold-expired')}
    </Notice>
  )
}

/** The first moment of a page is not said: it stands there to be read. */
function useSaidMoments(seconds: number, expiresAt: string) {
  const text = useText()
  const moment = saidMoment(seconds)
  const known = useRef({ expiresAt, moment })
  useEffect(() => {
    const isNew = known.current.expiresAt !== expiresAt
    const isDue = !isNew && moment !== known.current.moment && moment !== null
    known.current = { expiresAt, moment }
    if (isDue) announce(text('cart-hold-soon', { minutes: moment / 60 }))
  }, [expiresAt, moment, text])
}

function useEnd(hasEnded: boolean, onEnd: () => void) {
  useEffect(() => {
    if (hasEnded) onEnd()
  }, [hasEnded, onEnd])
}
