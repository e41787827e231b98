import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { isPartedSurely, joinName, splitName, splitTypedName } from '#app/rules/checkout/split-name.ts'
import { Field, FieldRow } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { fieldId } from '../error-summary/field-id.ts'
import * as styles from './name-parts.css.ts'

type Names = { firstName: string; lastName: string }
type NamePartsProps = {
  /** before the names of the fields: `primary.` */
  prefix?: string
  /** as the name stands in the field at first */
  known: Names
  /** the field of the whole name */
  children: ReactNode
}

/**
 * One field for a name. Where nobody can be sure which of its words is the last name, a line says how it is parted and unfolds to two
 * fields, which win once they are filled. They are empty as long as the server would part the name in the same way.
 */
export const NameParts = ({ prefix = '', known, children }: NamePartsProps) => {
  const text = useText()
  const [typed, setTyped] = useState(joinName(known))
  const [mended, setMended] = useState<Names | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const [hasScript, setHasScript] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  // What was typed before the script came has told nobody.
  useEffect(() => {
    setHasScript(true)
    const input = field.current?.querySelector('input')
    const leave = () => setTyping(false)
    setTyped(input?.value ?? '')
    input?.addEventListener('blur', leave)
    return () => input?.removeEventListener('blur', leave)
  }, [])
  const names = mended ?? splitTypedName(typed, known)
  const isKnownOtherwise = hasScript && splitName(typed).lastName !== names.lastName
  const shown = isOpen || mended || isKnownOtherwise ? names : NOBODY
  // A first word alone is the beginning of a name until its field is left.
  const isBegun = isTyping && !/\S\s+\S/.test(typed)
  const isNeeded = isOpen || !(isBegun || isPartedSurely(typed))
  const type = (event: FormEvent) => {
    setTyped((event.target as HTMLInputElement).value)
    setMended(null)
    setTyping(true)
  }
  const part = (field: keyof Names) => (
    <Field id={fieldId(`${prefix}${field}`)} label={text(labels[field])}>
      <Input
        name={`${prefix}${field}`}
        maxLength={100}
        autoComplete="off"
        value={shown[field]}
        onChange={({ currentTarget: { value } }) => setMended({ ...names, [field]: value })}
      />
    </Field>
  )
  return (
    <>
      <div ref={field} onInput={type}>
        {children}
      </div>
      {isNeeded || !hasScript ? (
        <details
          className={styles.parts}
          data-shown={isNeeded || undefined}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary className={styles.line}>
            <span className={styles.words}>
              {text('payment-name-parts', { first: names.firstName || NONE, last: names.lastName || NONE })}
            </span>
            <span className={styles.change}>{text('checkout-change')}</span>
          </summary>
          <FieldRow>
            {part('firstName')}
            {part('lastName')}
          </FieldRow>
        </details>
      ) : null}
    </>
  )
}

const labels = { firstName: 'payment-first-name', lastName: 'payment-last-name' } as const
const NOBODY: Names = { firstName: '', lastName: '' }
const NONE = '–'
