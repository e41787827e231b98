import type { ReactNode } from 'react'
import { Checkbox } from '#app/ui/field/choice.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './person-contact.css.ts'
import { PersonInput, type PersonPartProps } from './person-input.tsx'

type PersonContactProps = PersonPartProps & {
  /** whose email may be theirs as well, and whether it is; null where theirs is asked */
  shared?: SharedEmail | null
  asksPhone: boolean
  /** they are one of many, and nobody has to be written to */
  isFolded?: boolean
}

/** `label`: whose it is; `beside`: what is asked only of those who have one of their own. */
export type SharedEmail = { label: string; isShared: boolean; beside?: ReactNode }

/** How somebody is reached: their email, or that of somebody else of the order. */
export const PersonContact = ({ shared, asksPhone, isFolded, ...props }: PersonContactProps) => {
  const phone = asksPhone ? <PersonInput field="phoneNumber" {...props} /> : null
  if (shared)
    return (
      <>
        <EmailOf shared={shared} {...props} />
        {phone}
      </>
    )
  return (
    <ContactFold {...props} isFolded={isFolded}>
      <div className={styles.contact}>
        <PersonInput field="email" {...props} />
        {phone}
      </div>
    </ContactFold>
  )
}

/** The same email is a press; another unfolds by taking it back, without scripts, too. */
const EmailOf = ({
  shared: { label, isShared, beside },
  ...props
}: PersonPartProps & { shared: SharedEmail }) => (
  <div className={styles.shared}>
    <Checkbox name={`${props.prefix}.sharesEmail`} label={label} defaultChecked={isShared} />
    <div className={styles.own}>
      <PersonInput field="email" isUnmarked {...props} />
      {beside}
    </div>
  </div>
)

/** Below a line that unfolds it; open where it is known, or something of it was refused. */
const ContactFold = ({
  isFolded,
  person,
  prefix,
  errors,
  children,
}: PersonPartProps & { isFolded?: boolean; children: ReactNode }) => {
  const text = useText()
  if (!isFolded) return <>{children}</>
  const isRefused = Boolean(errors[`${prefix}.email`] || errors[`${prefix}.phoneNumber`])
  return (
    <details open={isRefused || Boolean(person.email) || undefined}>
      <summary className={styles.unfold}>
        {text('member-info-contact')}
        <Icon name="chevron-down" className={styles.unfoldSign} />
      </summary>
      {children}
    </details>
  )
}
