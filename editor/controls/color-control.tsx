import { lazy, Suspense, useRef, useState } from 'react'
import { ContrastRows } from '#editor/controls/contrast-rows.tsx'
import type { ControlProps } from '#editor/controls/control-props.ts'
import * as styles from '#editor/controls/controls.css.ts'
import { TypedValue } from '#editor/controls/typed-value.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

const ColorPicker = lazy(async () => ({
  default: (await import('#editor/controls/color-picker.tsx')).ColorPicker,
}))

/** A colour: a swatch that unfolds the picker, and its hex value to type. Dragging paints the preview, letting go applies. */
export const ColorControl = ({ id, reference, definition, value, onApply, onDrag }: ControlProps) => {
  const text = useText()
  const [open, setOpen] = useState(false)
  const color = String(value)
  const line = useRef<HTMLDivElement>(null)
  /** The field and the swatch follow the hand as the page does: nothing is drawn anew. */
  const drag = (dragged: string) => {
    const [field, swatch] = ['input', 'button'].map(name => line.current?.querySelector<HTMLElement>(name))
    if (field instanceof HTMLInputElement) field.value = dragged
    if (swatch) swatch.style.background = dragged
    onDrag(dragged)
  }
  return (
    <div ref={line} className={styles.colorLine}>
      <button
        type="button"
        className={styles.swatch}
        style={{ background: color }}
        aria-expanded={open}
        aria-label={text('editor-color-open', { name: definition.name })}
        onClick={() => setOpen(!open)}
      />
      <TypedValue
        id={id}
        field={`variables.${reference}`}
        displayText={color}
        definition={definition}
        onApply={onApply}
        className={styles.hex}
      />
      {open && (
        <div className={styles.picker}>
          <Suspense>
            <ColorPicker name={definition.name} color={color} onDrag={drag} onApply={onApply} />
          </Suspense>
          <ContrastRows reference={reference} />
        </div>
      )}
    </div>
  )
}
