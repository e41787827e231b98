import { type FormEvent, useRef, useState } from 'react'
import { type EmailOffers, emailOffers } from '#app/rules/shell/email-offers.ts'
import * as chips from '#app/ui/chips/chips.css.ts'
import * as styles from '#app/ui/field/email-input.css.ts'
import { Input, type InputProps } from '#app/ui/field/input.tsx'
import { announce } from '#app/ui/live-region/live-region.tsx'
import { useVenueLocale } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/**
 * A field for an email. Once the @ is typed it offers the ends that are usual in the venue's country, and says when an end looks like a
 * slip: tickets sent to gmial.com reach nobody. The offers stay while the focus moves on, or a press on what follows would miss it.
 */
export const EmailInput = (props: InputProps) => {
  const text = useText()
  const field = useRef<HTMLInputElement>(null)
  const country = new Intl.Locale(useVenueLocale()).maximize().region ?? ''
  const [{ emails, isSlip }, setOffers] = useState<EmailOffers>({ emails: [], isSlip: false })
  const look = (event: FormEvent<HTMLInputElement>) => {
    const offers = emailOffers(event.currentTarget.value, country)
    const [meant] = offers.emails
    if (offers.isSlip && meant && meant !== emails[0]) announce(text('page-email-slip', { email: meant }))
    setOffers(offers)
    props.onInput?.(event)
  }
  const take = (email: string) => {
    const input = field.current
    if (!input) return
    input.value = email
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }
  return (
    <>
      <Input type="email" autoComplete="email" {...props} ref={field} onInput={look} />
      {emails.length > 0 ? (
        <div className={styles.offers} role="group" aria-label={text('page-email-offers')}>
          {emails.map(email => (
            <button key={email} type="button" className={chips.chip} onClick={() => take(email)}>
              {isSlip ? (
                text('page-email-slip', { email })
              ) : (
                <bdi dir="ltr">{email.slice(email.indexOf('@'))}</bdi>
              )}
            </button>
          ))}
        </div>
      ) : null}
    </>
  )
}
