import { useFieldControl } from '#app/ui/field/field-control.ts'
import * as styles from './look.css.ts'

type ColorInputProps = { name: string; value: string; others: readonly string[] }

/** The device's own choice of a colour, with those of the page at hand; it works without a script. */
export const ColorInput = ({ name, value, others }: ColorInputProps) => {
  const wired = useFieldControl({})
  const listId = `${name}-proposals`
  return (
    <>
      <input
        {...wired}
        className={styles.color}
        type="color"
        name={name}
        defaultValue={value}
        list={listId}
      />
      <datalist id={listId}>
        {others.map(other => (
          <option key={other} value={other} />
        ))}
      </datalist>
    </>
  )
}
