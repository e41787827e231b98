import type { ControlProps } from '#editor/controls/control-props.ts'
import * as styles from '#editor/controls/controls.css.ts'
import { Slider } from '#editor/controls/slider.tsx'
import { TypedValue } from '#editor/controls/typed-value.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** A plain number within its limits: a slider, and the number to type. */
export const NumberControl = ({ id, reference, definition, value, onApply, onDrag }: ControlProps) => {
  const { min = 0, max = 1000, name } = definition
  return (
    <div className={styles.line}>
      <Slider
        label={name}
        value={Number(value)}
        min={min}
        max={max}
        step={stepOf(max - min)}
        onApply={onApply}
        onDrag={onDrag}
      />
      <TypedValue
        id={id}
        field={`variables.${reference}`}
        displayText={String(value)}
        definition={definition}
        onApply={onApply}
        inputMode="decimal"
      />
    </div>
  )
}

const stepOf = (span: number) => (span <= 1 ? 0.005 : span <= 5 ? 0.01 : span >= 400 ? 10 : 1)

/** A length: the slider speaks px, the field takes px and rem. */
export const LengthControl = ({ id, reference, definition, value, onApply, onDrag }: ControlProps) => {
  const { min = 0, max = 1000, name } = definition
  // Pills are 999 px: nobody wants to travel there in steps of one.
  const reach = max > 400 && min === 0 ? 48 : max
  const px = (pixels: number) => `${pixels}px`
  return (
    <div className={styles.line}>
      <Slider
        label={name}
        value={Math.min(pixelsOf(String(value)), reach)}
        min={min}
        max={reach}
        step={reach > 400 ? 10 : 1}
        onApply={pixels => onApply(px(pixels))}
        onDrag={pixels => onDrag(px(pixels))}
      />
      <TypedValue
        id={id}
        field={`variables.${reference}`}
        displayText={String(value)}
        definition={definition}
        toStored={withUnit}
        onApply={onApply}
      />
    </div>
  )
}

const pixelsOf = (length: string) => Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1)

/** Who types 12 means 12 px. */
const withUnit = (typed: string) => (/^\d+(\.\d+)?$/.test(typed) ? `${typed}px` : typed)

/** A length that grows from a phone to a desk: both ends to type. */
export const FluidControl = ({ id, reference, definition, value, onApply }: ControlProps) => {
  const text = useText()
  const [phone = '', desk = phone] = String(value).split(' ')
  const { name } = definition
  return (
    <div className={styles.pair}>
      <div className={styles.pairPart}>
        <span aria-hidden="true">{text('editor-device-phone')}</span>
        <TypedValue
          id={id}
          field={`variables.${reference}.phone`}
          label={text('editor-phone-value', { name })}
          displayText={phone}
          definition={definition}
          toStored={typed => `${withUnit(typed)} ${desk}`}
          onApply={onApply}
        />
      </div>
      <div className={styles.pairPart}>
        <span aria-hidden="true">{text('editor-device-desk')}</span>
        <TypedValue
          field={`variables.${reference}.desk`}
          label={text('editor-desk-value', { name })}
          displayText={desk}
          definition={definition}
          toStored={typed => `${phone} ${withUnit(typed)}`}
          onApply={onApply}
        />
      </div>
    </div>
  )
}

/** Width to height, to type or to pick from the usual ones. */
export const RatioControl = ({ id, reference, definition, value, onApply }: ControlProps) => (
  <>
    <TypedValue
      id={id}
      field={`variables.${reference}`}
      displayText={String(value)}
      definition={definition}
      onApply={onApply}
    />
    <datalist id={`${id}-usual`}>
      {['1 / 1', '4 / 3', '3 / 2', '16 / 9', '4 / 5'].map(ratio => (
        <option key={ratio} value={ratio} />
      ))}
    </datalist>
  </>
)
