import { Checkbox } from '#app/ui/field/choice.tsx'
import { FieldGroup } from '#app/ui/field/field.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './captcha-box.css.ts'
import type { useCaptcha } from './use-captcha.ts'

type CaptchaBoxProps = {
  captcha: Pick<ReturnType<typeof useCaptcha>, 'check' | 'place' | 'tick' | 'isShown'>
  /** the order was to be placed without it */
  missing: boolean
}

/** The captcha's checkbox, and below it the place for another one of Google's (CHK-048). */
export const CaptchaBox = ({ captcha: { check, place, tick, isShown }, missing }: CaptchaBoxProps) => {
  const text = useText()
  const error = check === 'failed' ? text('review-step-captcha-failed') : text('review-step-captcha-missing')
  const isBegun = check !== 'open' && check !== 'failed'
  return (
    <div className={styles.box} hidden={!isShown}>
      <FieldGroup legend={null} error={check === 'failed' || missing ? error : null}>
        <Checkbox
          tile
          id="checkout-captcha"
          label={text('review-step-captcha')}
          description={isBegun ? text(progress[check]) : null}
          checked={isBegun}
          onChange={event => tick(event.currentTarget.checked)}
        />
      </FieldGroup>
      <div ref={place} className={styles.checkbox} hidden={check !== 'checkbox'} />
    </div>
  )
}

const progress = {
  working: 'review-step-captcha-working',
  checkbox: 'review-step-captcha-checkbox',
  done: 'review-step-captcha-done',
} as const
