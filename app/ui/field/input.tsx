import { type ComponentPropsWithoutRef, type FormEvent, forwardRef } from 'react'
import { capitalizeText } from '#app/rules/shell/input-text.ts'
import { useFieldControl } from '#app/ui/field/field-control.ts'
import * as styles from '#app/ui/field/input.css.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { classNames } from '#app/ui/styles/class-names.ts'

export type InputProps = ComponentPropsWithoutRef<'input'> & {
  /** For content of a known small length: year, zip code, initials. */
  short?: boolean
}

/** What is written from left to right in every language. */
const RUNS_RIGHT = ['email', 'tel', 'url']

/** A line of text. Inside a `Field` it needs a name and nothing else. */
export const Input = forwardRef<HTMLInputElement, InputProps>(function Input(
  { short, className, ...rest },
  ref,
) {
  const wired = useFieldControl(rest)
  return (
    <input
      ref={ref}
      dir={rest.type && RUNS_RIGHT.includes(rest.type) ? 'ltr' : undefined}
      className={classNames(styles.input, short && styles.short, className)}
      {...rest}
      {...wired}
    />
  )
})

/** Turns what is typed into capitals (ORD-213). */
export const CapitalizeInput = forwardRef<HTMLInputElement, InputProps>(function CapitalizeInput(
  { onInput, ...rest },
  ref,
) {
  const capitalize = (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const capitals = capitalizeText(input.value)
    if (capitals !== input.value) {
      const caret = capitalizeText(input.value.slice(0, input.selectionStart ?? undefined)).length
      input.value = capitals
      input.setSelectionRange(caret, caret)
    }
    onInput?.(event)
  }
  return <Input ref={ref} autoCapitalize="characters" {...rest} onInput={capitalize} />
})

export type TextAreaProps = ComponentPropsWithoutRef<'textarea'>

/** Several lines of text; grows with them where browsers can. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { className, ...rest },
  ref,
) {
  const wired = useFieldControl(rest)
  return <textarea ref={ref} rows={4} className={classNames(styles.area, className)} {...rest} {...wired} />
})

export type SelectProps = ComponentPropsWithoutRef<'select'>

/** The device's own list, in the venue's clothes. Children are `option`s. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { className, ...rest },
  ref,
) {
  const wired = useFieldControl(rest)
  return (
    <span className={styles.selectBox}>
      <select ref={ref} className={classNames(styles.select, className)} {...rest} {...wired} />
      <Icon name="chevron-down" className={styles.selectSign} />
    </span>
  )
})
