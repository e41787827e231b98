import type { SceneFacts } from '#app/rules/scenes/scene-facts.ts'
import type { SceneName } from '#app/rules/scenes/scene-groups.ts'
import * as styles from '#editor/composer/composer.css.ts'
import { DayField, KeptDayNote } from '#editor/composer/day-field.tsx'
import { SceneChooser } from '#editor/composer/scene-chooser.tsx'
import { SizeChooser } from '#editor/composer/size-chooser.tsx'
import type { Scene } from '#editor/preview/first-scene.ts'
import { type PreviewSize, views } from '#editor/preview/preview-size.ts'
import type { KeptDay } from '#editor/preview/scene-day.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export type ViewBarProps = {
  facts: SceneFacts
  scene: SceneName
  onScene: (scene: Scene) => void
  /** The day that the scene shows; null where it has none. */
  day: string | null
  /** The day that the scene keeps instead; null where it has none. */
  keptDay: KeptDay | null
  locale: string
  /** Today at the venue. */
  today: string
  onDay: (day: string | null) => void
  size: PreviewSize
  onSize: (change: Partial<PreviewSize>) => void
  /** Whether clicks in the preview open controls. */
  isEditing: boolean
  onEditing: (isEditing: boolean) => void
}

const viewNames = Object.keys(views) as (keyof typeof views)[]

/** What the preview shows, as of which day, how wide and how large. */
export const ViewBar = ({
  facts,
  scene,
  onScene,
  day,
  keptDay,
  locale,
  today,
  onDay,
  size,
  onSize,
  isEditing,
  onEditing,
}: ViewBarProps) => {
  const text = useText()
  return (
    <div className={styles.view}>
      <label className={styles.selectLabel}>
        <input
          type="checkbox"
          role="switch"
          checked={isEditing}
          aria-checked={isEditing}
          onChange={event => onEditing(event.currentTarget.checked)}
        />
        {text('editor-click')}
      </label>
      <SceneChooser facts={facts} scene={scene} onScene={onScene} />
      <DayField day={day} today={today} onDay={onDay} />
      {keptDay && <KeptDayNote {...keptDay} locale={locale} />}
      <div className={styles.segments} role="group" aria-label={text('editor-width')}>
        {viewNames.map(name => (
          <button
            key={name}
            type="button"
            className={styles.segment}
            aria-pressed={name === size.view}
            onClick={() => onSize({ view: name })}
          >
            {text(`editor-device-${name}`)}
          </button>
        ))}
      </div>
      <SizeChooser size={size} onSize={onSize} />
    </div>
  )
}
