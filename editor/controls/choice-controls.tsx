import type { ControlProps } from '#editor/controls/control-props.ts'
import * as styles from '#editor/controls/controls.css.ts'
import { nameOfReference } from '#theme/entry-names.ts'
import { shadowNames } from '#theme/entry-words.ts'

const shadowLevels = ['none', 'hairline', 'soft', 'deep'] as const

/** One of a few, side by side. */
export const ChoiceControl = ({ id, definition, value, onApply }: ControlProps) => (
  <Segments
    id={id}
    name={definition.name}
    options={definition.options ?? []}
    names={definition.optionNames}
    value={String(value)}
    onApply={onApply}
  />
)

/** How deep a shadow is. */
export const ShadowControl = ({ id, definition, value, onApply }: ControlProps) => (
  <Segments
    id={id}
    name={definition.name}
    options={shadowLevels}
    names={shadowNames}
    value={String(value)}
    onApply={onApply}
  />
)

type SegmentsProps = {
  id: string
  name: string
  options: readonly string[]
  /** what options are called that are not called as they are written */
  names: Readonly<Record<string, string>> | undefined
  value: string
  onApply: (value: string) => void
}

const Segments = ({ id, name, options, names, value, onApply }: SegmentsProps) => (
  <div role="radiogroup" aria-label={name} className={styles.segments}>
    {options.map((option, position) => (
      <label key={option} className={styles.segment}>
        <input
          id={position === 0 ? id : undefined}
          className={styles.segmentInput}
          type="radio"
          name={id}
          value={option}
          checked={option === value}
          onChange={() => onApply(option)}
        />
        <span className={styles.segmentWord}>{names?.[option] ?? nameOfReference(option)}</span>
      </label>
    ))}
  </div>
)
