import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import * as styles from '#app/ui/field/choice.css.ts'
import { useFieldControl } from '#app/ui/field/field-control.ts'
import { classNames } from '#app/ui/styles/class-names.ts'

export type ChoiceProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'> & {
  label: ReactNode
  description?: ReactNode
  /** What stands at the end of its line: a price. */
  aside?: ReactNode
  /** A surface of its own instead of a line. */
  tile?: boolean
}

const looks = {
  checkbox: { type: 'checkbox', mark: styles.checkbox },
  radio: { type: 'radio', mark: styles.radio },
  switch: { type: 'checkbox', mark: styles.switchTrack },
} as const

type ChoiceLook = keyof typeof looks

const Choice = forwardRef<HTMLInputElement, ChoiceProps & { look: ChoiceLook }>(function Choice(
  { look, label, description, aside, tile, className, ...rest },
  ref,
) {
  const descriptionId = useId()
  const { type, mark } = looks[look]
  const wired = useFieldControl({
    'aria-describedby': classNames(rest['aria-describedby'], description ? descriptionId : null),
    'aria-invalid': rest['aria-invalid'],
    required: type === 'checkbox' ? Boolean(rest.required) : rest.required,
  })
  return (
    <label className={classNames(tile ? styles.tile : styles.choice, className)}>
      <input
        ref={ref}
        {...rest}
        {...wired}
        id={rest.id}
        type={type}
        role={look === 'switch' ? 'switch' : undefined}
        className={classNames(mark, tile && styles.tileInput)}
      />
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {description && (
          <span className={styles.description} id={descriptionId}>
            {description}
          </span>
        )}
      </span>
      {aside ? (
        <>
          {' '}
          <span className={styles.aside}>{aside}</span>
        </>
      ) : null}
    </label>
  )
})

/** One thing to agree to or to add. Never ticked beforehand. */
export const Checkbox = forwardRef<HTMLInputElement, ChoiceProps>((props, ref) => (
  <Choice ref={ref} look="checkbox" {...props} />
))

/** One of several; give all of them the same name, inside a `FieldGroup`. */
export const Radio = forwardRef<HTMLInputElement, ChoiceProps>((props, ref) => (
  <Choice ref={ref} look="radio" {...props} />
))

/** Something that is on or off and changes what is asked below it. */
export const Switch = forwardRef<HTMLInputElement, ChoiceProps>((props, ref) => (
  <Choice ref={ref} look="switch" {...props} />
))

export const ChoiceGroup = ({ children }: { children: ReactNode }) => (
  <div className={styles.choices}>{children}</div>
)
