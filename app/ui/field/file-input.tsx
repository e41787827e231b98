import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useFieldControl } from '#app/ui/field/field-control.ts'
import * as styles from '#app/ui/field/file-input.css.ts'
import { classNames } from '#app/ui/styles/class-names.ts'

export type FileInputProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'>

/** The browser's own choice of a file, in the venue's clothes: its words are the device's, and it works without a script. */
export const FileInput = forwardRef<HTMLInputElement, FileInputProps>(function FileInput(
  { className, ...rest },
  ref,
) {
  const wired = useFieldControl(rest)
  return <input ref={ref} className={classNames(styles.file, className)} {...rest} {...wired} type="file" />
})
