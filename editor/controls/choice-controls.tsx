import { useEffect } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import * as chrome from '#editor/chrome/chrome.css.ts'
import type { ControlProps } from '#editor/controls/control-props.ts'
import * as styles from '#editor/controls/controls.css.ts'
import { loadFaces } from '#editor/preview/load-faces.ts'
import {
  type FontFamily,
  type FontId,
  fontFamilies,
  fontStack,
  isFontId,
} from '#theme/fonts/font-families.ts'

const shadowLevels = ['none', 'hairline', 'soft', 'deep'] as const

/** One of a few, side by side. */
export const ChoiceControl = ({ id, definition, value, onApply }: ControlProps) => (
  <Segments
    id={id}
    name={definition.name}
    options={definition.options ?? []}
    value={String(value)}
    onApply={onApply}
  />
)

/** How deep a shadow is. */
export const ShadowControl = ({ id, definition, value, onApply }: ControlProps) => (
  <Segments id={id} name={definition.name} options={shadowLevels} value={String(value)} onApply={onApply} />
)

type SegmentsProps = {
  id: string
  name: string
  options: readonly string[]
  value: string
  onApply: (value: string) => void
}

const Segments = ({ id, name, options, value, onApply }: SegmentsProps) => (
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
        <span className={styles.segmentWord}>{option}</span>
      </label>
    ))}
  </div>
)

const families = Object.entries(fontFamilies) as [FontId, FontFamily][]

/** The faces, each in its own letters; folded to the chosen one until somebody wants another. */
export const FontControl = ({ id, definition, value, onApply }: ControlProps) => {
  const chosen = isFontId(value) ? value : 'system'
  useEffect(() => loadFaces(window, [chosen]), [chosen])
  const onToggle = () =>
    loadFaces(
      window,
      families.map(([family]) => family),
    )
  return (
    <details className={styles.faces} onToggle={onToggle}>
      <summary
        id={id}
        className={styles.faceShown}
        aria-label={`${definition.name}: ${fontFamilies[chosen].name}`}
      >
        <FaceWords family={chosen} />
        <Icon name="chevron-down" />
      </summary>
      <div role="radiogroup" aria-label={definition.name} className={styles.faceList}>
        {families.map(([family]) => (
          <label key={family} className={styles.faceChoice}>
            <input
              className={styles.segmentInput}
              type="radio"
              name={id}
              value={family}
              checked={family === chosen}
              onChange={() => onApply(family)}
            />
            <FaceWords family={family} />
          </label>
        ))}
      </div>
    </details>
  )
}

const FaceWords = ({ family }: { family: FontId }) => (
  <span className={styles.faceWords}>
    <span className={styles.faceName} style={{ fontFamily: fontStack(family) }}>
      {fontFamilies[family].name}
    </span>
    <span className={chrome.quiet}>{fontFamilies[family].note}</span>
  </span>
)
