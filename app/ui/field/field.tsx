import { type ReactNode, useId } from 'react'
import * as styles from '#app/ui/field/field.css.ts'
import { FieldControlProvider } from '#app/ui/field/field-control.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { classNames } from '#app/ui/styles/class-names.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** One message or several of which the first is shown; nothing when all is well. */
export type FieldErrors = string | readonly string[] | null | undefined

const firstError = (errors: FieldErrors): string | undefined =>
  (typeof errors === 'string' ? errors : errors?.[0]) || undefined

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: FieldErrors
  required?: boolean
  /** Says so after the label; for the few fields that may stay empty. */
  optional?: boolean
  /** The id of the control, when a form library hands one out. */
  id?: string
  className?: string
  /** One control of the kit: `<Input name="email" type="email" />`. */
  children: ReactNode
}

/** A label above, one control, a hint and an error below, tied together for everybody. */
export const Field = ({
  label,
  hint,
  error,
  required,
  optional,
  id: givenId,
  className,
  children,
}: FieldProps) => {
  const ownId = useId()
  const id = givenId ?? ownId
  const message = firstError(error)
  const ids = describedIds(id, { hint: Boolean(hint), error: Boolean(message) })
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldControlProvider value={{ id, required, invalid: Boolean(message), describedBy: ids }}>
        {children}
      </FieldControlProvider>
      <FieldError id={`${id}-error`} message={message} />
    </div>
  )
}

export type FieldGroupProps = Omit<FieldProps, 'label' | 'id'> & {
  legend: ReactNode
  size?: 'regular' | 'large'
}

/** Several controls that answer one question, or a group of fields under one heading. */
export const FieldGroup = ({
  legend,
  hint,
  error,
  required,
  optional,
  size = 'regular',
  className,
  children,
}: FieldGroupProps) => {
  const id = useId()
  const message = firstError(error)
  const ids = describedIds(id, { hint: Boolean(hint), error: Boolean(message) })
  return (
    <fieldset className={className} aria-describedby={ids}>
      <legend className={size === 'large' ? styles.legendLarge : styles.legend}>
        {legend}
        {optional && <OptionalMark />}
      </legend>
      <div className={styles.group}>
        {hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <FieldControlProvider value={{ required, invalid: Boolean(message) }}>
          {children}
        </FieldControlProvider>
        <FieldError id={`${id}-error`} message={message} />
      </div>
    </fieldset>
  )
}

/** The sentence under a field that says what to do. */
export const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message ? (
    <p className={styles.error} id={id}>
      <Icon name="error" className={styles.sign} />
      <span>{message}</span>
    </p>
  ) : null

/** Fields that belong side by side: month and year, city and zip code; or a long one before a short one. */
export const FieldRow = ({ uneven, children }: { uneven?: boolean; children: ReactNode }) => (
  <div className={uneven ? styles.unevenRow : styles.row}>{children}</div>
)

const OptionalMark = () => {
  const text = useText()
  return <span className={styles.optional}> ({text('page-optional')})</span>
}

const describedIds = (id: string, has: { hint: boolean; error: boolean }) =>
  classNames(has.hint && `${id}-hint`, has.error && `${id}-error`)
