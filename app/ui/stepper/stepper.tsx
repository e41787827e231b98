import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { parseQuantity, QUANTITY_LENGTH, quantityText } from '#app/rules/tickets/quantity.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import * as styles from '#app/ui/stepper/stepper.css.ts'
import { classNames } from '#app/ui/styles/class-names.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'

export type StepperProps = {
  id?: string
  name: string
  /** Name of the quantity and of its two buttons. */
  label: string
  increaseLabel: string
  decreaseLabel: string
  /** Given: the screen holds the quantity. Left out: the stepper does, from `defaultValue`. */
  value?: number
  defaultValue?: number
  min?: number
  max?: number
  /** Adding does nothing, although the maximum is not reached: a group limit, a missing prerequisite. */
  blocked?: boolean
  disabled?: boolean
  invalid?: boolean
  /** Ids of the sentences that say why it is blocked. */
  describedBy?: string
  inputRef?: RefObject<HTMLInputElement>
  /** The quantity after each press and each key; an emptied field counts when it is left. */
  onChange?: (quantity: number) => void
  className?: string
}

/** A quantity with minus and plus. Without JavaScript it is the number field alone, sent under `name`. */
export const Stepper = (props: StepperProps) => {
  const { name, label, min = 0, max = Number.POSITIVE_INFINITY, blocked, disabled, invalid } = props
  const { quantity, typed, type, settle } = useQuantity(props)
  const ownRef = useRef<HTMLInputElement>(null)
  const full = blocked || disabled || quantity >= max
  const empty = disabled || quantity <= min
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return settle(quantity)
    const step = { ArrowUp: full ? 0 : 1, ArrowDown: empty ? 0 : -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    settle(quantity + step)
  }
  return (
    <div className={classNames(styles.stepper, props.className)} data-chosen={quantity > 0 || undefined}>
      <StepButton
        icon="minus"
        label={props.decreaseLabel}
        still={empty}
        onPress={() => settle(quantity - 1)}
      />
      <input
        ref={props.inputRef ?? ownRef}
        className={styles.input}
        id={props.id}
        name={name}
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={QUANTITY_LENGTH}
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={props.max}
        aria-valuenow={quantity}
        aria-invalid={invalid || quantity > max || undefined}
        aria-describedby={props.describedBy}
        disabled={disabled}
        value={typed ?? String(quantity)}
        onChange={event => type(event.currentTarget.value)}
        onFocus={(event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
        onBlur={() => settle(quantity)}
        onKeyDown={onKeyDown}
      />
      <StepButton icon="plus" label={props.increaseLabel} still={full} onPress={() => settle(quantity + 1)} />
    </div>
  )
}

/** The settled quantity, and what is being typed over it. More than `max` can be typed: the screen says it is too much. */
const useQuantity = ({ value, defaultValue, min = 0, onChange }: StepperProps) => {
  const [own, setOwn] = useState(defaultValue ?? min)
  const [typed, setTyped] = useState<string | null>(null)
  const held = value ?? own
  const quantity = typed === null ? held : Math.max(min, parseQuantity(typed))

  const hold = (next: number) => {
    setOwn(next)
    if (next !== held) onChange?.(next)
  }
  const settle = (next: number) => {
    setTyped(null)
    hold(next)
  }
  // Told at each key press: a total that grew only when the field is left would move the button from under the pointer.
  const type = (text: string) => {
    const digits = quantityText(text)
    setTyped(digits)
    if (digits) hold(Math.max(min, parseQuantity(digits)))
  }
  return { quantity, typed, type, settle }
}

type StepButtonProps = { icon: 'plus' | 'minus'; label: string; still: boolean; onPress: () => void }

/** For pointers: the number between the two has the arrow keys, and every one of them is a stop less on the way to the next thing. */
const StepButton = ({ icon, label, still, onPress }: StepButtonProps) => (
  <button
    type="button"
    tabIndex={-1}
    className={styles.button}
    aria-disabled={still || undefined}
    onClick={still ? undefined : onPress}
  >
    <Icon name={icon} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </button>
)
