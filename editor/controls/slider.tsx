import { useEffect, useRef } from 'react'
import * as styles from '#editor/controls/controls.css.ts'

type SliderProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** Let go of. */
  onApply: (value: number) => void
  /** While it moves. */
  onDrag: (value: number) => void
}

/** A slider that tells moving from having moved: the browser's `change` is the moment it is let go. */
export const Slider = ({ label, value, min, max, step, onApply, onDrag }: SliderProps) => {
  const input = useRef<HTMLInputElement>(null)
  const apply = useRef(onApply)
  apply.current = onApply
  useEffect(() => {
    const element = input.current
    const onChange = () => element && apply.current(Number(element.value))
    element?.addEventListener('change', onChange)
    return () => element?.removeEventListener('change', onChange)
  }, [])
  useEffect(() => {
    if (input.current) input.current.value = String(value)
  }, [value])
  return (
    <input
      ref={input}
      className={styles.range}
      type="range"
      aria-label={label}
      defaultValue={value}
      min={min}
      max={max}
      step={step}
      onInput={event => onDrag(Number(event.currentTarget.value))}
    />
  )
}
